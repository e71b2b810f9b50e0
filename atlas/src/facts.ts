// Shared facts of the theatre: places under their period names. One file, one place a line, read by every map.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface PlaceFact {
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  readonly aliases: readonly string[];
}

const FILE = join(dirname(fileURLToPath(import.meta.url)), '..', 'facts', 'places.tsv');

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
