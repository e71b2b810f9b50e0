// Chapter 17, 17.3: the rail repair step of the Soviet End Phase.
import { type Loc, say } from '@rasputitsa/kernel';
import { isSource } from '../14-logistics/sources.ts';
import { BOOK_TABLES, tablesOf } from '../data/tables.ts';
import { SOVIET } from '../sides.ts';
import { type DecisionNode, type Play, type Query, verb } from '../words.ts';
import { railheads, refuseRepair, repairNext } from './railheads.ts';

const connecting =
  (q: Query) =>
  (hex: Loc): boolean =>
    isSource(q, SOVIET, hex);
const openLines = (q: Query): readonly string[] =>
  railheads(q)
    .map((r) => r.line)
    .filter((line) => refuseRepair(q, line, connecting(q)) === undefined);
const LINES: ReadonlySet<string> = new Set(BOOK_TABLES.GREEN_LINES.map(([id]) => id));

export const repair = verb({
  id: 'repair',
  title: 'Repair a rail hex',
  rule: '17.3',
  args: { line: 'choice' },
  ask: {
    line: {
      title: 'Line',
      candidates: openLines,
      refuse: (q, _, value) => refuseRepair(q, LINES.has(value) ? value : '', connecting(q)),
      preview: (q, _, value) => ({
        label: say`${tablesOf(q).GREEN_LINES.find(([id]) => id === value)?.[1] ?? value}`,
      }),
    },
  },
  apply: (g, { line }) => repairNext(g, line),
});

export const railRepair: DecisionNode = {
  kind: 'decision',
  id: 'rail-repair',
  title: 'Rail repair',
  rule: '3.C.7.c',
  when: (q) => q.active === SOVIET && openLines(q).length > 0,
  verbs: ['repair'],
  prompt: (q) =>
    say`Repair railways: ${tablesOf(q).LIMIT.railRepair - q.track('repaired-hexes')} hexes, two for each railhead.`,
  done: { title: 'Done repairing', rule: '17.3' },
  // When it ends, not when it begins: whether there is anything to repair is asked before.
  leave(g) {
    const repaired = g.memo('new-rails')?.hexes ?? [];
    if (repaired.length > 0) g.setMemo('new-rails', { hexes: repaired, wait: true });
    g.setTrack('repaired-hexes', 0);
    for (const line of g.marked('repairs')) g.setMark('repairs', line, 0);
  },
};
/** 17.3: what was repaired in the last End Phase can be used from the start of a Soviet player turn on. */
export function openNewRails(g: Play): void {
  if (g.active === SOVIET && (g.memo('new-rails')?.hexes ?? []).length > 0) g.setMemo('new-rails', null);
}
