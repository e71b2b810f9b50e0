// Chapter 17, 17.1b to 17.4: railhead markers, repair, links that repair themselves, and what German units do to railheads.
import { type Loc, place, refuse, type Refusal, rule, say, type Side } from '@rasputitsa/kernel';
import { NONE } from '@rasputitsa/kit';
import { enemyIn } from '../6-7-zones/picture.ts';
import { tablesOf } from '../data/tables.ts';
import { GERMAN, SOVIET } from '../sides.ts';
import type { Play, Query, Railhead } from '../words.ts';
import { NORTHERN_ENDS, PLAIN_LINES } from './network.ts';
import { lineHexes } from './set-up.ts';

export const railheads = (q: Query): readonly Railhead[] => q.memo('railheads') ?? [];
export const hexOfRailhead = (q: Query, r: Railhead): Loc => lineHexes(q, r.line)[r.at] ?? NONE;
const isRepaired = (q: Query, hex: Loc): boolean => q.layer('repaired')[hex] === 1;
const isComplete = (q: Query, line: string): boolean => lineHexes(q, line).every((hex) => isRepaired(q, hex));

// 17.1b, 17.1c, 27.4a: lines that need no marker

/** 17.1b A line whose two ends are repaired is repaired. */
const joins = rule(
  '17.1b',
  (q: Query, a: Loc, b: Loc): boolean => isRepaired(q, a) && isRepaired(q, b),
  () => false,
);
/** 17.1c So is one that leads nowhere, when its branch is. 27.4a: two of them wait for another line. */
const branches = rule(
  '17.1c',
  (q: Query, a: Loc, b: Loc): boolean => isRepaired(q, a) && !waitsForGorodnya(q, b),
  () => false,
);
const waitsForGorodnya = rule(
  '27.4a',
  (q: Query, end: Loc): boolean => NORTHERN_ENDS.includes(end) && !isComplete(q, GORODNYA),
  () => false,
);
const GORODNYA = 'G1b';
export function repairLinks(g: Play): void {
  for (let again = true; again; ) {
    again = false;
    for (const { hexes, deadEnd } of PLAIN_LINES) {
      const [a = NONE] = hexes;
      const b = hexes.at(-1) ?? NONE;
      if (!joins(g, a, b) && !(deadEnd && branches(g, a, b))) continue;
      const broken = hexes.filter((hex) => !isRepaired(g, hex));
      if (broken.length === 0) continue;
      g.setLayer('repaired', broken, 1);
      again = true;
    }
  }
}

// 17.3: repair

/** 17.4C Only from a hex that is connected with a source on the map edge. `connected` is asked by the caller, who knows supply. */
export function refuseAdvance(q: Query, r: Railhead, connected: (hex: Loc) => boolean): Refusal | undefined {
  const at = hexOfRailhead(q, r);
  const next = lineHexes(q, r.line)[r.at + 1];
  const about = { places: [at] };
  if (next === undefined) return refuse('17.2', say`The line ends at ${place(at)}.`, about);
  if (r.done >= tablesOf(q).LIMIT.railRepairEach)
    return eachTwo(
      say`The railhead at ${place(at)} has repaired its ${tablesOf(q).LIMIT.railRepairEach} hexes.`,
      about,
    );
  if (q.track('repaired-hexes') >= tablesOf(q).LIMIT.railRepair)
    return refuse('17.3', say`${tablesOf(q).LIMIT.railRepair} hexes have been repaired.`, about);
  // RULINGS R40: a hex that Germans hold is not repaired under their eyes.
  if (enemyIn(q, SOVIET, next)) return refuse('17.3', say`German units are in ${place(next)}.`, { places: [next] });
  return stalled(connected, at)
    ? refuse('17.4C', say`The railhead at ${place(at)} is not connected with a Soviet Supply Source.`, about)
    : undefined;
}
const stalled = rule(
  '17.4C',
  (connected: (hex: Loc) => boolean, at: Loc): boolean => !connected(at),
  () => false,
);
const eachTwo = rule(
  '17.3',
  (message: Parameters<typeof refuse>[1], about: { readonly places: readonly Loc[] }): Refusal | undefined =>
    refuse('17.3', message, about),
  () => undefined,
);
/** 17.2 A branch gets a marker of its own while there are some. */
const withBranches = rule(
  '17.2',
  (q: Query, all: readonly Railhead[], at: Loc): readonly Railhead[] => {
    const out = [...all];
    for (const [line] of tablesOf(q).GREEN_LINES) {
      if (out.length >= tablesOf(q).LIMIT.railheads) break;
      if (lineHexes(q, line)[0] !== at || out.some((r) => r.line === line) || isComplete(q, line)) continue;
      out.push({ line, at: 0, done: 0 });
    }
    return out;
  },
  (_: Query, all: readonly Railhead[]) => all,
);
export function advanceRailhead(g: Play, line: string): void {
  const moved = railheads(g).map((r) => (r.line === line ? { ...r, at: r.at + 1, done: r.done + 1 } : r));
  const now = moved.find((r) => r.line === line);
  if (!now) return;
  const at = hexOfRailhead(g, now);
  g.setTrack('repaired-hexes', g.track('repaired-hexes') + 1);
  if (!isRepaired(g, at)) g.setLayer('repaired', [at], 1);
  const hexes = lineHexes(g, line);
  // A marker that has come to the end of its line, or to a part that is repaired already, is free for a branch.
  const rest = hexes.slice(now.at + 1);
  const kept = rest.every((hex) => isRepaired(g, hex)) ? moved.filter((r) => r !== now) : moved;
  g.setMemo('railheads', withBranches(g, kept, at));
  repairLinks(g);
}
export function restRailheads(g: Play): void {
  g.setTrack('repaired-hexes', 0);
  if (railheads(g).some((r) => r.done > 0))
    g.setMemo(
      'railheads',
      railheads(g).map((r) => ({ ...r, done: 0 })),
    );
}

// 17.4

/** 17.4B A German unit in its hex pushes a railhead back to the next hex without Germans. What it leaves must be repaired again. */
export const pushBackRailheads = rule(
  '17.4B',
  (g: Play, side: Side, hex: Loc): void => {
    if (side !== GERMAN || !railheads(g).some((r) => hexOfRailhead(g, r) === hex)) return;
    const lost: Loc[] = [];
    const back = railheads(g).map((r) => {
      if (hexOfRailhead(g, r) !== hex) return r;
      const hexes = lineHexes(g, r.line);
      let { at } = r;
      while (at > 0 && enemyIn(g, SOVIET, hexes[at] ?? NONE)) {
        lost.push(hexes[at] ?? NONE);
        at--;
      }
      return { ...r, at };
    });
    g.setMemo('railheads', back);
    if (lost.length > 0) g.setLayer('repaired', lost, 0);
  },
  () => {},
);
