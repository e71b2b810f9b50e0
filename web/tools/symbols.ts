// Makes web/src/counters/symbols-data.ts: the map symbols as path data in a box of 100 by 60, so that the page needs no
// symbol library at run time (milsymbol alone is 192 kB gzip). Run it with: node web/tools/symbols.ts
import { readFileSync, writeFileSync } from 'node:fs';
import ms from 'milsymbol';
import { compact, type Place, placed } from './symbol-paths.ts';

/** A thing milsymbol draws, as far as we read it. */
interface Instruction {
  readonly type: string;
  readonly d?: string;
  readonly icon?: boolean;
  readonly fill?: string | false;
  readonly stroke?: string | false;
  readonly cx?: number;
  readonly cy?: number;
  readonly r?: number;
  readonly text?: string;
}
type Nested = Instruction | readonly Nested[];

/** Parts of a symbol: out of milsymbol's catalogue (entity, modifiers), or our own where games and NATO part ways. */
interface Part {
  readonly entity?: string;
  readonly upper?: string;
  readonly lower?: string;
  /** The part of that entity to take: the modifier alone, without the cross behind it. */
  readonly only?: 'modifier';
  readonly line?: string;
  readonly fill?: string;
  readonly text?: string;
  /** Signs that do not touch the frame are drawn larger than the standard asks: a counter is small. */
  readonly grow?: number;
  readonly down?: number;
}

const INFANTRY: Part = { entity: '121100' };
const CAVALRY: Part = { entity: '121300' };
const GUN: Part = { entity: '130300', grow: 1.15 };
/** A wall with battlements. */
const WALL = 'M0,20V8H14V18H28V8H43V18H57V8H72V18H86V8H100V20Z';

const SYMBOLS: Readonly<Record<string, readonly Part[]>> = {
  infantry: [INFANTRY],
  armor: [{ entity: '120500', grow: 1.25 }],
  mech: [{ entity: '120500', grow: 1.25 }, INFANTRY],
  motorized: [{ entity: '121104' }],
  // Milsymbol has no horses: its reconnaissance slash is what games print for cavalry.
  cavalry: [CAVALRY],
  // The point of the spear: the cross with its left quarter full.
  shock: [INFANTRY, { fill: 'M0,0L50,30L0,60Z' }],
  hq: [{ fill: 'M0,0H100V20H0Z' }],
  artillery: [GUN],
  rocket: [{ entity: '130300', upper: '41', grow: 1.15, down: 8 }],
  'assault-gun': [
    { entity: '120500', grow: 1.25 },
    { entity: '130300', grow: 0.7 },
  ],
  antitank: [{ entity: '120400' }],
  antiair: [{ entity: '130100' }],
  air: [{ entity: '120800', grow: 1.5 }],
  naval: [{ entity: '170100', grow: 1.8 }],
  marine: [{ entity: '121101' }],
  mountain: [INFANTRY, { fill: 'M34,58L50,33L66,58Z' }],
  paratroop: [INFANTRY, { entity: '121100', lower: '01', only: 'modifier' }],
  engineer: [{ entity: '140700', grow: 1.2 }],
  // Apart from cavalry by the observer's triangle, since both are a slash.
  recon: [CAVALRY, { entity: '121200', grow: 1 }],
  security: [{ text: 'SEC' }],
  militia: [{ line: 'M0,15H100M0,15L100,60M100,15L0,60' }],
  garrison: [{ fill: WALL, line: 'M0,19L100,60M100,19L0,60' }],
  fortress: [{ fill: 'M0,60V16H14V30H28V16H43V30H57V16H72V30H86V16H100V60Z' }],
  partisan: [{ line: 'M0,0L50,60L100,0', fill: 'M36,8H64L50,26Z' }],
  supply: [{ entity: '163400' }],
  transport: [{ entity: '163600', grow: 1.25 }],
  railway: [{ entity: '163600', lower: '36', grow: 1.25, down: -8 }],
  bridge: [{ line: 'M22,14L32,22H68L78,14M22,46L32,38H68L78,46' }],
};

function instructions(list: readonly Nested[]): readonly Instruction[] {
  return list.flatMap((x) => ('type' in x ? [x] : instructions(x)));
}

/** The icon of an entity without the frame. */
function drawn(part: Part): readonly Instruction[] {
  if (part.entity === undefined) return [];
  const code = `1003100000${part.entity}${part.upper ?? '00'}${part.lower ?? '00'}`;
  const symbol = new ms.Symbol(code, { monoColor: '#000', fill: false });
  const all = instructions((symbol as unknown as { drawInstructions: readonly Nested[] }).drawInstructions);
  const icon = all.filter((x) => x.icon === true);
  if (icon.length === 0) throw new Error(`milsymbol knows no ${code}`);
  return part.only === 'modifier' ? icon.slice(1) : icon;
}

function outline(x: Instruction): string {
  if (x.type === 'path' && x.d !== undefined) return x.d;
  if (x.type === 'circle') {
    const { cx = 0, cy = 0, r = 0 } = x;
    return `M${cx - r},${cy}a${r},${r} 0 1 0 ${2 * r},0a${r},${r} 0 1 0 ${-2 * r},0Z`;
  }
  throw new Error(`milsymbol draws a ${x.type}, which we do not read`);
}

/** Its frame is 150 by 100 from (25, 50). What reaches the frame is stretched to ours; other signs keep their shape. */
function placeOf(part: Part, d: string): Place {
  if (part.grow === undefined && part.only === undefined && /(?<![\d.])(25|175),|,(50|150)\b/.test(d))
    return { sx: 100 / 150, sy: 60 / 100, fromX: 100, fromY: 100, toX: 50, toY: 30 };
  const s = 0.6 * (part.grow ?? 1.15);
  return { sx: s, sy: s, fromX: 100, fromY: 100, toX: 50, toY: 30 + (part.down ?? 0) };
}

export interface Drawing {
  readonly line: string;
  readonly fill: string;
  readonly text?: string;
}

function drawing(parts: readonly Part[]): Drawing {
  let line = '';
  let fill = '';
  let text: string | undefined;
  for (const part of parts) {
    line += part.line ?? '';
    fill += part.fill ?? '';
    text = part.text ?? text;
    for (const x of drawn(part)) {
      const d = placed(outline(x), placeOf(part, outline(x)));
      // An open line has no inside, whatever the library says of its filling.
      const solid = x.fill !== false && /[Zz]|[cC]/.test(d);
      if (solid) fill += d;
      if (!solid || x.stroke !== false) line += d;
    }
  }
  return { line: compact(line), fill: compact(fill), ...(text === undefined ? {} : { text }) };
}

export function symbolsFile(): string {
  const rows = Object.entries(SYMBOLS).map(([word, parts]) => {
    const d = drawing(parts);
    const fields = [
      ...(d.line ? [`line: '${d.line}'`] : []),
      ...(d.fill ? [`fill: '${d.fill}'`] : []),
      ...(d.text ? [`text: '${d.text}'`] : []),
    ];
    return `  ${/\W/.test(word) ? `'${word}'` : word}: { ${fields.join(', ')} },`;
  });
  return [
    '// Made by web/tools/symbols.ts from milsymbol (MIT, Måns Beckman) and a few drawings of our own; a test makes it again',
    '// and compares. Never edit by hand. Paths lie in a box of 100 by 60; the frame is drawn with the counter.',
    '',
    'export interface SymbolDrawing {',
    '  readonly line?: string;',
    '  readonly fill?: string;',
    '  readonly text?: string;',
    '}',
    '',
    '// biome-ignore format: one symbol a line',
    'export const SYMBOLS: Readonly<Record<string, SymbolDrawing>> = {',
    ...rows,
    '};',
    '',
  ].join('\n');
}

export const TARGET = new URL('../src/counters/symbols-data.ts', import.meta.url);
export const onDisk = (): string => readFileSync(TARGET, 'utf8');
if (import.meta.main) writeFileSync(TARGET, symbolsFile());
