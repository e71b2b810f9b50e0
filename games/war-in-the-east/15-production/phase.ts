// 4.2.C7: the Production Phase. Centers are judged, points added, tracks advanced; then new production is started, and at the end finished units come onto the map.
import { type Piece, type Refusal, refuse, rule, say } from '@rasputitsa/kernel';
import { PRODUCTION_TRACKS, TRAY } from '../3-equipment/board.ts';
import { bringIn, INFO, kindNamed } from '../3-equipment/units.ts';
import { addPoints } from '../12-air/points.ts';
import { isCampaign, turnRow } from '../29-34-scenarios/row.ts';
import { RUSSIAN } from '../sides.ts';
import { type DecisionNode, type Play, type Query, type StepsNode, verb } from '../words.ts';
import { isTrainingOperational, workingCenters } from './centers.ts';
import { hasWaiting, placeAll, refuseWaiting } from './placing.ts';
import { followProgram } from './program.ts';
import { isAirDue } from './starts.ts';
import {
  airOnTracks,
  CONVERSION,
  onTracks,
  phasesLeft,
  READY,
  type Started,
  started,
  trainingCenters,
} from './tracks.ts';

// Points

/** 15.0 Operational Arms Centers times the Arms Multiple. */
const armsIncome = rule(
  '15.0',
  (centers: number, multiple: number): number => centers * multiple,
  () => 0,
);
/** 15.2.P The same for Personnel. */
const personnelIncome = rule(
  '15.2.P',
  (centers: number, multiple: number): number => centers * multiple,
  () => 0,
);
export function incomeOf(q: Query): { readonly arms: number; readonly personnel: number } {
  const { arms, personnel } = workingCenters(q);
  const row = turnRow(q);
  return { arms: armsIncome(arms, row?.[10] ?? 0), personnel: personnelIncome(personnel, row?.[9] ?? 0) };
}

// Advancing

/** 15.3 Before anything is paid, everything at an operational Center goes one box on, free of charge. */
const advance = rule(
  '15.3',
  (g: Play, working: ReadonlySet<number>): void => {
    for (const p of onTracks(g))
      if (g.field(p, 'box') !== READY && working.has(g.field(p, 'number'))) g.setField(p, 'box', g.field(p, 'box') + 1);
    const air = airOnTracks(g);
    if (air.some((a) => working.has(a.center)))
      g.setMemo(
        'air-on-tracks',
        air.map((a) => (working.has(a.center) ? { ...a, box: a.box + 1 } : a)),
      );
  },
  () => {},
);
function makeReady(g: Play, p: Piece): void {
  g.setField(p, 'box', READY);
  g.setField(p, 'due', g.track('turn'));
}
/** 15.42: the larger unit takes the place of its components. */
function exchange(g: Play, s: Started): void {
  const kind = kindNamed(s.what);
  const p = bringIn(g, kind, PRODUCTION_TRACKS, INFO[kind]?.steps ?? 1);
  // 36.3: without a counter they wait.
  if (p === undefined) return;
  for (const part of s.units) {
    g.clearFields(part);
    g.remove(part, TRAY, '15.42');
  }
  g.setField(p, 'number', s.center);
  g.setField(p, 'track', CONVERSION);
  makeReady(g, p);
}
function finish(g: Play): void {
  for (const s of started(g)) {
    if (phasesLeft(g, s) > 0) continue;
    if (s.track === CONVERSION && s.units.length > 1) exchange(g, s);
    else for (const p of s.units) makeReady(g, p);
  }
}
function begin(g: Play): void {
  const working = trainingCenters(g).filter((p) => isTrainingOperational(g, p));
  for (const p of working) g.raise(p, 'working');
  const { arms, personnel } = incomeOf(g);
  g.setTrack('arms-points', g.track('arms-points') + arms);
  g.setTrack('personnel-points', g.track('personnel-points') + personnel);
  g.note(
    '15.0',
    say`${arms} Arms and ${personnel} Personnel Points are added; ${working.length} Training Centers are operational.`,
  );
  advance(g, new Set(working.map((p) => g.field(p, 'number'))));
  finish(g);
}

// The end

/** 15.34.B, 15.52 Finished Air Points go to the Air Power Chart. */
const deliverAir = rule(
  '15.34.B',
  (g: Play): void => {
    const ready = started(g).filter((s) => s.units.length === 0 && phasesLeft(g, s) === 0);
    if (ready.length === 0) return;
    const isReady = (center: number, track: number, box: number): boolean =>
      ready.some((s) => s.center === center && s.track === track && s.box === box);
    g.setMemo(
      'air-on-tracks',
      airOnTracks(g).filter((a) => !isReady(a.center, a.track, a.box)),
    );
    addPoints(g, RUSSIAN, 'air', ready.length);
    g.note('15.34.B', say`${ready.length} Russian Air Points are finished.`);
  },
  () => {},
);
function end(g: Play): void {
  deliverAir(g);
  for (const p of trainingCenters(g)) if (g.has(p, 'working')) g.lower(p, 'working');
}

// Steps

const refuseStartsEnd = (q: Query): Refusal | undefined =>
  isAirDue(q) ? refuse('15.34.C', say`An Air Point must be started at a Training Center in Siberia.`) : undefined;
export const useProgram = verb({
  id: 'follow-program',
  title: 'Follow the suggested program',
  rule: '36.22',
  args: {},
  ask: {},
  apply(g) {
    const done = followProgram(g);
    g.note('36.22', say`The suggested program starts ${done.length > 0 ? done.join(', ') : 'nothing'}.`);
  },
});
const starts: DecisionNode = {
  kind: 'decision',
  id: 'production-starts',
  title: 'New production',
  rule: '15.2',
  when: (q) => !q.option('production-program'),
  verbs: ['construct', 'convert', 'rebuild', 'rebuild-air', 'follow-program'],
  prompt: (q) =>
    say`Start production: ${q.track('arms-points')} Arms and ${q.track('personnel-points')} Personnel Points are available. What is not spent is kept.`,
  done: { title: 'Done with production', rule: '15.2', refuse: refuseStartsEnd },
};
const placing: DecisionNode = {
  kind: 'decision',
  id: 'production-placing',
  title: 'Finished units',
  rule: '15.3.P',
  when: (q) => !q.option('production-program') && hasWaiting(q),
  verbs: ['place-unit', 'place-rest'],
  prompt: () => say`Place finished units beside their Training Centers, or on the eastern edge from Siberia.`,
  done: { title: 'Done placing', rule: '15.3.P', refuse: refuseWaiting },
};
/** 4.2.C7 Only the Russian's, and only in the Campaign. */
const hasProduction = rule(
  '4.2.C7',
  (q: Query): boolean => q.active === RUSSIAN && isCampaign(q),
  () => true,
);
export const production: StepsNode = {
  kind: 'steps',
  id: 'production',
  title: 'Production Phase',
  rule: '4.2.C7',
  when: hasProduction,
  leave: end,
  steps: [
    { kind: 'auto', id: 'production-income', title: 'Points and tracks', rule: '15.2.P', run: begin },
    starts,
    placing,
    {
      kind: 'auto',
      id: 'production-program',
      title: 'Automatic production',
      rule: '36.22',
      when: (q) => q.option('production-program'),
      run(g) {
        followProgram(g);
        placeAll(g);
      },
    },
  ],
};
