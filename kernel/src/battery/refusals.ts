// Refusal fuzz: whatever is thrown at a game is accepted only if it was offered, and otherwise changes nothing.
import { ChangedWhileAsked } from '../world.ts';
import type { Random } from '../dice.ts';
import type { Action, ArgValue } from '../game.ts';
import type { Match } from '../match.ts';
import { canonical } from '../state.ts';
import type { Side } from '../types.ts';
import { Broken } from './checks.ts';

export const JUNK: readonly unknown[] = [
  null,
  undefined,
  0,
  'move',
  [],
  {},
  { verb: null },
  { verb: 'no such verb', args: {} },
  { verb: '__proto__', args: {} },
  { verb: 'constructor', args: { constructor: 1 } },
  { verb: 'done', args: { extra: 1 } },
  { verb: 'done', args: [] },
  { verb: 'done', args: null },
  { verb: 'done', args: {}, side: 0 },
];
const ODD_VALUES: readonly unknown[] = [-1, 1e9, 0.5, Number.NaN, Infinity, '0', null, {}, [], [-1], [0, 0], true, ''];

/** A legal action with something about it changed. */
export function mutated(action: Action, random: Random, top: number): unknown {
  const names = Object.keys(action.args);
  const name = names[random.int(Math.max(1, names.length))];
  if (name === undefined) return { ...action, args: { surplus: random.int(9) } };
  const args: Record<string, unknown> = { ...action.args };
  switch (random.int(4)) {
    case 0:
      delete args[name];
      break;
    case 1:
      args[name] = ODD_VALUES[random.int(ODD_VALUES.length)];
      break;
    case 2:
      args['surplus'] = 1;
      break;
    default: {
      const old = action.args[name] as ArgValue;
      args[name] = Array.isArray(old)
        ? [...(old as number[]), random.int(top)]
        : typeof old === 'number'
          ? random.int(top)
          : `${String(old)}x`;
    }
  }
  return { verb: action.verb, args };
}

function everything(match: Match): string {
  // Asked for thousands of times and only compared with itself: the order of keys does not matter.
  return JSON.stringify([match.state, match.log.length, match.rolls, match.game.sides.map((_, s) => match.version(s))]);
}

function attempt(match: Match, side: Side, raw: unknown, legal: ReadonlySet<string>, before: string): void {
  const what = () => `${match.game.sides[side]?.id ?? side} sends ${JSON.stringify(raw) ?? 'nothing'}`;
  let why: unknown;
  try {
    why = match.whyNot(side, raw);
  } catch (error) {
    if (error instanceof ChangedWhileAsked) throw error;
    throw new Broken(
      'refusal',
      `${what()}: thrown instead of refused: ${error instanceof Error ? (error.stack ?? '') : String(error)}`,
    );
  }
  if (why === undefined) {
    const lists = Object.values((raw as Action).args).some((v) => Array.isArray(v));
    if (!lists && !legal.has(canonical(raw)))
      throw new Broken('refusal', `${what()}: accepted though it was never offered`);
    return;
  }
  const out = match.act(side, raw);
  if (out.ok) throw new Broken('refusal', `${what()}: refused when asked, accepted when done`);
  if (out.refusal.rule === '' || out.refusal.text === '')
    throw new Broken('refusal', `${what()}: refused without a reason`);
  if (everything(match) !== before) throw new Broken('refusal', `${what()}: the refusal changed something`);
}

export function checkRefusals(match: Match, random: Random, tries: number): void {
  const before = everything(match);
  const owing = match.owing();
  const top = Math.max(match.game.places.count, match.q.pieceCount) + 2;
  for (const [side] of match.game.sides.entries()) {
    const actions = [...match.legal(side)];
    const legal = new Set(actions.map(canonical));
    for (const raw of JUNK) attempt(match, side, raw, legal, before);
    const foreign = actions[0] ?? [...match.legal(owing[0] ?? 0)][0];
    if (!foreign) continue;
    if (!owing.includes(side)) attempt(match, side, foreign, new Set(), before);
    else {
      const stale = match.act(side, foreign, match.version(side) - 1);
      if (stale.ok) throw new Broken('refusal', 'a stale action was accepted');
      if (everything(match) !== before) throw new Broken('refusal', 'a stale action changed something');
    }
    for (let i = 0; i < tries && actions.length > 0; i++) {
      const action = actions[random.int(actions.length)];
      if (action) attempt(match, side, mutated(action, random, top), legal, before);
    }
  }
}
