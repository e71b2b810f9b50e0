// Shared facts of the theatre, read by every map: places under their period names, names of lands and ranges.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fields, list, text, whole } from '@rasputitsa/kernel/shape';

export interface PlaceFact {
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  readonly aliases: readonly string[];
}

const FOLDER = join(import.meta.dirname, '..', '..', 'facts');

interface Row {
  readonly text: string;
  /** What is wrong with this line of the file. */
  readonly wrong: (what: string) => Error;
}

/** Lines of a file of facts; empty ones and those that begin with # are skipped. */
function* rowsOf(file: string): Generator<Row> {
  for (const [i, text] of readFileSync(file, 'utf8').split('\n').entries())
    if (text !== '' && !text.startsWith('#'))
      yield { text, wrong: (what) => new Error(`${basename(file)}:${i + 1}: ${what}`) };
}

/** A latitude and a longitude in degrees. */
function positionOf(row: Row, lat: string, lon: string, name: string): { readonly lat: number; readonly lon: number } {
  const at = { lat: Number(lat), lon: Number(lon) };
  if (lat === '' || lon === '' || !(Math.abs(at.lat) <= 90) || !(Math.abs(at.lon) <= 180))
    throw row.wrong(`${name} has no position`);
  return at;
}

export function readPlaceFacts(file = join(FOLDER, 'places.tsv')): ReadonlyMap<string, PlaceFact> {
  const facts = new Map<string, PlaceFact>();
  for (const row of rowsOf(file)) {
    const [name = '', lat = '', lon = '', aliases = ''] = row.text.split('\t');
    if (facts.has(name)) throw row.wrong(`${name} is given twice`);
    facts.set(name, {
      name,
      ...positionOf(row, lat, lon, name),
      aliases: aliases === '' ? [] : aliases.split('|'),
    });
  }
  const all = [...facts.values()]; // aliases go into the same table, after all names
  for (const fact of all) for (const a of fact.aliases) if (!facts.has(a)) facts.set(a, fact);
  return facts;
}

/** A name for the drawn map: of a land, a range, a marsh. */
export interface NameFact {
  readonly name: string;
  readonly class: string;
  readonly lat: number;
  readonly lon: number;
  readonly rank: number;
}

export function readNameFacts(file = join(FOLDER, 'names.tsv')): NameFact[] {
  return Array.from(rowsOf(file), (row) => {
    const [name = '', kind = '', lat = '', lon = '', rank = '2'] = row.text.split('\t');
    return { name, class: kind, ...positionOf(row, lat, lon, name), rank: Number(rank) };
  });
}

/** A railway through its stations, as places of places.tsv. */
export interface RailwayFact {
  readonly name: string;
  readonly stations: readonly string[];
  readonly rank?: number;
}

const RAILWAY = fields({ name: text, stations: list(text) }, { rank: whole });

export function readRailwayFacts(file = join(FOLDER, 'railways.jsonl')): ReadonlyMap<string, RailwayFact> {
  const facts = new Map<string, RailwayFact>();
  for (const row of rowsOf(file)) {
    let fact: RailwayFact;
    try {
      fact = JSON.parse(row.text) as RailwayFact;
    } catch (e) {
      throw row.wrong((e as Error).message);
    }
    const fault = RAILWAY(fact, '');
    if (fault) throw row.wrong(fault);
    if (facts.has(fact.name)) throw row.wrong(`${fact.name} is given twice`);
    facts.set(fact.name, fact);
  }
  return facts;
}

/** A reservoir younger than 1941 that the reference material takes for an old lake. */
export interface LaterLake {
  readonly lat: number;
  readonly lon: number;
}

export function readLaterLakes(file = join(FOLDER, 'later-lakes.tsv')): readonly LaterLake[] {
  return Array.from(rowsOf(file), (row) => {
    const [lat = '', lon = '', , name = ''] = row.text.split('\t');
    return positionOf(row, lat, lon, name);
  });
}
