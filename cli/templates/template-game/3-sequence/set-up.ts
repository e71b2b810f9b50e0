// Chapter 3, 3.1: the scenarios, set up from data/setups.ts.
import type { Loc } from '@rasputitsa/kernel';
import { BLUE, PLACES, RED } from '../1-map/board.ts';
import { onMap } from '../2-units/units.ts';
import { takeControl } from '../6-victory/victory.ts';
import { drawShells } from '../7-fog/shells.ts'; // fog
import { aboutDeployment } from '../about.ts';
import { DEPLOYMENTS, type Deployment } from '../data/setups.ts';
import { SIDES } from '../data/units.ts';
import type { Play, ScenarioInfo } from '../words.ts';

function hexOf(label: string): Loc {
  const at = PLACES.parse(label);
  if (typeof at !== 'number') throw new Error(`set-up: ${at.error}`);
  return at;
}

function setUp(g: Play, d: Deployment): void {
  g.setTrack('last', d.turns);
  for (const side of [BLUE, RED])
    for (const [type, label] of d.sides[side] ?? []) g.create(`${SIDES[side]?.id}-${type}`, hexOf(label));
  drawShells(g); // fog
  settle(g);
}

export const scenarios: readonly ScenarioInfo[] = DEPLOYMENTS.map((d) => ({
  id: d.id,
  title: d.title,
  rule: d.rule,
  summary: d.summary,
  about: aboutDeployment(d),
  setup: (g) => setUp(g, d),
}));

/** What follows from where units stand, so that positions written by hand need not say it: who controls the towns (6.1). */
export function settle(g: Play): void {
  for (let p = 0; p < g.pieceCount; p++) if (onMap(g, p)) takeControl(g, p, [g.at(p)]);
}
