// Shared facts of the theatre, read by every map: places under their period names, names of lands and ranges.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface PlaceFact {
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  readonly aliases: readonly string[];
}

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), '..', 'facts');
const FILE = join(FOLDER, 'places.tsv');

export function readPlaceFacts(file = FILE): ReadonlyMap<string, PlaceFact> {
  const facts = new Map<string, PlaceFact>();
  for (const [i, text] of readFileSync(file, 'utf8').split('\n').entries()) {
    if (text === '' || text.startsWith('#')) continue;
    const [name = '', lat = '', lon = '', aliases = ''] = text.split('\t');
    const fact = { name, lat: Number(lat), lon: Number(lon), aliases: aliases === '' ? [] : aliases.split('|') };
    if (!Number.isFinite(fact.lat) || !Number.isFinite(fact.lon) || lat === '' || lon === '')
      throw new Error(`places.tsv:${i + 1}: ${name} has no position`);
    if (facts.has(name)) throw new Error(`places.tsv:${i + 1}: ${name} is given twice`);
    facts.set(name, fact);
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
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((text) => text !== '' && !text.startsWith('#'))
    .map((text) => {
      const [name = '', kind = '', lat = '', lon = '', rank = '2'] = text.split('\t');
      return { name, class: kind, lat: Number(lat), lon: Number(lon), rank: Number(rank) };
    });
}

/** A railway through its stations, as places of places.tsv. */
export interface RailwayFact {
  readonly name: string;
  readonly stations: readonly string[];
  readonly rank?: number;
}

export function readRailwayFacts(file = join(FOLDER, 'railways.jsonl')): ReadonlyMap<string, RailwayFact> {
  const facts = new Map<string, RailwayFact>();
  for (const [i, text] of readFileSync(file, 'utf8').split('\n').entries()) {
    if (text === '' || text.startsWith('#')) continue;
    const fact = JSON.parse(text) as RailwayFact;
    if (facts.has(fact.name)) throw new Error(`railways.jsonl:${i + 1}: ${fact.name} is given twice`);
    facts.set(fact.name, fact);
  }
  return facts;
}

/** A reservoir younger than 1941 that the reference material takes for an old lake. */
export interface LaterLake {
  readonly lat: number;
  readonly lon: number;
}

let laterLakes: readonly LaterLake[] | undefined;

export function readLaterLakes(file = join(FOLDER, 'later-lakes.tsv')): readonly LaterLake[] {
  laterLakes ??= readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [lat, lon] = line.split('\t');
      return { lat: Number(lat), lon: Number(lon) };
    });
  return laterLakes;
}
