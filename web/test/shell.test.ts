// What lies before the table, without a browser.
import type { GameProfile } from '@rasputitsa/host';
import { assert, integer, json, oneof, property, string } from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { game as eastfront } from '../../games/eastfront/index.ts';
import { game as skirmish } from '../../games/skirmish/index.ts';
import { openFile } from '../src/model/open-file.ts';
import {
  chairsFor,
  differing,
  fairHandicap,
  firstScenario,
  keepOpponent,
  offeredOpponent,
  pointsOf,
  quickGame,
  seatOf,
  valueWord,
} from '../src/model/new-game.ts';
import { DEFAULTS, load, parseSettings, save } from '../src/model/settings.ts';
import { whenWas } from '../src/model/when.ts';
import { en } from '../src/texts/en.ts';
import { fill, t, tMaybe } from '../src/texts/index.ts';
import { percent } from '../src/ui/percent.ts';
import { beside, byLetter, nextIndex } from '../src/ui/keys.ts';
import { dismiss, holdToasts, releaseToasts, takeAction, toast, toasts } from '../src/ui/toasts.ts';
import { fakeHost, fakeProfile } from './fake-host.ts';

const profile = fakeProfile(eastfront);

describe('words', () => {
  test('parameters and plurals are filled in; what is missing stays to be seen', () => {
    expect(fill('{n} {n|turn|turns} of {side}', { n: 1, side: 'Blue' })).toBe('1 turn of Blue');
    expect(fill('{n} {n|turn|turns}', { n: 0 })).toBe('0 turns');
    expect(fill('{who} moves', {})).toBe('{who} moves');
    expect(t('new.changed', { n: 2 })).toBe('2 changed');
    expect(tMaybe('opponent.regular', 'x')).toBe('Regular');
    expect(tMaybe('opponent.toString', 'x')).toBe('x');
  });
  test('the page never says "invalid", nor shouts', () => {
    for (const [key, text] of Object.entries(en)) {
      expect(text, key).not.toMatch(/\binvalid\b|\berror\b|!|\bplease\b/i);
    }
  });
});

describe('settings', () => {
  test('what was kept comes back, only what differs is kept', () => {
    const kept = new Map<string, string>();
    const keep = {
      getItem: (k: string) => kept.get(k) ?? null,
      setItem: (k: string, v: string) => void kept.set(k, v),
    };
    expect(save({ ...DEFAULTS, theme: 'dark', soleChoice: false }, keep)).toBe(true);
    expect(JSON.parse([...kept.values()][0] ?? '')).toEqual({ theme: 'dark', soleChoice: false });
    expect(load(keep)).toEqual({ ...DEFAULTS, theme: 'dark', soleChoice: false });
  });
  test('whatever lies in the store, settings are whole and known', () => {
    assert(
      property(oneof(string(), json()), (text) => {
        expect(Object.keys(parseSettings(text)).toSorted()).toEqual(Object.keys(DEFAULTS).toSorted());
      }),
    );
    expect(parseSettings('{"theme":"pink","motion":"off","__proto__":{"pace":"calm"}}')).toEqual({
      ...DEFAULTS,
      motion: 'off',
    });
  });
  test('a browser that stores nothing does not make the page fail', () => {
    const refuse = (): never => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    expect(save(DEFAULTS, { getItem: refuse, setItem: refuse })).toBe(false);
    expect(load({ getItem: refuse, setItem: refuse })).toEqual(DEFAULTS);
    expect(save(DEFAULTS, undefined)).toBe(false);
  });
});

describe('a new game', () => {
  test('a handicap is proposed where games between equals were not even', () => {
    const counted: GameProfile = { ...profile, bids: true };
    const tried = (bid?: number) => ({ games: 10, won: [9, 1], ...(bid === undefined ? {} : { bid }) });
    expect(fairHandicap(counted, tried(-12.4))).toEqual({ side: 1, points: 12 });
    expect(fairHandicap(counted, tried(7))).toEqual({ side: 0, points: 7 });
    expect([tried(), tried(0.2), undefined].map((trial) => fairHandicap(counted, trial))).toEqual(Array(3));
    const { bids: _, ...uncounted } = counted;
    expect(fairHandicap(uncounted, tried(9))).toBeUndefined();
    expect(['12', '-3', 'x', '1e9', '2.7'].map(pointsOf)).toEqual([12, 0, 0, 10_000, 2]);
  });
  test('offered is the opponent for newcomers, and later whoever was played against last', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
    });
    const all = ['random', 'recruit', 'regular', 'veteran', 'marshal'].map((id) => ({ id, title: id, styles: [] }));
    const full = { ...profile, opponents: all };
    const few = { ...profile, opponents: all.slice(0, 2) };
    expect([full, few].map(offeredOpponent)).toEqual(['regular', 'recruit']);
    keepOpponent('veteran');
    // Where the last one does not play this game, it is as for somebody new.
    expect([full, few].map(offeredOpponent)).toEqual(['veteran', 'recruit']);
    vi.unstubAllGlobals();
  });
  test('one click: the scenario to begin with, against the opponent on offer', () => {
    expect(quickGame(profile)).toEqual({
      game: 'eastfront',
      scenario: 'edelweiss',
      options: {},
      chairs: ['person', { bot: 'greedy' }],
    });
    expect(quickGame({ ...profile, scenarios: [] })).toBeUndefined();
    expect(offeredOpponent({ ...profile, opponents: [] })).toBeUndefined();
  });
  test('who sits where', () => {
    expect(chairsFor(profile, 'solo', 1, 'random')).toEqual([{ bot: 'random' }, 'person']);
    const styled: GameProfile = {
      ...profile,
      opponents: [{ id: 'greedy', title: 'G', styles: ['usual', 'cautious', 'bold'] }],
    };
    expect(chairsFor(styled, 'solo', 1, 'greedy', 'surprise')).toEqual([
      { bot: 'greedy', style: 'surprise' },
      'person',
    ]);
    expect(chairsFor(styled, 'solo', 1, 'greedy', 'usual')).toEqual([{ bot: 'greedy' }, 'person']);
    // Where an opponent has one way to play, none is asked of it.
    expect(chairsFor(profile, 'solo', 1, 'random', 'bold')).toEqual([{ bot: 'random' }, 'person']);
    expect(chairsFor(profile, 'two', 0, 'random')).toEqual(['person', 'person']);
    expect(chairsFor(profile, 'sandbox', 1, 'random')).toEqual(['person', 'person']);
    expect(chairsFor(profile, 'watch', 0, 'random')).toEqual([{ bot: 'random' }, { bot: 'random' }]);
    expect(seatOf(chairsFor(profile, 'solo', 1, 'random'))).toBe(1);
    expect(seatOf(chairsFor(profile, 'watch', 1, 'random'))).toBe('spectator');
  });
  test('only options that differ from the rules, or from the scenario, are told', () => {
    const first = firstScenario(profile);
    if (!first) throw new Error('no scenario');
    expect(differing(profile, first, { seapower: true, paratroops: false, nonsense: 1 })).toEqual({
      paratroops: false,
    });
    // The bridgehead is played with close stacking: switching it off is a change, on is not.
    const small = fakeProfile(skirmish);
    const bridgehead = small.scenarios.find((s) => s.id === 'bridgehead');
    if (!bridgehead) throw new Error('no bridgehead');
    expect(differing(small, bridgehead, { tight: true })).toEqual({});
    expect(differing(small, bridgehead, { tight: false })).toEqual({ tight: false });
  });
  test('values in words', () => {
    expect([true, false, 'campaign', 3].map(valueWord)).toEqual(['On', 'Off', 'Campaign', '3']);
  });
});

describe('files', () => {
  const file = (name: string, ...parts: BlobPart[]) => new File(parts, name);
  test('a good file opens a table', async () => {
    const opened = await openFile(fakeHost(), file('a.json', '{}'));
    expect(opened.ok && opened.table.game).toBe('skirmish');
  });
  test('what is too big or not text never reaches the rules, and the host’s own words are passed on', async () => {
    const host = fakeHost();
    const why = async (f: File) => {
      const opened = await openFile(host, f);
      return opened.ok ? 'opened' : opened.trouble.why;
    };
    expect(await why(file('a.png', new Uint8Array([137, 80, 78, 71, 0, 255])))).toContain('is not a text file');
    expect(await why(file('big.json', new Uint8Array(21e6)))).toContain('21 MB');
    expect(host.calls).toEqual([]);
    expect(await why(file('b.txt', 'hello'))).toContain('b.txt is neither a saved game');
  });
});

describe('messages that go', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    for (const it of toasts()) dismiss(it.id);
    vi.useRealTimers();
  });
  test('what can be undone happens only when the message goes', () => {
    const gone = vi.fn<() => void>();
    const undo = vi.fn<() => void>();
    toast({ text: 'Removed.', action: { title: 'Undo', onSelect: undo }, onGone: gone });
    vi.advanceTimersByTime(8000);
    expect(gone).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2000);
    expect(gone).toHaveBeenCalledOnce();
    const id = toast({ text: 'Removed.', action: { title: 'Undo', onSelect: undo }, onGone: gone });
    takeAction(id);
    vi.advanceTimersByTime(20_000);
    expect([undo.mock.calls.length, gone.mock.calls.length, toasts().length]).toEqual([1, 1, 0]);
  });
  test('it waits while it is read, and the oldest makes room', () => {
    toast('one');
    vi.advanceTimersByTime(4900);
    holdToasts();
    vi.advanceTimersByTime(60_000);
    expect(toasts().map((x) => x.text)).toEqual(['one']);
    releaseToasts();
    vi.advanceTimersByTime(1000);
    expect(toasts().length).toBe(1);
    for (const text of ['two', 'three', 'four']) toast(text);
    expect(toasts().map((x) => x.text)).toEqual(['two', 'three', 'four']);
  });
});

describe('small parts', () => {
  test('percents do not lie at the ends', () => {
    expect([0, 0.001, 0.444, 0.999, 1].map(percent)).toEqual(['0', '<1', '44', '>99', '100']);
  });
  test('arrow keys go round, letters find the next that begins so', () => {
    expect(nextIndex('ArrowDown', 2, 3, 'down')).toBe(0);
    expect(nextIndex('ArrowUp', 0, 3, 'down')).toBe(2);
    expect(nextIndex('ArrowRight', 0, 3, 'down')).toBeUndefined();
    expect(nextIndex('End', 0, 3, 'across')).toBe(2);
    expect(nextIndex('Home', 0, 0, 'across')).toBeUndefined();
    expect(byLetter('r', 0, ['Remove', 'Save', 'Replay'])).toBe(2);
    expect(byLetter('x', 0, ['Remove'])).toBeUndefined();
  });
  test('a box beside a point stays inside the window where it fits', () => {
    const size = integer({ min: 10, max: 300 });
    assert(
      property(integer({ min: 0, max: 800 }), integer({ min: 0, max: 600 }), size, size, (x, y, width, height) => {
        const spot = beside({ x, y, width: 0, height: 0 }, { width, height }, { width: 800, height: 600 });
        expect(spot.x).toBeGreaterThanOrEqual(0);
        expect(spot.y).toBeGreaterThanOrEqual(0);
        expect(spot.x + width).toBeLessThanOrEqual(800);
        expect(spot.y + height).toBeLessThanOrEqual(600);
      }),
    );
  });
  test('when it was', () => {
    const now = new Date(2026, 10, 15, 12, 0).getTime();
    expect(whenWas(now - 30_000, now)).toBe('just now');
    expect(whenWas(now - 3 * 3_600_000, now)).toMatch(/^today, 0?9:00/);
    expect(whenWas(now - 20 * 3_600_000, now)).toMatch(/^yesterday/);
    expect(whenWas(new Date(2025, 2, 1).getTime(), now)).toContain('2025');
  });
});
