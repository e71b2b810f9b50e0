// Combat rounds (7.2): airstrike, Defensive Fire, Offensive Fire.
import { place, say, sideName } from '@rasputitsa/kernel';
import { flyStrike } from '../13-air/airstrikes.ts';
import { isSupported } from '../5-command/combat-support.ts';
import { enemyOf } from '../sides.ts';
import { attackerAt, isBattle, unitsAt } from '../state.ts';
import type { Play, ProcessNode } from '../words.ts';
import { byStrength, count, deal, roll, support, where } from './battle-frame.ts';
import { hideDefenders, settleBattle } from './battles.ts';
import { hitsPerStep } from './defense.ts';
import { defensiveFire, offensiveFire } from './firepower.ts';
import { endurance, takeLosses } from './losses.ts';
import { driveBack, sendBack } from './repulses.ts';
import { isFirstRound, repulseNumber } from './river-assaults.ts';

function startRound(g: Play): void {
  const at = where(g);
  const { active } = g;
  g.setMark('fought', at, 1);
  const supported = isSupported(g, at, active);
  g.set('supported', supported ? 1 : 0);
  g.set('repulse', isFirstRound(g, at) && attackerAt(g, at) === active ? repulseNumber(g, at, active) : 0);
  g.note('7.14', say`${sideName(active)} fights at ${place(at)}${supported ? '' : ', unsupported'}.`);
  g.set('stage', 'air');
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

function fireOffense(g: Play): void {
  const at = where(g);
  const passive = enemyOf(g.active);
  sendBack(g);
  const perStep = hitsPerStep(g, at, passive, support(g));
  const needed = endurance(g, unitsAt(g, at, passive), perStep);
  let hits = 0;
  for (const p of byStrength(g, unitsAt(g, at, g.active))) {
    // Units not needed any more do not fire: the enemy is gone.
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
  for (const mark of ['begun', 'repulse', 'strike', 'active'] as const) g.setMark(mark, at, 0);
  const attacker = attackerAt(g, at);
  if (!isBattle(g, at)) settleBattle(g, at);
  else hideDefenders(g, at, enemyOf(attacker));
}

export const battle: ProcessNode = {
  kind: 'process',
  id: 'battle',
  title: 'Battle',
  rule: '7.22',
  step(g) {
    const at = where(g);
    const stage = g.v('stage');
    // A side that is gone ends the round (RULINGS R51).
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
