// Chapter 12: strategic movement. Units are marked in the Movement Phase instead of moving, and move after combat.
import { type Piece, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { onMap } from '../1-basics/units.ts';
import { inEnemyZone } from '../4-zone-of-control/zones.ts';
import { type Play, type Query, verb } from '../words.ts';

/** 12.1.4 Only marked units move after combat; 2.2.3 marked ones do not move before. */
const needsMarker = rule(
  '12.1.4',
  (q: Query, p: Piece): boolean => !q.has(p, 'strategic'),
  () => false,
);
const waits = rule(
  '2.2.3',
  (q: Query, p: Piece): boolean => q.has(p, 'strategic'),
  () => false,
);
/** 12.1.2 Nobody who has fought in the Combat Phase. */
const hasFought = rule(
  '12.1.2',
  (q: Query, p: Piece): boolean => q.has(p, 'fought') || q.has(p, 'fired'),
  () => false,
);
/** 12.2.1 */
const isHeldByZone = rule(
  '12.2.1',
  (q: Query, p: Piece): boolean => inEnemyZone(q, q.sideOf(p), q.at(p)),
  () => false,
);

/** What the marker means for moving now. */
export function refuseStrategic(q: Query, p: Piece): Refusal | undefined {
  const no = (rule: string, text: ReturnType<typeof say>): Refusal => refuse(rule, text, { pieces: [p] });
  if (!q.within('strategic-movement'))
    return waits(q, p) ? no('2.2.3', say`${unit(p)} is marked for strategic movement.`) : undefined;
  if (needsMarker(q, p)) return no('12.1.4', say`${unit(p)} was not marked for strategic movement.`);
  if (hasFought(q, p)) return no('12.1.2', say`${unit(p)} has fought in this turn's Combat Phase.`);
  // One that has set out in this phase is in no zone: 12.2.2 sees to it.
  if (isHeldByZone(q, p)) return no('12.2.1', say`${unit(p)} is in an enemy zone of control.`);
  return undefined;
}

/** 12.1.2 Nobody who has been active in the Movement Phase. */
const isActive = rule(
  '12.1.2',
  (q: Query, p: Piece): boolean => q.has(p, 'moved'),
  () => false,
);
function refuseMark(q: Query, p: Piece): Refusal | undefined {
  if (!onMap(q, p)) return refuse('12.1.4', say`${unit(p)} is not on the map.`, { pieces: [p] });
  if (q.has(p, 'strategic')) return refuse('12.1.4', say`${unit(p)} is marked already.`, { pieces: [p] });
  if (isActive(q, p)) return refuse('12.1.2', say`${unit(p)} has been active in this phase.`, { pieces: [p] });
  return undefined;
}

export const markStrategic = verb({
  id: 'mark-strategic',
  title: 'Mark for strategic movement',
  rule: '12.1.4',
  args: { piece: 'piece' },
  refuse: (q) =>
    q.option('strategic-movement') ? undefined : refuse('COMP.0', say`This game is played without strategic movement.`),
  ask: {
    piece: {
      title: 'Unit',
      *candidates(q) {
        for (const p of q.piecesOf(q.actor)) if (!refuseMark(q, p)) yield p;
      },
      refuse: (q, _, p) => refuseMark(q, p),
    },
  },
  apply: (g, { piece }) => g.raise(piece, 'strategic'),
});

/** Markers are taken off, and everybody may be active again; whoever attacked can be attacked in the enemy's Combat Phase (5.1.1, 6.1.4). */
export function endStrategic(g: Play): void {
  for (const p of g.piecesOf(g.active))
    for (const f of ['strategic', 'moved', 'fought', 'fired'] as const) g.lower(p, f);
}
