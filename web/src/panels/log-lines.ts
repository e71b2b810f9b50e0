// The log as it is read: lines under their headings, empty phases folded into one line, and only what was asked for.
import type { LogLine, TableViewer } from '@rasputitsa/host';

export interface LogFilter {
  readonly kind: 'all' | 'moves' | 'battles' | 'dice';
  readonly whose: 'all' | 'mine' | 'theirs';
  readonly search: string;
  /** Bookkeeping is shown only to who asks for it. */
  readonly details: 'hidden' | 'shown';
}
export const WHOLE_LOG: LogFilter = { kind: 'all', whose: 'all', search: '', details: 'hidden' };

export interface LogGroup {
  readonly heading: LogLine | null;
  /** The side of the heading; -1 when it is nobody's. */
  readonly side: number;
  readonly lines: readonly LogLine[];
}

export interface LogNames {
  readonly labelOf: (at: number) => string;
  readonly sides: readonly string[];
}

/** Headings say `German: Movement` when the phase is one side's. */
export function sideOfHeading(text: string, sides: readonly string[]): number {
  return sides.findIndex((name) => text.startsWith(`${name}: `));
}
/** The heading without its side. */
export function headingTitle(text: string, sides: readonly string[]): string {
  const side = sideOfHeading(text, sides);
  return side < 0 ? text : text.slice((sides[side] ?? '').length + 2);
}

export function groupLines(log: readonly LogLine[], sides: readonly string[]): readonly LogGroup[] {
  const groups: { heading: LogLine | null; side: number; lines: LogLine[] }[] = [];
  for (const line of log) {
    const last = groups.at(-1);
    if (line.tone === 'heading') groups.push({ heading: line, side: sideOfHeading(line.text, sides), lines: [] });
    else if (last) last.lines.push(line);
    else groups.push({ heading: null, side: -1, lines: [line] });
  }
  return groups;
}

/** A march is told as `name: here to there`, its places with the goal first. */
export function isMove(line: LogLine, labelOf: (at: number) => string): boolean {
  const [to, from] = line.places ?? [];
  if (line.tone !== 'plain' || to === undefined || from === undefined) return false;
  return line.text.includes(`: ${labelOf(from)} to ${labelOf(to)}`);
}

/** Dice that fall somewhere, or in a side's own phase, are a battle's; those of the weather are neither. */
function isFight(group: LogGroup): boolean {
  return group.lines.some((l) => l.tone === 'dice' && (group.side >= 0 || (l.places?.length ?? 0) > 0));
}

function keeps(group: LogGroup, filter: LogFilter, viewer: TableViewer, names: LogNames): (line: LogLine) => boolean {
  const words = filter.search.trim().toLocaleLowerCase();
  const found = (line: LogLine): boolean =>
    words === '' || line.text.toLocaleLowerCase().includes(words) || line.rule?.toLocaleLowerCase() === words;
  const fight = filter.kind === 'battles' && isFight(group);
  const ofKind = (line: LogLine): boolean => {
    if (filter.kind === 'moves') return isMove(line, names.labelOf);
    if (filter.kind === 'dice') return line.tone === 'dice';
    if (filter.kind === 'battles') return fight && !isMove(line, names.labelOf);
    return true;
  };
  const theirs = (line: LogLine): boolean => {
    const by = line.dice?.by ?? group.side;
    if (filter.whose === 'all') return true;
    return filter.whose === 'mine' ? by === viewer : by >= 0 && by !== viewer;
  };
  return (line) =>
    (filter.details === 'shown' || line.tone !== 'detail') && ofKind(line) && theirs(line) && found(line);
}

export function isWhole(filter: LogFilter): boolean {
  return filter.kind === 'all' && filter.whose === 'all' && filter.search.trim() === '';
}

/** Groups with what the filter leaves. A filter that asks for something drops headings with nothing under them. */
export function filterGroups(
  groups: readonly LogGroup[],
  filter: LogFilter,
  viewer: TableViewer,
  names: LogNames,
): readonly LogGroup[] {
  const kept = groups.map((g) => ({ ...g, lines: g.lines.filter(keeps(g, filter, viewer, names)) }));
  return isWhole(filter) ? kept : kept.filter((g) => g.lines.length > 0);
}

/** What stands in the list, one under the other. */
export type LogRow =
  /** A turn begins: its date, and its weather as it came to be. */
  | { readonly kind: 'turn'; readonly key: string; readonly turn: string; readonly weather: string }
  | { readonly kind: 'heading'; readonly key: string; readonly group: LogGroup; readonly folded: boolean }
  /** Phases in which nothing happened, in one quiet line. */
  | { readonly kind: 'empty'; readonly key: string; readonly titles: readonly string[] }
  | { readonly kind: 'line'; readonly key: string; readonly line: LogLine };

function emptyTitles(run: readonly LogGroup[], sides: readonly string[]): readonly string[] {
  let side = -1;
  return run.map((g) => {
    const text = g.heading?.text ?? '';
    const same = g.side >= 0 && g.side === side;
    side = g.side;
    return same ? headingTitle(text, sides) : text;
  });
}

export function rowsOf(
  groups: readonly LogGroup[],
  folded: ReadonlySet<number>,
  sides: readonly string[],
): readonly LogRow[] {
  const rows: LogRow[] = [];
  let run: LogGroup[] = [];
  const close = (): void => {
    const first = run[0]?.heading;
    if (first) rows.push({ kind: 'empty', key: `e${first.n}`, titles: emptyTitles(run, sides) });
    run = [];
  };
  // The weather of a turn is rolled for after it has begun.
  const weathers = new Map(
    groups.flatMap(({ heading }) => (heading?.when ? [[heading.when.turn, heading.when.weather]] : [])),
  );
  let turn = '';
  for (const [i, group] of groups.entries()) {
    const { heading, lines } = group;
    if (heading?.when && heading.when.turn !== turn) {
      close();
      ({ turn } = heading.when);
      rows.push({ kind: 'turn', key: `t${heading.n}`, turn, weather: weathers.get(turn) ?? '' });
    }
    // The last heading is where the game is: it stands alone although nothing has happened yet.
    if (heading && lines.length === 0 && i < groups.length - 1) {
      run.push(group);
      continue;
    }
    close();
    const isFolded = heading !== null && folded.has(heading.n);
    if (heading) rows.push({ kind: 'heading', key: `h${heading.n}`, group, folded: isFolded });
    if (!isFolded) for (const line of lines) rows.push({ kind: 'line', key: `l${line.n}`, line });
  }
  close();
  return rows;
}

function sameRow(a: LogRow | undefined, b: LogRow): boolean {
  if (a === undefined || a.key !== b.key || a.kind !== b.kind) return false;
  if (a.kind === 'line' && b.kind === 'line') return a.line === b.line;
  if (a.kind === 'heading' && b.kind === 'heading')
    return (
      a.folded === b.folded && a.group.heading === b.group.heading && a.group.lines.length === b.group.lines.length
    );
  if (a.kind === 'turn' && b.kind === 'turn') return a.turn === b.turn && a.weather === b.weather;
  return a.kind === 'empty' && b.kind === 'empty' && a.titles.length === b.titles.length;
}

/** Rows a chunk: a chunk is drawn or not drawn as a whole. */
export const CHUNK = 16;

/** Cut into chunks; those that did not change are the same objects, so that what is drawn of them stays. */
export function chunksOf(
  rows: readonly LogRow[],
  before: readonly (readonly LogRow[])[] = [],
): readonly (readonly LogRow[])[] {
  const out: (readonly LogRow[])[] = [];
  for (let from = 0; from < rows.length; from += CHUNK) {
    const now = rows.slice(from, from + CHUNK);
    const old = before[out.length];
    const same = old?.length === now.length && now.every((row, i) => sameRow(old[i], row));
    out.push(same && old ? old : now);
  }
  return out;
}

/** Who rolled, unless the purpose begins with that name anyway. */
export function rollerOf(line: LogLine, sides: readonly string[]): string {
  const name = sides[line.dice?.by ?? -1] ?? '';
  return purposeOf(line).startsWith(`${name} `) ? '' : name;
}

/** The part of a dice line that is not drawn as dice: what was rolled for. */
export function purposeOf(line: LogLine): string {
  const at = line.text.indexOf('): ');
  return line.dice && at >= 0 ? line.text.slice(at + 3) : line.text;
}
