// Refusals that cite a rule which did not say no. Every rule with a switch is left out in turn: a refusal for the cited rule must not
// outlive it, and if the action would be legal without another rule, then that one said no and is the one to name.
import type { Random } from '../dice.ts';
import { type Action, called, type Game } from '../game.ts';
import type { Match } from '../match.ts';
import { fitSwitches, withoutRule } from '../rule.ts';
import type { Side } from '../types.ts';
import { probesFor } from './probes.ts';
import { mutated } from './refusals.ts';
import { copyOf } from './twins.ts';

export interface Suspect {
  readonly cited: string;
  readonly text: string;
  /** Rules without any one of which the action would be legal; none where it is only that no reason is named. */
  readonly said: readonly string[];
  readonly side: Side;
  readonly action: unknown;
}

interface Answer {
  readonly rule: string;
  readonly text: string;
}

/** Of one rule and its parts, whichever is named: 6.3 and 6.33, 6.41 and 6.41a. */
export function isRelated(a: string, b: string): boolean {
  return a.startsWith(b) || b.startsWith(a);
}

/** The kernel's own words where no rule of the game has any: they name no reason at all. */
export function isNameless(text: string): boolean {
  return /: (not possible (at|with|for) .+|.+ cannot be chosen) now\.$/.test(text);
}

/** Asked of a copy: what was worked out with the rule in force must not be used again. */
function ask(match: Match, side: Side, raw: unknown): Answer | undefined | 'failed' {
  try {
    return copyOf(match, match.state).whyNot(side, raw);
  } catch {
    // Without one of its rules a game may well fail.
    return 'failed';
  }
}
/** undefined: the refusal is in order, or cannot be judged. Rules must have been loaded with their switches. */
export function suspicion(match: Match, side: Side, raw: unknown): Suspect | undefined {
  const switches = fitSwitches();
  const asked = new Set<string>();
  switches.trace = asked;
  const base = ask(match, side, raw);
  delete switches.trace;
  if (base === undefined || base === 'failed') return undefined;
  if (base.rule.startsWith('kernel:') && base.rule !== 'kernel:unoffered') return undefined;
  const said: string[] = [];
  for (const rule of asked) {
    const now = withoutRule(rule, () => ask(match, side, raw));
    if (rule === base.rule && (now === undefined || now === 'failed' || now.rule !== rule)) return undefined;
    if (now === undefined) said.push(rule);
  }
  if (!isNameless(base.text) && (said.length === 0 || said.some((rule) => isRelated(rule, base.rule))))
    return undefined;
  return { cited: base.rule, text: base.text, said, side, action: raw };
}

/** Asks for things that are nearly legal, and judges the refusals. */
export function suspects(match: Match, random: Random, probes: number): readonly Suspect[] {
  const out: Suspect[] = [];
  const top = Math.max(match.game.places.count, match.q.pieceCount);
  for (const side of match.owing()) {
    const legal = [...match.legal(side)];
    const asked: unknown[] = [...probesFor(match, side, random, 1)];
    for (let i = 0; i < probes && legal.length > 0; i++)
      asked.push(mutated(legal[random.int(legal.length)] as Action, random, top));
    for (const raw of asked) {
      const s = suspicion(match, side, raw);
      if (s) out.push(s);
    }
  }
  return out;
}

/** One of each kind: the same rule cited for the same reason in the same words, names and numbers aside. */
export function kindOf(game: Game, s: Suspect): string {
  const names = [
    ...game.kinds.map((k) => k.name),
    ...Array.from({ length: game.places.count }, (_, at) => called(game.places, at)),
  ];
  let { text } = s;
  for (const name of names.sort((a, b) => b.length - a.length)) if (name.length > 2) text = text.replaceAll(name, '…');
  return `${s.cited} | ${text.replaceAll(/\d+/g, 'n')} | ${s.said.join(' ')}`;
}
