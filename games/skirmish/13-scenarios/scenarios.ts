// Chapter 13: scenarios, set up from data/setups.ts.
import { FULL, PRESENT, UNSEEN } from '@rasputitsa/kernel';
import { isArm, onMap } from '../01-board/blocks.ts';
import { BLUE, HEXES, HOME, PLACES, RED } from '../01-board/board.ts';
import { hide, lookForScouts } from '../05-scouts/scouts.ts';
import { takeControl } from '../11-victory/victory.ts';
import { aboutDeployment } from '../about.ts';
import { DEPLOYMENTS, type Deployment } from '../data/setups.ts';
import { STOCK } from '../data/tables.ts';
import { KINDS, SIDES } from '../data/units.ts';
import { nameOf } from '../words.ts';
import type { Play, ScenarioInfo } from '../words.ts';

function placeOf(label: string): number {
  const at = PLACES.parse(label);
  if (typeof at !== 'number') throw new Error(`skirmish set-up: ${at.error}`);
  return at;
}

function setUp(g: Play, d: Deployment): void {
  g.setTrack('last', d.turns);
  g.setTrack('initiative', d.initiative);
  for (const side of [BLUE, RED]) {
    g.setLayer('control', HOME[side] ?? [], side + 1);
    // 8.3 Nobody but its owner knows a stock: its size is drawn where no side sees it.
    g.setTrack(nameOf('stock', side), STOCK.start + g.draw(STOCK.spread));
    for (const [arm, label, steps] of g.chart('set-ups')[d.id]?.[side] ?? []) {
      const at = placeOf(label);
      const full = KINDS.find((k) => k.id === `${SIDES[side]?.id}.${arm}`);
      // 9.2 Reserves lie open; on the map a block shows its back, and a scout nothing at all.
      if (at >= HEXES) g.create(full?.id ?? '', at, 0, FULL);
      else g.create(full?.id ?? '', at, steps, arm === 'scout' ? UNSEEN : PRESENT);
    }
  }
  settle(g);
}

export const scenarios: readonly ScenarioInfo[] = DEPLOYMENTS.map((d) => ({
  id: d.id,
  title: d.title,
  rule: d.rule,
  summary: d.summary,
  ...aboutDeployment(d),
  ...(d.options ? { options: d.options } : {}),
  setup: (g) => setUp(g, d),
}));

/** What follows from where the blocks stand: control of their hexes (11.1), and which scouts are seen (5.1, 5.2). */
export function settle(g: Play): void {
  for (let p = 0; p < g.pieceCount; p++) {
    if (!onMap(g, p)) continue;
    takeControl(g, p, [g.at(p)]);
    if (isArm(g, p, 'scout')) hide(g, p);
  }
  lookForScouts(g);
}
