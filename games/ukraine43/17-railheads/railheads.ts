// Chapter 17, 17.2 to 17.4: railhead markers. Each stands on a green line; how far it has come is how far the line is repaired.
import { type Loc, place, type Refusal, refuse, rule, say, type Side } from '@rasputitsa/kernel';
import { NONE } from '@rasputitsa/kit';
import { friendIn } from '../6-7-zones/picture.ts';
import { tablesOf } from '../data/tables.ts';
import { GERMAN, ownedBy, SOVIET } from '../sides.ts';
import type { Play, Query, Railhead } from '../words.ts';
import { lineHexes } from './set-up.ts';

export const railheads = (q: Query): readonly Railhead[] => q.memo('railheads') ?? [];
export const hexOfRailhead = (q: Query, r: Railhead): Loc => lineHexes(q, r.line)[r.at] ?? NONE;

/** Whether another line than this one has repaired the hex. */
function isRepairedBy(q: Query, hex: Loc, except: string): boolean {
  return tablesOf(q).GREEN_LINES.some(([line]) => {
    if (line === except) return false;
    const at = lineHexes(q, line).indexOf(hex);
    const head = railheads(q).find((r) => r.line === line);
    return at >= 0 && head !== undefined && at <= head.at;
  });
}
/** 17.4B Until a hex clear of German units; zones of control alone do nothing. */
const pushedTo = rule(
  '17.4B',
  (q: Query, r: Railhead): number => {
    const hexes = lineHexes(q, r.line);
    let at = r.at;
    while (at > 0 && friendIn(q, GERMAN, hexes[at] ?? NONE)) at--;
    return at;
  },
  (_: Query, r: Railhead) => r.at,
);
/** 17.4B: ground units of `side` have come into the hex; if they are German, a railhead there is pushed back. */
export function pushBackRailheads(g: Play, side: Side, hex: Loc): void {
  if (side !== GERMAN) return;
  for (const r of railheads(g)) {
    if (hexOfRailhead(g, r) !== hex) continue;
    const at = pushedTo(g, r);
    if (at === r.at) continue;
    const lost = lineHexes(g, r.line)
      .slice(at + 1, r.at + 1)
      .filter((h) => !isRepairedBy(g, h, r.line));
    g.setMemo(
      'railheads',
      railheads(g).map((x) => (x === r ? { line: r.line, at } : x)),
    );
    g.setLayer('repaired', lost, 0);
    g.note('17.4B', say`The railhead is pushed back to ${place(lineHexes(g, r.line)[at] ?? NONE)}.`);
  }
}

// Repair

/** 17.4C A railhead that is cut off gets no material. */
const isStalled = rule(
  '17.4C',
  (isConnecting: boolean): boolean => !isConnecting,
  () => false,
);
/** 17.3 Ten hexes in all, two of each railhead. */
const allRepaired = rule(
  '17.3',
  (q: Query): boolean => q.track('repaired-hexes') >= tablesOf(q).LIMIT.railRepair,
  () => false,
);
const crewSpent = rule(
  '17.3',
  (q: Query, line: string): boolean => q.mark('repairs', line) >= tablesOf(q).LIMIT.railRepairEach,
  () => false,
);
/** Why the railhead of a line cannot be moved on. `isConnecting`: whether a hex is a connecting rail hex (14.2B). */
export function refuseRepair(q: Query, line: string, isConnecting: (hex: Loc) => boolean): Refusal | undefined {
  const r = railheads(q).find((x) => x.line === line);
  if (r === undefined) return refuse('17.2', say`There is no railhead on this line.`);
  const here = hexOfRailhead(q, r);
  const next = lineHexes(q, line)[r.at + 1];
  if (next === undefined)
    return refuse('17.2', say`The line is repaired to its end at ${place(here)}.`, { places: [here] });
  if (allRepaired(q)) return refuse('17.3', say`Ten rail hexes have been repaired.`);
  if (crewSpent(q, line))
    return refuse('17.3', say`The railhead at ${place(here)} has moved two hexes.`, { places: [here] });
  if (isStalled(isConnecting(here)))
    return refuse(
      '17.4C',
      say`No material reaches the railhead at ${place(here)}: it is not on a connecting rail hex.`,
      { places: [here] },
    );
  // RULINGS R8
  return q.layer('control')[next] !== ownedBy(SOVIET) || friendIn(q, GERMAN, next)
    ? refuse('17.3', say`${place(next)} is not in Soviet hands.`, { places: [next] })
    : undefined;
}
/** 17.2 A marker for every green line that begins where one is repaired, as long as there are markers. */
const branches = rule(
  '17.2',
  (q: Query, now: readonly Railhead[]): readonly Railhead[] => {
    const repaired = q.layer('repaired');
    const more: Railhead[] = [];
    for (const [line] of tablesOf(q).GREEN_LINES) {
      const [first = NONE, second = NONE] = lineHexes(q, line);
      if (now.some((r) => r.line === line) || repaired[first] !== 1 || repaired[second] === 1) continue;
      if (now.length + more.length < tablesOf(q).LIMIT.railheads) more.push({ line, at: 0 });
    }
    return more;
  },
  () => [],
);
export function repairNext(g: Play, line: string): void {
  const hexes = lineHexes(g, line);
  const moved = railheads(g).map((r) => (r.line === line ? { line, at: r.at + 1 } : r));
  const here = hexes[moved.find((r) => r.line === line)?.at ?? 0] ?? NONE;
  if (g.layer('repaired')[here] !== 1)
    g.setMemo('new-rails', { hexes: [...(g.memo('new-rails')?.hexes ?? []), here], wait: false });
  g.setLayer('repaired', [here], 1);
  g.setTrack('repaired-hexes', g.track('repaired-hexes') + 1);
  g.setMark('repairs', line, g.mark('repairs', line) + 1);
  // At the end of its line a marker is free again.
  const going = moved.filter((r) => r.at < lineHexes(g, r.line).length - 1);
  g.setMemo('railheads', [...going, ...branches(g, going)]);
}
