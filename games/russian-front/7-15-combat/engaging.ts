// Step one of a round: engaged units (7.2.1.1), and changing them later (7.4.2).
import {
  counted,
  type Piece,
  place,
  type Preview,
  type Refusal,
  rule,
  say,
  type Side,
  sideName,
} from '@rasputitsa/kernel';
import { enemyOf } from '../1-components/sides.ts';
import { type DecisionNode, type Play, type Query, verb } from '../words.ts';
import {
  at,
  attacker,
  committed,
  fighters,
  type Go,
  go,
  key,
  role,
  roundNumber,
  rulesOf,
  segment,
} from './battle-frame.ts';

function engageRefusal(q: Query, list: readonly Piece[]): Refusal | undefined {
  return rulesOf(q).refusal(q, at(q), q.actor, list);
}
/** What the round would look like, against what the other side has shown. */
function odds(q: Query, list: readonly Piece[]): Preview {
  const mine = rulesOf(q).strength(q, list, at(q), role(q, q.actor));
  const notes = mine.parts.map((f) => ({ rule: f.rule, message: say`${f.label}`, n: f.n }));
  const theirs = committed(q, enemyOf(q.actor));
  return {
    label:
      theirs.length === 0
        ? say`${counted(mine.total, 'factor')}`
        : say`${mine.total} against ${rulesOf(q).strength(q, theirs, at(q), role(q, enemyOf(q.actor))).total}`,
    notes,
  };
}
export const engageVerb = verb({
  id: 'engage',
  title: 'Engage',
  rule: '7.2.1.1',
  ends: true,
  args: { units: 'pieces' },
  ask: {
    units: {
      title: 'engaged unit and its supporters',
      candidates: (q) => rulesOf(q).commitments(q, at(q), q.actor),
      elements: (q) => rulesOf(q).elements(q, at(q), q.actor),
      refuse: (q, _soFar, value) => engageRefusal(q, value),
      preview: (q, _soFar, value) => odds(q, value),
    },
  },
  apply(g, { units: list }) {
    g.reply(key(g, g.actor), list);
    g.reply(`${role(g, g.actor)}Chose`, roundNumber(g));
  },
});
export const engaging: DecisionNode = {
  kind: 'decision',
  id: 'engage',
  title: 'Unit determination',
  rule: '7.2.1.1',
  verbs: ['engage'],
  prompt: (q) =>
    say`Round ${roundNumber(q)} at ${place(at(q))}: ${sideName(q.active)} engages a unit, with support if it likes.`,
};

/** 7.2.1.1: in the first round the defender chooses first. */
const firstChooser = rule('7.2.1.1', (q: Query): Side => enemyOf(attacker(q)), attacker);
/** 7.4.2: later the attacker does. */
const laterChooser = rule('7.4.2', attacker, (q) => enemyOf(attacker(q)));
function chooser(q: Query): readonly Side[] {
  const first = (roundNumber(q) === 1 ? firstChooser : laterChooser)(q);
  return [first, enemyOf(first)];
}
/** The only set a side can commit, if there is but one. */
function onlyChoice(q: Query, side: Side): readonly Piece[] | undefined {
  const all = [...rulesOf(q).commitments(q, at(q), side)].filter((c) => !rulesOf(q).refusal(q, at(q), side, c));
  return all.length === 1 ? all[0] : undefined;
}
function setCommitted(g: Play, side: Side, chosen: readonly Piece[]): void {
  g.set(key(g, side), chosen);
  g.set(`${role(g, side)}Chose`, roundNumber(g));
}
export function engage(g: Play): Go {
  if (fighters(g, attacker(g)).length === 0) return go(g, 'end');
  // The defenders may all have died in the air or naval combat before (7.3.4).
  if (fighters(g, enemyOf(attacker(g))).length === 0) return go(g, segment(g) === 'ground' ? 'pursuit' : 'end');
  for (const side of chooser(g)) {
    const name = role(g, side);
    if (g.v(`${name}Chose`) === roundNumber(g)) continue;
    const only = onlyChoice(g, side);
    if (only) {
      setCommitted(g, side, only);
      continue;
    }
    g.call('engage', { side });
    return 'again';
  }
  return go(g, 'roll');
}
