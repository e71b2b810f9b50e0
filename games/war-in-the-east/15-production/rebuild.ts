// 15.5: battlegroups are made whole, lost Air Points come back.
import { type Piece, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { AROUND, PRODUCTION_TRACKS, SIBERIA } from '../3-equipment/board.ts';
import { infoAt, isOnMap, isRemnant } from '../3-equipment/units.ts';
import { warTurn } from '../29-34-scenarios/row.ts';
import { buildTurns } from '../35-variants/calendar.ts';
import { PRODUCTION } from '../data/charts.ts';
import { RUSSIAN } from '../sides.ts';
import { type Play, type Query, verb } from '../words.ts';
import { openCenters, pay, putOn, refuseCost, refuseStart, startAir } from './starts.ts';
import { costOf, isSiberian, LOST_AIR, REBUILDING } from './tracks.ts';

export const rebuildName = (q: Query, p: Piece): string => `${infoAt(q, p).name} BG`;
/** 15.5 A battlegroup beside the Center. */
const isBeside = rule(
  '15.5',
  (q: Query, p: Piece, center: Piece): boolean => (AROUND[q.at(center)] ?? []).includes(q.at(p)),
  () => true,
);
/** 15.54 In Siberia whoever went there (26.32). */
const isInSiberia = rule(
  '15.54',
  (q: Query, p: Piece): boolean => q.at(p) === SIBERIA,
  () => false,
);
function refuseUnit(q: Query, p: Piece): Refusal | undefined {
  if (!isRemnant(q, p) || costOf(q, rebuildName(q, p)) === undefined)
    return refuse('15.5', say`${unit(p)} is not a battlegroup.`, { pieces: [p] });
  return refuseCost(q, rebuildName(q, p), REBUILDING);
}
export function refuseRebuild(q: Query, p: Piece, center: Piece): Refusal | undefined {
  if (!isAt(q, p, center))
    return refuse('15.5', say`${unit(p)} was not beside Center ${q.field(center, 'number')} when the phase began.`, {
      pieces: [p, center],
    });
  return refuseStart(q, center, REBUILDING, rebuildName(q, p));
}
/** Battlegroups beside open Centers. */
export const patients = (q: Query): readonly Piece[] =>
  q.piecesOf(RUSSIAN).filter((p) => isRemnant(q, p) && openCenters(q).some((c) => isAt(q, p, c)));
const isAt = (q: Query, p: Piece, center: Piece): boolean =>
  isSiberian(q, center) ? isInSiberia(q, p) : isOnMap(q, p) && isBeside(q, p, center);
/** When no Center takes it: the reason of one it is beside, if there is such a one. */
export function refuseAnywhere(q: Query, p: Piece): Refusal | undefined {
  const unfit = refuseUnit(q, p);
  if (unfit) return unfit;
  let why = refuse('15.5', say`${unit(p)} was not beside an operational Training Center when the phase began.`, {
    pieces: [p],
  });
  for (const center of openCenters(q)) {
    if (!isAt(q, p, center)) continue;
    const no = refuseStart(q, center, REBUILDING, rebuildName(q, p));
    if (!no) return undefined;
    why = no;
  }
  return why;
}
export function beginRebuild(g: Play, p: Piece, center: Piece): void {
  pay(g, rebuildName(g, p));
  g.move(p, PRODUCTION_TRACKS, { by: 'production' });
  putOn(g, p, g.field(center, 'number'), REBUILDING);
  g.setSteps(p, infoAt(g, p).steps, '15.5');
}
export const rebuild = verb({
  id: 'rebuild',
  title: 'Rebuild',
  rule: '15.5',
  args: { unit: 'piece', center: 'piece' },
  ask: {
    unit: {
      title: 'Battlegroup',
      candidates: (q) => patients(q),
      refuse: (q, _, value) => refuseAnywhere(q, value),
    },
    center: {
      title: 'Training Center',
      candidates: (q) => openCenters(q),
      refuse: (q, { unit: p }, value) => refuseRebuild(q, p, value),
    },
  },
  apply(g, { unit: p, center }) {
    beginRebuild(g, p, center);
    g.note('15.5', say`${unit(p)} is rebuilt at Center ${g.field(center, 'number')}.`);
  },
});

// 15.52: Air Points

/** 30.34.C Those lost when the war began from its turn 2 on. */
const tooEarly = rule(
  '30.34.C',
  (q: Query): boolean => warTurn(q) < PRODUCTION.lostAirFrom && buildTurns(q) === 0,
  () => false,
);
export function refuseLostAir(q: Query): Refusal | undefined {
  if (q.track('russian-air-lost') === 0) return refuse('15.52', say`No Air Point is lost that could be rebuilt.`);
  if (tooEarly(q))
    return refuse('30.34.C', say`Air Points are rebuilt from turn ${PRODUCTION.lostAirFrom} of the invasion on.`);
  return refuseCost(q, LOST_AIR, REBUILDING);
}
export const refuseAirAt = (q: Query, center: Piece): Refusal | undefined =>
  refuseLostAir(q) ?? refuseStart(q, center, REBUILDING, LOST_AIR);
/** Why no Air Point can be rebuilt now, at any Center. */
export function refuseLostAirAnywhere(q: Query): Refusal | undefined {
  const no = refuseLostAir(q);
  if (no) return no;
  let why: Refusal | undefined = refuse('15.17', say`No Training Center is operational in this phase.`);
  for (const center of openCenters(q)) {
    why = refuseStart(q, center, REBUILDING, LOST_AIR);
    if (!why) return undefined;
  }
  return why;
}
export function beginAirRebuild(g: Play, center: Piece): void {
  pay(g, LOST_AIR);
  g.setTrack('russian-air-lost', g.track('russian-air-lost') - 1);
  startAir(g, g.field(center, 'number'), REBUILDING);
}
export const rebuildAir = verb({
  id: 'rebuild-air',
  title: 'Rebuild an Air Point',
  rule: '15.52',
  args: { center: 'piece' },
  ask: {
    center: {
      title: 'Training Center',
      candidates: (q) => openCenters(q),
      refuse: (q, _, value) => refuseStart(q, value, REBUILDING, LOST_AIR),
    },
  },
  refuse: refuseLostAirAnywhere,
  apply: (g, { center }) => beginAirRebuild(g, center),
});
