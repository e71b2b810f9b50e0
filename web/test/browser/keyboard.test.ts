// A whole turn without a pointer, and the same turn as a screen reader gets it.
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Standing } from '@rasputitsa/host';
import type { SeededGame } from '../seeded-game.ts';
import { EDELWEISS } from './openings.ts';
import { closeBrowser, DESKTOP, LAPTOP, PHONE, Player } from './player.ts';

const SKIRMISH: SeededGame = {
  ...EDELWEISS,
  game: 'skirmish',
  scenario: 'crossing',
  chairs: ['person', { bot: 'eager' }],
};
const SIZES = [
  ['1440', DESKTOP],
  ['1024', LAPTOP],
  ['phone', PHONE],
] as const;
/** The turn of EastFront. */
const fortnightOf = (s: Standing): string => `${s.view.tracks['month'] ?? 0} ${s.view.tracks['fortnight'] ?? 0}`;
/** From the address bar to the last control of the table, the panel's content apart. */
const MOST_STOPS = 16;

let player: Player;
beforeEach(async () => {
  player = await Player.again();
  player.page.setDefaultTimeout(20_000);
});
afterEach(() => player.clean());
afterAll(closeBrowser);

async function key(...keys: readonly string[]): Promise<void> {
  for (const k of keys) {
    await player.page.keyboard.press(k);
    await player.quiet();
  }
}
/** Where the focus is. */
interface Focus {
  readonly tag: string;
  readonly verb: string;
  readonly text: string;
  readonly inChoices: boolean;
  readonly onBoard: boolean;
}
const focus = (): Promise<Focus> =>
  player.page.evaluate(() => {
    const el = document.activeElement as HTMLElement | null;
    return {
      tag: el?.tagName ?? '',
      verb: el?.dataset['verb'] ?? '',
      text: el?.getAttribute('aria-label') ?? el?.textContent ?? '',
      inChoices: el?.closest('.prompt-choices') !== null,
      onBoard: el?.matches('[data-board]') ?? false,
    };
  });
async function tabTo(found: (f: Focus) => boolean): Promise<void> {
  for (let i = 0; i < 40; i++) {
    if (found(await focus())) return;
    await key('Tab');
  }
  throw new Error(`not reached by Tab; the focus is on ${JSON.stringify(await focus())}`);
}
/** The question, once it is asked; nothing when none comes. */
async function question(): Promise<string | null> {
  await player.quiet();
  await player.page.evaluate(() => new Promise((r) => setTimeout(r, 30)));
  return player.page.evaluate(() => {
    const a = globalThis.rasputitsa.session.asking();
    return a === null ? null : `${a.verb} ${a.asked.type ?? ''}`;
  });
}
/** The question has the focus as soon as it is there. */
async function inChoices(): Promise<void> {
  const here = await focus();
  expect(here.inChoices, `${String(await question())}: ${JSON.stringify(here)}`).toBe(true);
}
/** What was asked and answered by a digit. */
const answered: string[] = [];
async function answer(): Promise<void> {
  answered.push((await question()) ?? '');
  await key('1');
}
/** Presses the button of a verb, and answers with the first answer what it asks. */
async function verb(id: string): Promise<Standing> {
  return player.doing(async () => {
    await tabTo((f) => f.verb === id);
    await key('Enter');
    for (let i = 0; i < 5 && (await question()) !== null; i++) {
      await inChoices();
      await answer();
    }
  });
}
/** Arrow keys from the cursor to a hex, then Enter. */
async function goTo(at: number): Promise<string> {
  await tabTo((f) => f.onBoard);
  const ways = await player.page.evaluate((goal) => {
    const { board, session } = globalThis.rasputitsa;
    const b = board();
    const cursor = document.querySelector<HTMLElement>('[data-board]')?.dataset['cursor'] ?? '';
    const start = cursor === '' ? session.focus() : Number(cursor);
    if (!b || start === null) return [];
    const seen = new Map<number, readonly string[]>([[start, []]]);
    const queue = [start];
    for (let h = queue.shift(); h !== undefined && !seen.has(goal); h = queue.shift())
      for (const [way, d] of [
        ['ArrowUp', 'n'],
        ['ArrowRight', 'e'],
        ['ArrowDown', 's'],
        ['ArrowLeft', 'w'],
      ] as const) {
        const next = b.neighbour(h, d);
        if (seen.has(next)) continue;
        seen.set(next, [...(seen.get(h) ?? []), way]);
        queue.push(next);
      }
    return seen.get(goal) ?? [];
  }, at);
  expect(ways.length).toBeGreaterThan(0);
  await key(...ways);
  return player.page.locator('#board-cursor').innerText();
}
async function endStep(): Promise<Standing> {
  return player.doing(async () => {
    await key('d');
    await player.page.evaluate(() => new Promise((r) => setTimeout(r, 300)));
    if ((await player.page.locator('dialog[open]').count()) === 0) return;
    await tabTo((f) => f.text.startsWith('End the step'));
    await key('Enter');
  });
}
async function begin(game: SeededGame): Promise<void> {
  await player.begin(game);
  await player.boardReady();
  await player.page.evaluate(() => {
    Object.assign(globalThis, { pointed: 0 });
    document.addEventListener('pointerdown', () => ((globalThis as unknown as { pointed: number }).pointed += 1), true);
  });
}
const noPointer = async (): Promise<void> =>
  expect(await player.page.evaluate(() => (globalThis as unknown as { pointed: number }).pointed)).toBe(0);
const usable = (s: Standing, id: string): boolean => {
  const start = s.starts[id];
  return (
    s.offers.some((o) => o.verb === id && !o.refusal) &&
    (start === undefined || (start.ok && start.choices.length + start.elements.length > 0))
  );
};

/** Presses N until a unit of that name is chosen. */
async function nextUnit(name: string): Promise<void> {
  for (let i = 0; i < 40; i++) {
    await key('n');
    const chosen = await player.page.evaluate(() => {
      const { session } = globalThis.rasputitsa;
      return [...session.selected()].map((p) => session.pieceName(p)).join();
    });
    if (chosen.startsWith(name)) return;
  }
  throw new Error(`N never came to ${name}`);
}
/** Takes the chosen unit to a place, or to the first it can reach. */
async function march(to?: number): Promise<string> {
  await player.page.waitForFunction(() =>
    globalThis.rasputitsa.session.targets().some((x) => x.asked.type === 'place'),
  );
  const goal = await player.page.evaluate((wanted) => {
    const { session } = globalThis.rasputitsa;
    const asked = session.targets().find((x) => x.asked.type === 'place')?.asked;
    const legal = (asked?.choices ?? []).map((c) => Number(c.value)).filter((at) => at < session.profile.hexes);
    return wanted !== undefined && legal.includes(wanted) ? wanted : (legal[0] ?? -1);
  }, to);
  const heard = await goTo(goal);
  await player.doing(async () => {
    await key('Enter');
    // Where it can be done in two ways, that is asked.
    for (let i = 0; i < 4 && (await question()) !== null; i++) await key('1');
  });
  return heard;
}

describe('a turn of EastFront by keyboard alone', () => {
  it('command, movement, battles with losses, the computer, until the next turn is one\u2019s own', async () => {
    await begin(EDELWEISS);
    const first = await player.standing();
    await nextUnit('U Army Group A');
    const active = await verb('activate');
    expect(active.view.pieces.some((p) => p.side === 0 && p.flags?.includes('active'))).toBe(true);
    // Answered, the focus is not lost.
    expect((await focus()).tag).not.toBe('BODY');
    let s = await endStep();
    const before = s.view.pieces;
    for (const unit of ['X armor', 'W armor', 'V armor']) {
      await nextUnit(unit);
      expect(await march(await player.at('Rostov'))).toMatch(/Rostov.*target/);
    }
    s = await player.standing();
    expect(s.view.pieces).not.toEqual(before);
    const turn = fortnightOf(first);
    let fights = 0;
    answered.length = 0;
    for (let i = 0; i < 60 && fortnightOf(s) === turn && s.table.over === null; i++) {
      if ((await question()) !== null) {
        await inChoices();
        s = await player.doing(async () => {
          for (let j = 0; j < 5 && (await question()) !== null; j++) await answer();
        });
      } else if (usable(s, 'take')) {
        s = await verb('take');
      } else if (usable(s, 'fight')) {
        s = await verb('fight');
        fights++;
      } else s = await endStep();
    }
    expect(fortnightOf(s)).not.toBe(turn);
    expect(s.view.rolls).toBeGreaterThan(first.view.rolls);
    expect(fights).toBeGreaterThan(0);
    expect(answered.some((q) => q.startsWith('take'))).toBe(true);
    await noPointer();
  });
  it('takes few stops of Tab, and short ways lead to the question, the map and the panels', async () => {
    await begin(EDELWEISS);
    await player.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    const stops: string[] = [];
    for (let i = 0; i < 40; i++) {
      await key('Tab');
      const here = await focus();
      if (here.tag === 'BODY') break;
      stops.push(here.text.slice(0, 40));
      if (await player.page.evaluate(() => document.activeElement?.getAttribute('role') === 'tab')) break;
    }
    console.log(`${stops.length} stops: ${stops.join(' | ')}`);
    expect(stops.length).toBeLessThanOrEqual(MOST_STOPS);
    expect(stops.slice(0, 3)).toEqual(['Skip to the question', 'Skip to the map', 'Skip to the panels']);
    await player.page.evaluate(() => document.querySelector<HTMLElement>('.skip-link')?.focus());
    await key('Tab', 'Enter');
    expect((await focus()).onBoard).toBe(true);
    // Arrows go from tool to tool.
    await player.page.locator('[data-act="find"]').focus();
    await key('ArrowRight');
    expect((await focus()).text).toBe('Layers');
    await noPointer();
  });
});

it.each(SIZES)('a turn of the skirmish by keyboard alone, at %s', async (_, screen) => {
  player = await Player.again(screen);
  await begin(SKIRMISH);
  const first = await player.standing();
  let s = first;
  let moved = 0;
  const told: string[] = [];
  for (let i = 0; i < 60 && s.view.tracks['turn'] === first.view.tracks['turn'] && s.table.over === null; i++) {
    if ((await question()) !== null) s = await player.doing(() => key('1'));
    else if (moved < 2 && usable(s, 'move')) {
      await key('n');
      told.push(await march());
      moved++;
      s = await player.settled();
    } else if (s.offers.some((o) => o.verb === 'done' && !o.refusal)) s = await endStep();
    else s = await verb(s.offers.find((o) => usable(s, o.verb))?.verb ?? '');
  }
  expect(s.view.tracks['turn']).not.toBe(first.view.tracks['turn']);
  expect(told).toHaveLength(2);
  for (const words of told) expect(words).toMatch(/target/);
  await noPointer();
});

interface AxNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly childIds?: readonly string[];
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
}
/** What a screen reader gets: every node with a role and a name, and what live regions say. */
async function heard(): Promise<{ readonly all: readonly string[]; readonly live: string }> {
  const cdp = await player.context.newCDPSession(player.page);
  const { nodes } = (await cdp.send('Accessibility.getFullAXTree')) as unknown as { nodes: readonly AxNode[] };
  await cdp.detach();
  const byId = new Map(nodes.map((n) => [n.nodeId, n]));
  const textOf = (n: AxNode): string =>
    n.role?.value === 'StaticText'
      ? (n.name?.value ?? '')
      : (n.childIds ?? []).map((id) => textOf(byId.get(id) ?? { nodeId: '', ignored: true })).join(' ');
  const isLive = (n: AxNode): boolean =>
    n.properties?.some((p) => p.name === 'live' && p.value.value !== 'off' && p.value.value !== '') ?? false;
  return {
    all: nodes
      .filter((n) => !n.ignored && (n.name?.value ?? '') !== '')
      .map((n) => `${n.role?.value ?? ''} ${n.name?.value ?? ''}`),
    live: nodes.filter(isLive).map(textOf).join('\n'),
  };
}

it.each(SIZES)(
  'at %s EastFront by keyboard and through the accessibility tree: the question, its answers, the hexes, a refusal, a battle, the end',
  async (_, screen) => {
    player = await Player.again(screen);
    await begin(EDELWEISS);
    // The question of the step, in a region that speaks up.
    expect((await heard()).live).toContain((await player.standing()).view.prompt ?? '?');
    await key('n');
    await verb('activate');
    const told = await heard();
    expect(told.live).toMatch(/Army Group|OKH/);
    await endStep();
    // A unit is taken up: who, and that a place is asked for.
    await key('n');
    await player.page.waitForFunction(() => globalThis.rasputitsa.session.targets().length > 0);
    expect((await heard()).live).toMatch(/choose one of the marked hexes/);
    const places = await player.page.evaluate(() => {
      const { session } = globalThis.rasputitsa;
      const asked = session.targets().find((x) => x.asked.type === 'place')?.asked;
      const legal = asked?.choices.map((c) => Number(c.value)) ?? [];
      const enemy = session
        .faces()
        .find((f) => f.side === 1 && legal.includes(f.at) && f.at < session.profile.hexes)?.at;
      const other = session
        .faces()
        .find((f) => f.side === 1 && !legal.includes(f.at) && f.at < session.profile.hexes)?.at;
      return {
        enemy: enemy ?? -1,
        other: other ?? -1,
        hidden: session.faces().filter((f) => f.side === 1 && f.look === undefined).length,
      };
    });
    expect(places.hidden).toBeGreaterThan(0);
    // A hex with an enemy: its name, whose units as far as known, whether it can be chosen.
    expect(places.enemy).toBeGreaterThanOrEqual(0);
    await goTo(places.enemy);
    const near = (await heard()).live;
    expect(near).toMatch(/Soviet: .*hidden Soviet unit/);
    expect(near).toMatch(/target/);
    await goTo(places.other);
    const far = (await heard()).live;
    expect(far).toMatch(/hidden Soviet unit/);
    expect(far).toMatch(/held by Soviet/);
    expect(far).toMatch(/cannot be chosen/);
    // Chosen all the same: the reason is an alert.
    await key('Enter');
    await player.page.waitForSelector('[data-refusal]');
    expect((await heard()).live).toContain((await player.refusal()).split('\n')[0]?.slice(0, 40) ?? '?');
    await key('Escape');

    // A battle: fought, and its result is spoken and in the tree as a table.
    const rostov = await player.at('Rostov');
    for (let i = 0; i < 3; i++) {
      await key('n');
      await player.page.waitForFunction(() => globalThis.rasputitsa.session.targets().length > 0);
      const can = await player.page.evaluate(
        (at) => globalThis.rasputitsa.session.targets().some((x) => x.asked.choices.some((c) => c.value === at)),
        rostov,
      );
      if (!can) continue;
      await goTo(rostov);
      await player.doing(async () => {
        await key('Enter');
        for (let j = 0; j < 4 && (await question()) !== null; j++) await key('1');
      });
    }
    let s = await endStep();
    for (let i = 0; i < 6 && !usable(s, 'fight'); i++) s = await endStep();
    await tabTo((f) => f.verb === 'fight');
    await key('Enter');
    expect(await question()).toMatch(/^fight/);
    const asked = await heard();
    // The places one can choose are buttons with their names.
    const choices = await player.page.locator('.prompt-choices button').allInnerTexts();
    expect(choices.length).toBeGreaterThan(0);
    for (const c of choices) expect(asked.all.some((x) => x.startsWith('button') && x.includes(c.trim()))).toBe(true);
    await player.doing(() => key('1'));
    await player.settled();
    await player.page.waitForSelector('[data-results]');
    const after = await heard();
    expect(after.live).toMatch(/rolls|loses|fights/);
    expect(after.all.some((x) => x.startsWith('columnheader Cost'))).toBe(true);
    expect(after.all.some((x) => x.startsWith('rowheader German'))).toBe(true);
    // The battles are fought to their end, the enemy plays, and the next turn is one's own.
    s = await player.settled();
    const turn = fortnightOf(s);
    for (let i = 0; i < 40 && fortnightOf(s) === turn; i++) {
      if ((await question()) !== null) s = await player.doing(answer);
      else if (usable(s, 'take')) s = await verb('take');
      else if (usable(s, 'repel')) s = await verb('repel');
      else if (usable(s, 'fight')) s = await verb('fight');
      else s = await endStep();
    }
    expect(fortnightOf(s)).not.toBe(turn);
    const mine = await player.settled();
    expect((await heard()).live).toContain(mine.view.prompt ?? '?');
    await noPointer();
  },
);
