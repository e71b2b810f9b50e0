// Chapter 21: eliminated German kampfgruppen come back as Replacement Divisions.
import { type Piece, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { REPLACEMENT_BOX, REPLACEMENT_TRACK, reinforcementBox } from '../3-equipment/board.ts';
import { infoAt, isGerman, isRemnant } from '../3-equipment/units.ts';
import { isCampaign, isHistorical } from '../29-34-scenarios/row.ts';
import { NO_REPLACEMENTS_FROM } from '../data/charts.ts';
import { AXIS } from '../sides.ts';
import { type Play, type Query, verb } from '../words.ts';
import { asInfantryDivision } from '../16-17-combining/security.ts';

const TOP = 1;
/** How a piece enters (field `entry`): over the western edge south of SW1033 (21.0). */
export const WESTERN_EDGE = 1;

/** 21.06 Only in the Campaign. */
const isUsed = rule('21.06', isCampaign, () => true);
/** 21.01 Only German kampfgruppen. */
const isEligible = rule(
  '21.01',
  (q: Query, p: Piece): boolean => isGerman(q, p) && isRemnant(q, p),
  (q: Query, p: Piece) => q.sideOf(p) === AXIS,
);
/** 21.0 A kampfgruppe that was eliminated goes to the Replacement Division Box. */
export const keepForReplacement = rule(
  '21.0',
  (g: Play, p: Piece): void => {
    if (isUsed(g) && isEligible(g, p)) g.remove(p, REPLACEMENT_BOX, '21.0');
  },
  () => {},
);

/** 21.02 One a phase; one to a box. */
const isTaken = rule(
  '21.02',
  (q: Query): boolean => q.piecesAt(REPLACEMENT_TRACK).some((p) => q.field(p, 'box') === TOP),
  () => false,
);
/** 21.07 Historical Campaign: none from turn 148 on. */
const isOver = rule(
  '21.07',
  (q: Query): boolean => isHistorical(q) && q.track('turn') >= NO_REPLACEMENTS_FROM,
  () => false,
);
function refuseNow(q: Query): Refusal | undefined {
  if (q.active !== AXIS) return refuse('21.01', say`There are no Russian Replacement Divisions.`);
  if (isOver(q))
    return refuse('21.07', say`No Replacement Division is begun on or after turn ${NO_REPLACEMENTS_FROM}.`);
  if (isTaken(q)) return refuse('21.02', say`One Replacement Division a phase.`);
  return undefined;
}
const refuseUnit = (q: Query, p: Piece): Refusal | undefined =>
  q.at(p) === REPLACEMENT_BOX
    ? undefined
    : refuse('21.0', say`${unit(p)} is not in the Replacement Division Box.`, { pieces: [p] });
export const canReplace = (q: Query): boolean => q.piecesAt(REPLACEMENT_BOX).length > 0 && !refuseNow(q);
/** One of each type: they are alike. */
function* candidates(q: Query): Generator<Piece> {
  const seen = new Set<string>();
  for (const p of q.piecesAt(REPLACEMENT_BOX)) {
    if (!seen.has(infoAt(q, p).id)) yield p;
    seen.add(infoAt(q, p).id);
  }
}
export const replaceDivision = verb({
  id: 'replace-division',
  title: 'Begin a Replacement Division',
  rule: '21.0',
  args: { unit: 'piece' },
  ask: { unit: { title: 'Kampfgruppe', candidates, refuse: (q, _, value) => refuseUnit(q, value) } },
  refuse: refuseNow,
  apply(g, { unit: p }) {
    g.move(p, REPLACEMENT_TRACK, { by: 'replacement' });
    g.setSteps(p, infoAt(g, p).steps, '21.0');
    g.setField(asInfantryDivision(g, p, '21.05'), 'box', TOP);
  },
});

/** 21.1: turns on the track; a Security Division that stayed one counts as infantry. */
export function turnsOnTrack(q: Query, p: Piece): number {
  const turns = q.chart('replacement-track');
  return turns[infoAt(q, p).name] ?? turns['6-5'] ?? 1;
}
/** 21.0 Each phase one box; whoever is through enters like a reinforcement over the western edge. */
export const advanceReplacements = rule(
  '21.0',
  (g: Play): void => {
    for (const p of g.piecesAt(REPLACEMENT_TRACK)) {
      const box = g.field(p, 'box') + 1;
      if (box - TOP < turnsOnTrack(g, p)) {
        g.setField(p, 'box', box);
        continue;
      }
      g.setField(p, 'box', 0);
      g.setField(p, 'entry', WESTERN_EDGE);
      g.setField(p, 'due', g.track('turn'));
      g.move(p, reinforcementBox(AXIS), { by: 'replacement' });
      g.raise(p, 'fresh');
    }
  },
  () => {},
);
