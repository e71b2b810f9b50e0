// The lines of a map file and what can be wrong with them.
import { LabelError } from './labels.ts';

export interface MapProblem {
  readonly line: number;
  readonly message: string;
}

/** Everything wrong with a map file at once, each with file and line. */
export class MapTextError extends Error {
  readonly fileName: string;
  readonly problems: readonly MapProblem[];
  constructor(fileName: string, problems: readonly MapProblem[]) {
    super(problems.map((p) => `${fileName}:${p.line}: ${p.message}`).join('\n'));
    this.name = 'MapTextError';
    this.fileName = fileName;
    this.problems = problems;
  }
}

export interface Line {
  readonly number: number;
  readonly text: string;
}

/** Something wrong with one line. */
export class SyntaxProblem extends Error {}

/** Marks of the format itself. */
const RESERVED = /[:,;/|=\n]|\.\.| - |^[@#[*]|^\s|\s$/;

/** Names and words must not hold marks of the format, or the file could not be read back. */
export function checkName(name: string): string {
  if (name === '') throw new SyntaxProblem('a name is missing');
  if (RESERVED.test(name))
    throw new SyntaxProblem(`the name \`${name}\` holds a mark of the format itself (: , ; / | = ..)`);
  return name;
}

export const SECTIONS = ['grid', 'words', 'places', 'hexes', 'sides', 'links', 'areas', 'lines', 'boxes'] as const;
export type SectionName = (typeof SECTIONS)[number];

/** A line that cannot stand; caught where lines are walked, so that one bad line does not hide the next. */
export function fail(message: string): never {
  throw new SyntaxProblem(message);
}

export class Reader {
  readonly problems: MapProblem[] = [];
  readonly head: Line[] = [];
  readonly sections = new Map<SectionName, Line[]>();
  lastLine = 1;

  constructor(text: string) {
    let current = this.head;
    let number = 0;
    for (const raw of text.split('\n')) {
      number++;
      const line = raw.trim();
      if (line === '' || line.startsWith('#')) continue;
      this.lastLine = number;
      if (!line.startsWith('[')) {
        current.push({ number, text: line });
        continue;
      }
      const name = SECTIONS.find((s) => line === `[${s}]`);
      if (name === undefined) this.report(number, `unknown section ${line}: sections are ${SECTIONS.join(', ')}`);
      else if (this.sections.has(name)) this.report(number, `section ${line} is given twice`);
      current = [];
      if (name !== undefined) this.sections.set(name, current);
    }
  }

  report(line: number, message: string): void {
    this.problems.push({ line, message });
  }

  /** Handles each line of a section; what a line throws is reported with its number. */
  each(lines: readonly Line[], handle: (text: string, line: Line) => void): void {
    for (const line of lines) {
      try {
        handle(line.text, line);
      } catch (e) {
        if (!(e instanceof SyntaxProblem || e instanceof LabelError)) throw e;
        this.report(line.number, e.message);
      }
    }
  }

  section(name: SectionName): readonly Line[] {
    return this.sections.get(name) ?? [];
  }
}

export function cut(text: string, at: string): readonly [string, string] {
  const i = text.indexOf(at);
  if (i < 0) return fail(`expected \`${at}\` in \`${text}\``);
  return [text.slice(0, i).trim(), text.slice(i + at.length).trim()];
}

export function items(text: string): string[] {
  if (text === '') return [];
  return text.split(',').map((s) => s.trim());
}

export function number(text: string): number {
  const n = Number(text);
  if (text === '' || !Number.isFinite(n)) return fail(`\`${text}\` is not a number`);
  return n;
}
