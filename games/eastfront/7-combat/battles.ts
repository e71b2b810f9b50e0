// Battles (7.1): begun, shown and hidden, over.
import { type Loc, type Piece, rule, type Side } from '@rasputitsa/kernel';
import { checkBeachhead } from '../15-seapower/beachhead.ts';
import { enemyOf, GERMAN, SOVIET } from '../sides.ts';
import { attackerAt, battles, isBattle, NOBODY, unitsAt } from '../state.ts';
import type { Play } from '../words.ts';

/** INTRO.2: blocks that were shown for a time are hidden again; active headquarters lie open until they deactivate. */
export const hideAgain = rule(
  'INTRO.2',
  (g: Play, units: readonly Piece[], from: Side): void => {
    g.conceal(
      units.filter((p) => !g.has(p, 'active')),
      from,
    );
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

/** 2.3, 7.14: what fights lies face-up for both sides. */
export const showBattle = rule(
  '2.3',
  rule(
    '7.14',
    (g: Play, at: Loc): void => {
      for (const side of [g.active, enemyOf(g.active)]) g.reveal(unitsAt(g, at, side), enemyOf(side));
    },
    () => undefined,
  ),
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
