// Rulings: every one that is cited is in RULINGS.md under its number, and nothing refers to papers the repository does not have.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { citedRulings, rulingsOf } from '@rasputitsa/kernel/node-rulings';
import { describe, expect, test } from 'vitest';

const dir = join(import.meta.dirname, '..');
const here = import.meta.filename;
const texts = readdirSync(dir, { recursive: true, encoding: 'utf8' })
  .filter((f) => /\.(ts|yaml|tsv|jsonl|md)$/.test(f) && join(dir, f) !== here)
  .map((file) => ({ file, text: readFileSync(join(dir, file), 'utf8') }));

describe('rulings', () => {
  const declared = rulingsOf(dir);
  test('have a number each, given once', () => {
    expect(declared.length).toBeGreaterThan(150);
    expect(declared.filter((id, i) => declared.indexOf(id) !== i)).toEqual([]);
  });
  test('that are cited exist', () => {
    const lost = [...citedRulings(dir)].filter(([id]) => !declared.includes(id));
    expect(lost).toEqual([]);
  });
});

describe('the game stands alone', () => {
  test('nothing cites papers outside the repository', () => {
    const outside = /\bGAPS\b|\b(?:FORCES|TABLES|MAP)\.json\b|\bEXAMPLES\.md\b|\/work\//;
    expect(texts.filter((t) => outside.test(t.text)).map((t) => t.file)).toEqual([]);
  });
});
