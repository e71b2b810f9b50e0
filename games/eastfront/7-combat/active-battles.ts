// Active battles (7.14): the active side chooses which to fight, all of them before the first is fought. INTRO.6: the others last on.
import { type Loc, place, type Preview, type Refusal, refuse, rule, say } from '@rasputitsa/kernel';
import { isSupported } from '../5-command/combat-support.ts';
import { enemyOf } from '../sides.ts';
import { battles, isBattle } from '../state.ts';
import { type Play, type Query, verb } from '../words.ts';
import { showBattle } from './battles.ts';
import { hitsPerStep } from './defense.ts';
import { dutyAt, dutyRefusal } from './mandatory-battles.ts';

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

function noBattle(q: Query, at: Loc): Refusal | undefined {
  return isBattle(q, at) ? undefined : refuse('7.11', say`There is no battle at ${place(at)}.`, { places: [at] });
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

// Choosing (RULINGS R105)

/** Battles that may be fought or left alone: with none of them there is nothing to choose. */
export function optionalBattles(q: Query): readonly Loc[] {
  return battles(q).filter((at) => dutyAt(q, at) === undefined && q.mark('fought', at) === 0);
}
/** 7.15: what must be fought is active without being chosen. */
function chosenRefusal(q: Query, at: Loc): Refusal | undefined {
  const duty = dutyRefusal(q, at);
  if (duty) return duty;
  return q.mark('active', at) > 0
    ? refuse('7.14', say`The battle at ${place(at)} is chosen already.`, { places: [at] })
    : undefined;
}
export const select = verb({
  id: 'select',
  title: 'Choose a battle',
  rule: '7.14',
  args: { at: 'place' },
  ask: {
    at: {
      candidates: (q) => battles(q),
      refuse: (q, _soFar, at) => noBattle(q, at) ?? foughtRefusal(q, at) ?? chosenRefusal(q, at),
      preview: (q, _soFar, at) => ({ notes: forecast(q, at) }),
    },
  },
  apply(g, { at }) {
    g.setMark('active', at, 1);
  },
});

// Fighting

/** 4.43b: battles chosen, and those that must be fought, that have not had their round. */
export function openBattles(q: Query): readonly Loc[] {
  return battles(q).filter((at) => q.mark('fought', at) === 0 && (q.mark('active', at) > 0 || dutyAt(q, at)));
}
/** 4.43b, 7.14: all active battles are opened at once, before the first die. */
export function openActive(g: Play): void {
  for (const at of openBattles(g)) {
    g.setMark('active', at, 1);
    showBattle(g, at);
  }
}
/** 7.14: a battle that was not chosen has to wait for another turn. */
const inactiveRefusal = rule(
  '7.14',
  (q: Query, at: Loc): Refusal | undefined =>
    q.mark('active', at) > 0
      ? undefined
      : refuse('7.14', say`The battle at ${place(at)} was not chosen this phase.`, { places: [at] }),
  () => undefined,
);
export const fight = verb({
  id: 'fight',
  title: 'Fight a battle',
  rule: '7.21',
  args: { at: 'place' },
  ask: {
    at: {
      candidates: (q) => battles(q),
      refuse: (q, _soFar, at) => noBattle(q, at) ?? foughtRefusal(q, at) ?? inactiveRefusal(q, at),
      preview: (q, _soFar, at) => ({ notes: forecast(q, at) }),
    },
  },
  apply(g, { at }) {
    g.call('battle', { side: g.actor, vars: { at, stage: 'reveal' } });
  },
});
/** 7.14, 7.15: the phase cannot end while an active battle is still to be fought. */
export function fightsOwed(q: Query): Refusal | undefined {
  const owed = openBattles(q);
  const first = owed[0];
  if (first === undefined) return undefined;
  const duty = owed.find((at) => dutyAt(q, at) !== undefined);
  const why = duty === undefined ? undefined : dutyRefusal(q, duty);
  return refuse(
    why?.rule ?? '7.14',
    why?.message ?? say`The battle at ${place(first)} was chosen and must be fought.`,
    {
      places: owed,
    },
  );
}
