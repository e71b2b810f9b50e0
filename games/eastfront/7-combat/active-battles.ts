// Active battles (7.14): the active side chooses which to fight. INTRO.6: the others last on.
import { type Loc, place, type Preview, type Refusal, refuse, rule, say } from '@rasputitsa/kernel';
import { isSupported } from '../5-command/combat-support.ts';
import { enemyOf } from '../sides.ts';
import { battles, isBattle } from '../state.ts';
import { type Query, verb } from '../words.ts';
import { hitsPerStep } from './defense.ts';

/** What both sides can see of a battle before it is opened: support, cover, assault. */
function forecast(q: Query, at: Loc): NonNullable<Preview['notes']> {
  const support = isSupported(q, at, q.actor) ? 'supported' : 'unsupported';
  const cost = hitsPerStep(q, at, enemyOf(q.actor), support);
  const notes = [
    { rule: support === 'supported' ? '5.42' : '7.4a', message: say`${support}` },
    cost === 0
      ? { rule: '7.4c', message: say`no hit counts against the fortress`, n: 0 }
      : cost === 1
        ? { rule: '7.33a', message: say`each of your hits costs a step`, n: 1 }
        : { rule: '7.34a', message: say`${cost} of your hits cost a step`, n: cost },
  ];
  if (q.mark('repulse', at) > 0) notes.push({ rule: '7.5', message: say`an assault: attackers may be driven back` });
  return notes;
}

/** 7.21: one round a phase. */
const foughtRefusal = rule(
  '7.21',
  (q: Query, at: Loc): Refusal | undefined =>
    q.mark('fought', at) > 0
      ? refuse('7.21', say`The battle at ${place(at)} has had its round this phase.`, { places: [at] })
      : undefined,
  () => undefined,
);

export const fight = verb({
  id: 'fight',
  title: 'Fight a battle',
  rule: '7.14',
  args: { at: 'place' },
  ask: {
    at: {
      candidates: (q) => battles(q),
      refuse: (q, _soFar, at) => {
        if (!isBattle(q, at)) return refuse('7.11', say`There is no battle at ${place(at)}.`, { places: [at] });
        return foughtRefusal(q, at);
      },
      preview: (q, _soFar, at) => ({ notes: forecast(q, at) }),
    },
  },
  apply(g, { at }) {
    g.call('battle', { side: g.actor, vars: { at, stage: 'reveal' } });
  },
});
