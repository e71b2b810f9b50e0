// Battles (7.1): begun, shown and hidden, over.
import { type Loc, type Piece, rule, type Side } from '@rasputitsa/kernel';
import { hideAgain } from '../0-introduction/fog-of-war.ts';
import { checkBeachhead } from '../15-seapower/beachhead.ts';
import { turnFaceUp } from '../2-units/combat-values.ts';
import { enemyOf, GERMAN, SOVIET } from '../sides.ts';
import { attackerAt, battles, isBattle, NOBODY, ownedBy, unitsAt } from '../state.ts';
import type { Play } from '../words.ts';

/** 7.11: who moves into a hex of enemies begins a battle. */
export const beginBattle = rule(
  '7.11',
  (g: Play, at: Loc, attacker: Side): void => {
    g.setLayer('attacker', [at], ownedBy(attacker));
    g.setMark('begun', at, 1);
  },
  () => undefined,
);

/** 7.12, 7.12n: with one side gone the battle is over and those left stand upright again. */
export function settleBattle(g: Play, at: Loc): void {
  if (isBattle(g, at)) return;
  if (g.layer('attacker')[at] !== NOBODY) g.setLayer('attacker', [at], NOBODY);
  g.setMark('begun', at, 0);
  g.setMark('repulse', at, 0);
  checkBeachhead(g, at);
  for (const side of [GERMAN, SOVIET]) hideAgain(g, unitsAt(g, at, side), enemyOf(side));
}

/** 7.12: at the end of a Combat Phase Original Attackers lie open everywhere, also where nobody fought (16.25). */
export function showAttackers(g: Play): void {
  for (const at of battles(g)) {
    const attacker = attackerAt(g, at);
    g.reveal(unitsAt(g, at, attacker), enemyOf(attacker));
  }
}
/** 7.12: the Original Attacker stays face-up. */
export const hideDefenders = rule(
  '7.12',
  (g: Play, at: Loc, defender: Side): void => hideAgain(g, unitsAt(g, at, defender), enemyOf(defender)),
  () => undefined,
);

/** 7.14: a battle becomes active by showing all who are in it. */
export const showBattle = rule(
  '7.14',
  (g: Play, at: Loc): void => {
    for (const side of [g.active, enemyOf(g.active)]) turnFaceUp(g, unitsAt(g, at, side), enemyOf(side));
  },
  () => undefined,
);

/** 7.12n: a unit that joins the Original Attacker in a running battle is seen at once. */
export const showNewcomer = rule(
  '7.12n',
  (g: Play, p: Piece, to: Loc): void => {
    if (attackerAt(g, to) === g.sideOf(p) && g.mark('begun', to) === 0) g.reveal([p], enemyOf(g.sideOf(p)));
  },
  () => undefined,
);
