// Games for tests of opponents: what is counted, who is idle, what happens when a player wants something illegal.
import { describe, expect, test } from 'vitest';
import { chance, contest, passing } from '../src/contest.ts';
import type { Advice } from '../src/opponent.ts';
import { BLUE, RED, toy } from './toy.ts';

const scenario = toy.scenarios[0]?.id ?? '';
const turn = (m: { readonly q: { track(id: string): number } }): number => m.q.track('turn');
const spec = { game: toy, scenario, seed: 3, most: 2000, turn } as const;
const lazy = passing(chance);

describe('contest', () => {
  test('who does anything is at work, who passes is not', () => {
    const g = contest({ ...spec, players: [chance, lazy] });
    expect(g.match.over).toBe(true);
    expect(g.refused).toEqual([]);
    expect(g.idle(RED)).toBeLessThan(1);
    expect(g.idle(BLUE)).toBe(1);
    expect(g.count(RED, 'move') + g.count(RED, 'march')).toBeGreaterThan(0);
    expect(g.count(BLUE, 'move')).toBe(0);
  });
  test('actions are counted by phase, and noted before and after', () => {
    const [before, after]: [string[], string[]] = [[], []];
    const phases = ['plans', 'move-step'];
    const note = ({ action }: { readonly action: { readonly verb: string } }, phase: string) => {
      before.push(`${action.verb} ${phase}`);
      return () => void after.push(`${action.verb} ${phase}`);
    };
    const g = contest({ ...spec, players: [chance, chance], phases, note });
    expect(after).toEqual(before);
    for (const verb of ['move', 'dig'])
      expect(g.count(RED, verb) + g.count(BLUE, verb)).toBe(before.filter((x) => x.startsWith(`${verb} `)).length);
    expect(new Set(before.map((x) => x.split(' ')[1])).size).toBeGreaterThan(1);
  });
  test('what is refused is reported with its rule, is not noted as done, and the game goes on', () => {
    let done = 0;
    const stubborn: Advice = () => ({ verb: 'move', args: { piece: 0, to: 99 } });
    const g = contest({
      ...spec,
      players: [stubborn, chance],
      note: ({ side }) => (side === RED ? () => void done++ : undefined),
    });
    expect(g.match.over).toBe(true);
    expect(g.refused.length).toBeGreaterThan(3);
    expect(g.refused[0]).toMatch(/move.*99.* \S+$/);
    expect(done).toBe(0);
    expect(g.count(RED, 'move')).toBe(0);
  });
  test('it can end before the rules do, and is the same again', () => {
    const short = () => contest({ ...spec, players: [chance, chance], until: (m) => turn(m) > 1 });
    expect(short().match.over).toBe(false);
    expect(short().winner).toBe(-1);
    expect(short().match.hash()).toBe(short().match.hash());
  });
});
