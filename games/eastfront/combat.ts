// Combat (7.0): one round of fire, with losses chosen by their owner in the middle of it.
import {
  type DecisionNode,
  place,
  type Play,
  type ProcessNode,
  type Query,
  rule,
  say,
  sideName,
  unit,
  verb,
} from '@rasputitsa/kernel';
import { isExit } from './board.ts';
import { isSupported } from './command.ts';
import { FIRE_NAMES, NO_FIRE } from './data/tables.ts';
import { defensiveFire, hitsPerStep, offensiveFire, repulseNumber } from './fire.ts';
import { loseStep, settleBattle } from './losses.ts';
import { overstacked } from './movement.ts';
import { airFire, attackerAt, battles, BY_AIR, isBattle, unitsAt } from './state.ts';
import { enemyOf, isHq, isPara } from './units.ts';

// A round of combat

type Stage = 'reveal' | 'air' | 'defense' | 'repulse' | 'offense' | 'end';

function where(q: Query): number {
  return Number(q.v('at'));
}
function count(q: Query, key: string): number {
  return Number(q.v(key) ?? 0);
}
function word(q: Query, key: string): string {
  const v = q.v(key);
  return typeof v === 'string' ? v : '';
}
function support(q: Query): 'supported' | 'unsupported' {
  return q.v('supported') === 1 ? 'supported' : 'unsupported';
}

/** 7.31: a die for each step; how many reach the class. */
function roll(g: Play, p: number, needs: number, purpose: string): readonly number[] {
  if (needs === NO_FIRE || g.steps(p) === 0) return [];
  const what = say`${unit(p)} fires ${FIRE_NAMES[needs] ?? ''} (${purpose})`;
  return g.roll(g.steps(p), 6, what, '7.31', g.sideOf(p), needs);
}

/** Sets out the hits to be taken by a side; the losses stage deals them one by one. */
function deal(g: Play, hits: number, target: number, perStep: number, next: Stage): void {
  g.set('hits', perStep === 0 ? 0 : hits);
  g.set('target', target);
  g.set('per', perStep);
  g.set('next', next);
  g.set('stage', 'losses');
}

function startRound(g: Play): void {
  const at = where(g);
  const { active } = g;
  g.setMark('fought', at, 1);
  for (const side of [active, enemyOf(active)]) g.reveal(unitsAt(g, at, side), enemyOf(side));
  const supported = isSupported(g, at, active);
  g.set('supported', supported ? 1 : 0);
  const begun = g.mark('begun', at) > 0;
  g.set('repulse', begun && attackerAt(g, at) === active ? repulseNumber(g, at, active) : 0);
  g.note('7.14', say`${sideName(active)} fights at ${place(at)}${supported ? '' : ', unsupported'}.`);
  g.set('stage', 'air');
}

/** 13.15a: the airstrike comes first. */
function flyStrike(g: Play): void {
  const at = where(g);
  const dice = g.mark('strike', at);
  const passive = enemyOf(g.active);
  if (dice === 0) {
    g.set('stage', 'defense');
    return;
  }
  const needs = airFire(g, g.active);
  const what = say`Airstrike at ${place(at)}, ${FIRE_NAMES[needs] ?? ''}`;
  const rolled = g.roll(dice, 6, what, '13.15a', g.active, needs);
  deal(g, rolled.filter((d) => d >= needs).length, passive, hitsPerStep(g, at, passive, support(g)), 'defense');
}

/** 7.22: Defensive Fire. In an assault low dice drive attackers back (7.51a). */
function fireDefense(g: Play): void {
  const at = where(g);
  const passive = enemyOf(g.active);
  let hits = 0;
  let repulses = 0;
  for (const p of byStrength(g, unitsAt(g, at, passive))) {
    const needs = defensiveFire(g, p, at);
    const dice = roll(g, p, needs, 'defense');
    hits += dice.filter((d) => d >= needs).length;
    repulses += dice.filter((d) => d <= count(g, 'repulse')).length;
  }
  g.set('repulses', Math.min(repulses, unitsAt(g, at, g.active).length));
  g.set('hits', hits);
  g.set('stage', 'repulse');
}
function byStrength(q: Query, units: readonly number[]): readonly number[] {
  return units.toSorted((a, b) => q.steps(b) - q.steps(a) || a - b);
}

/** 7.51b */
const weakest = rule(
  '7.51b',
  (q: Query, units: readonly number[]): readonly number[] => {
    const least = Math.min(...units.map((p) => q.steps(p)));
    return units.filter((p) => q.steps(p) === least);
  },
  (_q, units) => units,
);
/** 7.51b: the weakest go back first; hits fall on those who stay, and only when nobody stays on those driven back. */
function driveBack(g: Play): void {
  const at = where(g);
  const attackers = unitsAt(g, at, g.active);
  const gone = (g.v('gone') ?? []) as readonly number[];
  const left = attackers.filter((p) => !gone.includes(p));
  if (count(g, 'repulses') === gone.length) {
    g.set('out', gone);
    deal(g, count(g, 'hits'), g.active, 1, 'offense');
    return;
  }
  const chosen = g.v('chosen');
  const ties = weakest(g, left);
  const pick =
    typeof chosen === 'number' && chosen >= 0
      ? chosen
      : ties.length === 1 || ties.length <= count(g, 'repulses') - gone.length
        ? ties[0]
        : undefined;
  if (pick === undefined) {
    g.call('repulsed', { side: g.active, vars: { among: ties } });
    return;
  }
  g.set('chosen', -1);
  g.set('gone', [...gone, pick]);
}

/** Who must take the next hit: the bearer of a partial hit, else the strongest (7.33b, 7.34b). */
export const mustTake = rule(
  '7.33b',
  (q: Query, at: number, side: number, out: readonly number[]): readonly number[] => {
    const all = unitsAt(q, at, side);
    const here = all.filter((p) => !out.includes(p));
    const units = here.length > 0 ? here : all;
    const bearer = bearers(q, units);
    if (bearer.length > 0) return bearer;
    const spared = isExit(at) ? sparedHqs(q, units) : [];
    const most = Math.max(...units.filter((p) => !spared.includes(p)).map((p) => q.steps(p)));
    return units.filter((p) => spared.includes(p) || q.steps(p) === most);
  },
  (q, at, side) => unitsAt(q, at, side),
);

/** 16.25: in an Exit Zone HQs may take hits, but need not while others are there. */
const sparedHqs = rule(
  '16.25',
  (q: Query, units: readonly number[]): readonly number[] => {
    const hqs = units.filter((p) => isHq(q, p));
    return hqs.length < units.length ? hqs : [];
  },
  () => [],
);

/** 7.34b: who has part of a hit takes the next. */
const bearers = rule(
  '7.34b',
  (q: Query, units: readonly number[]): readonly number[] => units.filter((p) => q.field(p, 'part') > 0),
  () => [],
);

/** 7.33a, 7.34: one hit on one unit; a step when it has taken as many as a step costs. */
function takeHit(g: Play, p: number): void {
  const part = g.field(p, 'part') + 1;
  g.set('hits', count(g, 'hits') - 1);
  if (part < count(g, 'per')) {
    g.setField(p, 'part', part);
    return;
  }
  g.setField(p, 'part', 0);
  loseStep(g, p, '7.33a');
}

/** 7.34b: too few hits for a step at the end of the round, and nobody has part of one: they vanish, so nobody is asked. */
function isIdle(q: Query, at: number, side: number): boolean {
  return (
    word(q, 'next') === 'end' &&
    count(q, 'hits') < count(q, 'per') &&
    unitsAt(q, at, side).every((p) => q.field(p, 'part') === 0)
  );
}
/** Hits that destroy all of them; HQs have a step at zero to lose as well (5.1d). */
function endurance(q: Query, units: readonly number[], perStep: number): number {
  return units.reduce((n, p) => n + (q.steps(p) + (isHq(q, p) ? 1 : 0)) * perStep - q.field(p, 'part'), 0);
}

function takeLosses(g: Play): void {
  const at = where(g);
  const side = count(g, 'target');
  if (count(g, 'hits') === 0 || unitsAt(g, at, side).length === 0 || isIdle(g, at, side)) {
    g.set('hits', 0);
    g.set('stage', word(g, 'next'));
    return;
  }
  const among = mustTake(g, at, side, (g.v('out') ?? []) as readonly number[]);
  const chosen = g.v('chosen');
  const pick =
    typeof chosen === 'number' && among.includes(chosen)
      ? chosen
      : among.length === 1 || count(g, 'hits') >= endurance(g, unitsAt(g, at, side), count(g, 'per'))
        ? among[0]
        : undefined;
  if (pick === undefined) {
    g.call('losses', { side, vars: { among } });
    return;
  }
  g.set('chosen', -1);
  takeHit(g, pick);
}

/** 7.51a: back to where they came from, without pursuit; paratroops pay a step for it (14.4). */
function sendBack(g: Play): void {
  const at = where(g);
  for (const p of (g.v('out') ?? []) as readonly number[]) {
    if (g.at(p) !== at) continue;
    const to = g.field(p, 'from') - 1;
    const dropped = isPara(g, p) && g.field(p, 'entry') === BY_AIR;
    g.move(p, to, { by: 'repulse' });
    if (overstacked(g, g.sideOf(p)).includes(to)) g.raise(p, 'excess');
    g.lower(p, 'dispersed');
    g.conceal([p], enemyOf(g.sideOf(p)));
    if (dropped) loseStep(g, p, '14.4');
  }
  settleBattle(g, at);
}

function fireOffense(g: Play): void {
  const at = where(g);
  const passive = enemyOf(g.active);
  sendBack(g);
  const perStep = hitsPerStep(g, at, passive, support(g));
  const needed = endurance(g, unitsAt(g, at, passive), perStep);
  let hits = 0;
  for (const p of byStrength(g, unitsAt(g, at, g.active))) {
    // Whoever is not needed any more does not fire: the enemy is gone.
    if (perStep > 0 && hits >= needed) break;
    const needs = offensiveFire(g, p, at);
    hits += roll(g, p, needs, 'attack').filter((d) => d >= needs).length;
  }
  g.set('out', []);
  deal(g, hits, passive, perStep, 'end');
}

/** 7.21, 7.34b: partial hits vanish, the Original Defender is hidden again. */
function endRound(g: Play): void {
  const at = where(g);
  for (const side of [0, 1]) for (const p of unitsAt(g, at, side)) g.setField(p, 'part', 0);
  for (const mark of ['begun', 'repulse', 'strike']) g.setMark(mark, at, 0);
  const attacker = attackerAt(g, at);
  if (!isBattle(g, at)) settleBattle(g, at);
  else hideDefenders(g, at, enemyOf(attacker));
}
/** 7.12: at the end of a Combat Phase Original Attackers lie open everywhere, also where nobody fought (16.25). */
export function showAttackers(g: Play): void {
  for (const at of battles(g)) {
    const attacker = attackerAt(g, at);
    g.reveal(unitsAt(g, at, attacker), enemyOf(attacker));
  }
}
/** 7.12: the Original Attacker stays face-up. */
const hideDefenders = rule(
  '7.12',
  (g: Play, at: number, defender: number): void => {
    g.conceal(
      unitsAt(g, at, defender).filter((p) => !g.has(p, 'active')),
      enemyOf(defender),
    );
  },
  () => undefined,
);

export const battle: ProcessNode = {
  kind: 'process',
  id: 'battle',
  title: 'Battle',
  rule: '7.22',
  step(g) {
    const at = where(g);
    const stage = word(g, 'stage');
    // A side that is gone ends the round (GAPS 3.5).
    if (stage !== 'reveal' && stage !== 'losses' && stage !== 'end' && stage !== 'repulse' && !isBattle(g, at)) {
      sendBack(g);
      g.set('stage', 'end');
      return 'again';
    }
    switch (stage) {
      case 'reveal':
        startRound(g);
        return 'again';
      case 'air':
        flyStrike(g);
        return 'again';
      case 'defense':
        fireDefense(g);
        return 'again';
      case 'repulse':
        driveBack(g);
        return 'again';
      case 'losses':
        takeLosses(g);
        return 'again';
      case 'offense':
        fireOffense(g);
        return 'again';
      default:
        endRound(g);
        return 'done';
    }
  },
};

interface Pick {
  readonly piece: number;
  readonly [name: string]: number;
}
function pickVerb(id: string, title: string, ruleId: string): ReturnType<typeof verb> {
  return verb<Pick>({
    id,
    title,
    rule: ruleId,
    ends: true,
    args: [
      { name: 'piece', type: 'piece', title: 'unit', candidates: (q) => (q.v('among') ?? []) as readonly number[] },
    ],
    apply(g, { piece }) {
      g.reply('chosen', piece);
    },
  });
}
export const take = pickVerb('take', 'Take the hit', '7.33b');
export const repel = pickVerb('repel', 'Fall back', '7.51b');

export const losses: DecisionNode = {
  kind: 'decision',
  id: 'losses',
  title: 'Losses',
  rule: '7.33b',
  verbs: ['take'],
  prompt: (q) => say`A hit at ${place(where(q))}: which of the strongest takes it?`,
};
export const repulsed: DecisionNode = {
  kind: 'decision',
  id: 'repulsed',
  title: 'Repulse',
  rule: '7.51b',
  verbs: ['repel'],
  prompt: (q) => say`Driven back at ${place(where(q))}: which of the weakest falls back?`,
};
