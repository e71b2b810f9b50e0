// Reads a game's map folder: every record is checked for its shape, every fault named with file and line.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RECORDS, SPEC } from './shapes.ts';
import type {
  AreaRecord,
  BoxRecord,
  LineRecord,
  LinkRecord,
  MapSpec,
  OverrideRecord,
  PlaceRecord,
  RiverSpec,
} from './spec.ts';

export interface Located<T> {
  readonly value: T;
  readonly file: string;
  readonly line: number;
}

/** Something wrong in a file, with the place to look. */
export class MapFileError extends Error {
  constructor(file: string, line: number, what: string) {
    super(`${file}:${line}: ${what}`);
    this.name = 'MapFileError';
  }
}

export interface MapFolder {
  readonly dir: string;
  readonly specText: string;
  readonly spec: MapSpec;
  readonly rivers: readonly Located<RiverSpec>[];
  readonly places: readonly Located<PlaceRecord>[];
  readonly links: readonly Located<LinkRecord>[];
  readonly areas: readonly Located<AreaRecord>[];
  readonly lines: readonly Located<LineRecord>[];
  readonly boxes: readonly Located<BoxRecord>[];
  readonly overrides: readonly Located<OverrideRecord>[];
}

/** A word of spec.json that is wrong, wherever that was found out; `inSpec` says on which line it stands. */
export class SpecWordError extends Error {
  readonly word: string;
  constructor(word: string, what: string) {
    super(what);
    this.name = 'SpecWordError';
    this.word = word;
  }
}

/** Runs what may stumble over a word of the folder's spec.json. */
export function inSpec<T>(folder: Pick<MapFolder, 'specText'>, work: () => T): T {
  try {
    return work();
  } catch (e) {
    if (e instanceof SpecWordError) throw new MapFileError('spec.json', lineOf(folder.specText, e.word), e.message);
    throw e;
  }
}

/** The first line that holds the word as a JSON text or key; 1 when none does. */
function lineOf(text: string, word: string): number {
  return (
    Math.max(
      0,
      text.split('\n').findIndex((l) => l.includes(JSON.stringify(word))),
    ) + 1
  );
}

/** One JSON record a line; empty lines and lines that start with # are skipped. */
export function readRecords<T>(dir: string, name: keyof typeof RECORDS): Located<T>[] {
  const path = join(dir, name);
  if (!existsSync(path)) return [];
  const out: Located<T>[] = [];
  for (const [i, text] of readFileSync(path, 'utf8').split('\n').entries()) {
    if (text.trim() === '' || text.startsWith('#')) continue;
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch (e) {
      throw new MapFileError(name, i + 1, `not a JSON record (${(e as Error).message})`);
    }
    const wrong = RECORDS[name](value, '');
    if (wrong) throw new MapFileError(name, i + 1, wrong);
    out.push({ value: value as T, file: name, line: i + 1 });
  }
  return out;
}

function readSpec(text: string): MapSpec {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (e) {
    const { message } = e as Error;
    throw new MapFileError('spec.json', Number(/\(line (\d+)/.exec(message)?.[1] ?? 1), message);
  }
  const wrong = SPEC(value, '');
  // The path's last word is the field that is wrong; one that is missing stands on no line.
  const field = /^\S*\/(\S+)/.exec(wrong ?? '')?.[1] ?? '';
  if (wrong) throw new MapFileError('spec.json', lineOf(text, field), wrong);
  return value as MapSpec;
}

export function readFolder(dir: string): MapFolder {
  const path = join(dir, 'spec.json');
  if (!existsSync(path)) throw new MapFileError('spec.json', 1, `there is no ${path}`);
  const specText = readFileSync(path, 'utf8');
  return {
    dir,
    specText,
    spec: readSpec(specText),
    rivers: readRecords(dir, 'rivers.jsonl'),
    places: readRecords(dir, 'places.jsonl'),
    links: readRecords(dir, 'links.jsonl'),
    areas: readRecords(dir, 'areas.jsonl'),
    lines: readRecords(dir, 'lines.jsonl'),
    boxes: readRecords(dir, 'boxes.jsonl'),
    overrides: readRecords(dir, 'overrides.jsonl'),
  };
}
