// What must be true after every action, and how the secrets of a side may be shuffled without its enemy noticing.
import { KIND, type Random, type Side, UNSEEN } from '@rasputitsa/kernel';
import { overstackedHexes } from '@rasputitsa/kit';
import { isArm, onMap, piecesIn } from './01-board/blocks.ts';
import { ALL_HEXES, BLUE, BRIDGE, enemyOf, HEXES, PLACES, RED, RESERVE, WATER } from './01-board/board.ts';
import { allotted, planOf } from './02-sequence/orders.ts';
import { stackLimits } from './03-zones/zones.ts';
import { allowance } from './04-movement/movement.ts';
import { isWatched } from './05-scouts/scouts.ts';
import { CROSSINGS, STOCK, WEATHERS } from './data/tables.ts';
import { CONTROL, nameOf, type Plan, type Play, type Query } from './words.ts';

function* pieceFaults(q: Query): Generator<string> {
  for (let p = 0; p < q.pieceCount; p++) {
    const { name, steps: full } = q.kindOf(p);
    const steps = q.steps(p);
    if (!onMap(q, p)) {
      if (q.at(p) >= HEXES && q.at(p) !== RESERVE[q.sideOf(p)]) yield `${name} is in the wrong reserve`;
      if (q.at(p) >= HEXES && steps !== 0) yield `${name} has ${steps} steps in the reserve`;
      continue;
    }
    if (steps < 1 || steps > full) yield `${name} has ${steps} steps`;
    if (q.field(p, 'spent') < 0 || q.field(p, 'spent') > allowance(q, p))
      yield `${name} has spent ${q.field(p, 'spent')}`;
    if (!isArm(q, p, 'scout')) continue;
    const known = q.knows(enemyOf(q.sideOf(p)), p);
    if (known !== UNSEEN && known < KIND) yield `${name} is half seen`;
    if (q.has(p, 'spotted') !== known >= KIND) yield `${name}: spotted and known disagree`;
  }
}

function* hexFaults(q: Query): Generator<string> {
  for (const side of [BLUE, RED])
    for (const hex of overstackedHexes(stackLimits(q), ALL_HEXES, (h) => piecesIn(q, h, side)).keys())
      yield `too many blocks in ${PLACES.label(hex)}`;
  const control = q.layer('control');
  for (const hex of ALL_HEXES) {
    if (CONTROL[control[hex] ?? -1] === undefined) yield `${PLACES.label(hex)} is controlled by ${control[hex]}`;
    const here = q.piecesAt(hex);
    if (here.some((p) => q.sideOf(p) !== q.sideOf(here[0] ?? -1))) yield `both sides are in ${PLACES.label(hex)}`;
    const owner = here.find((p) => !isArm(q, p, 'scout'));
    if (owner !== undefined && control[hex] !== q.sideOf(owner) + 1)
      yield `${PLACES.label(hex)} does not belong to its garrison`;
  }
}

function* countFaults(q: Query): Generator<string> {
  for (const side of [BLUE, RED]) {
    const stock = q.track(nameOf('stock', side));
    if (stock < 0 || stock > STOCK.most) yield `stock of ${stock}`;
    if (allotted(planOf(q, side)) > stock) yield 'more allotted than there is';
  }
  if (WEATHERS[q.track('weather')] === undefined) yield `weather ${q.track('weather')}`;
  for (const [side, used] of Object.entries(q.state.marks['crossings'] ?? {}))
    if (used > (WATER[Number(side)] === BRIDGE ? CROSSINGS.bridge : CROSSINGS.ford))
      yield `${used} blocks crossed hexside ${side}`;
}

export function invariants(q: Query): readonly string[] {
  return [...pieceFaults(q), ...hexFaults(q), ...countFaults(q)];
}

/** An unseen scout stands where `viewer` would not see it, and none of its blocks is. */
function hideAway(g: Play, viewer: Side, random: Random): void {
  const enemy = enemyOf(viewer);
  const isHidden = (hex: number): boolean => piecesIn(g, hex, viewer).length === 0 && !isWatched(g, hex, enemy);
  for (const p of g.piecesOf(enemy)) {
    if (!isArm(g, p, 'scout') || !onMap(g, p) || g.knows(viewer, p) !== UNSEEN || isHidden(g.at(p))) continue;
    const hexes = ALL_HEXES.filter(isHidden);
    const to = hexes[random.int(Math.max(1, hexes.length))];
    if (to !== undefined) g.move(p, to);
  }
}
/** The enemy's stock and plan may be anything the rules allow: `viewer` must not see a difference. */
export function permute(g: Play, viewer: Side, random: Random): void {
  const enemy = enemyOf(viewer);
  hideAway(g, viewer, random);
  if (g.memo(nameOf('plan', enemy)) === undefined) {
    g.setTrack(nameOf('stock', enemy), random.int(STOCK.most + 1));
    return;
  }
  const plan: Plan = {
    initiative: random.int(STOCK.purpose + 1),
    shots: random.int(STOCK.purpose + 1),
    rebuild: random.int(STOCK.purpose + 1),
  };
  g.setMemo(nameOf('plan', enemy), plan);
  g.setTrack(nameOf('stock', enemy), allotted(plan) + random.int(STOCK.most - allotted(plan) + 1));
}
