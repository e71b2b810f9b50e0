// A report as one HTML file that needs nothing else: charts and maps are SVG in it.
import type { Line } from '@rasputitsa/kernel/telling';
import { escaped, lossChart, scoreChart } from './report-chart.ts';
import type { Report, ReportTurn } from './report-types.ts';
import { luckLine, turnTitle } from './report-words.ts';

/** What the pictures are drawn on. Map units: neighbouring hexes are 1 apart. */
export interface ReportMap {
  where(at: number): { readonly x: number; readonly y: number } | undefined;
  readonly bounds: { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number };
  /** The ground, as SVG in map units. It stands in the file once. */
  readonly ground: string;
}
export interface ReportLooks {
  readonly map?: ReportMap;
  /** By side. */
  readonly colours: readonly string[];
}

/** More pictures make a file nobody can mail; then only the first, the last and the turning points have one. */
const MOST_PICTURES = 16;
/** Hexes of ground around what is shown. */
const ROOM = 2.5;

const STYLE = `
:root { color-scheme: light; }
body { font: 17px/1.55 Georgia, 'Source Serif 4', serif; color: #26221c; background: #fcf7ea; margin: 0; }
main { max-width: 860px; margin: 0 auto; padding: 24px 20px 60px; }
h1 { font-size: 34px; line-height: 1.15; margin: 0 0 4px; } h2 { font-size: 23px; margin: 42px 0 8px; border-top: 2px solid #26221c; padding-top: 10px; }
h3 { font-size: 16px; text-transform: uppercase; letter-spacing: .06em; margin: 20px 0 4px; color: #5c5344; }
ul { margin: 4px 0; padding-left: 22px; } .dice { color: #5c5344; font-size: .88em; } .rule { color: #5c5344; font-size: .8em; }
.who { color: #5c5344; } .end { font-weight: bold; } .score { font-style: italic; }
figure { margin: 12px 0; } figcaption { font-size: .85em; color: #5c5344; }
svg { width: 100%; height: auto; display: block; } .map { border: 1px solid #26221c; background: #e9e1cc; max-height: 90vh; }
.chart { background: #fffdf6; border: 1px solid #d8cdb4; margin: 10px 0; } .chart text { font: 12px system-ui, sans-serif; fill: #26221c; }
.chart .name { font-weight: 600; } .grid { stroke: #d8cdb4; } polyline { fill: none; stroke: #a3231a; stroke-width: 2.2; } circle { fill: #a3231a; }
.turning { fill: none; stroke: #26221c; stroke-dasharray: 3 2; } .bar { stroke: #26221c; stroke-width: .6; }
@media print { body { background: #fff; } h2 { break-after: avoid; } figure { break-inside: avoid; } }`;

function lineItem(l: Line): string {
  const rule = l.rule ? ` <span class="rule">(${escaped(l.rule)})</span>` : '';
  return `<li class="${l.tone}">${escaped(l.text)}${rule}</li>`;
}
function linesOf(lines: readonly Line[]): string {
  const out: string[] = [];
  let items: string[] = [];
  const close = (): void => {
    if (items.length > 0) out.push(`<ul>${items.join('')}</ul>`);
    items = [];
  };
  for (const l of lines) {
    if (l.tone !== 'heading') {
      items.push(lineItem(l));
      continue;
    }
    close();
    out.push(`<h3>${escaped(l.text)}</h3>`);
  }
  close();
  return out.join('\n');
}

const r2 = (n: number): string => (Math.round(n * 100) / 100).toString();
type Spot = NonNullable<ReturnType<ReportMap['where']>>;

/** The part of the map on which the game is played, the same in every picture. */
function cropOf(r: Report, map: ReportMap): ReportMap['bounds'] {
  const spots = r.turns.flatMap((t) => t.stacks.flatMap((s) => map.where(s.at) ?? []));
  if (spots.length === 0) return map.bounds;
  const [xs, ys] = [spots.map((s) => s.x), spots.map((s) => s.y)];
  return {
    x0: Math.max(map.bounds.x0, Math.min(...xs) - ROOM),
    y0: Math.max(map.bounds.y0, Math.min(...ys) - ROOM),
    x1: Math.min(map.bounds.x1, Math.max(...xs) + ROOM),
    y1: Math.min(map.bounds.y1, Math.max(...ys) + ROOM),
  };
}

function counter(s: ReportTurn['stacks'][number], p: Spot, shift: number, colour: string): string {
  const [x, y] = [p.x - 0.3 + shift, p.y - 0.3 + shift];
  const face = s.hidden === s.units ? '?' : String(s.units);
  return `<rect x="${r2(x)}" y="${r2(y)}" width=".6" height=".6" rx=".07" fill="${colour}" stroke="#191815" stroke-width=".05"${s.hidden > 0 ? ' stroke-dasharray=".12 .08"' : ''}/><text x="${r2(x + 0.3)}" y="${r2(y + 0.45)}" font-size=".42" text-anchor="middle" font-family="system-ui, sans-serif" font-weight="700" fill="#191815">${face}</text>`;
}
function pictureOf(r: Report, t: ReportTurn, map: ReportMap, looks: ReportLooks): string {
  const c = cropOf(r, map);
  const marches = t.marches.flatMap((m) => {
    const way = m.path.flatMap((at) => map.where(at) ?? []);
    const points = way.map((p) => `${r2(p.x)},${r2(p.y)}`).join(' ');
    return way.length < 2
      ? []
      : [
          `<polyline points="${points}" style="stroke:#191815;stroke-width:.16;opacity:.75"/><polyline points="${points}" marker-end="url(#tip)" style="stroke:${looks.colours[m.side] ?? '#777'};stroke-width:.09"/>`,
        ];
  });
  const both = new Set(t.stacks.map((s) => s.at)).size < t.stacks.length;
  const counters = t.stacks.flatMap((s) => {
    const p = map.where(s.at);
    const shared = both && t.stacks.some((o) => o.at === s.at && o.side !== s.side);
    const shift = shared ? (s.side === 0 ? -0.16 : 0.16) : 0;
    return p ? [counter(s, p, shift, looks.colours[s.side] ?? '#bbb')] : [];
  });
  const battles = t.battles.flatMap((b) => {
    const p = b.at === undefined ? undefined : map.where(b.at);
    return p
      ? [`<circle cx="${r2(p.x)}" cy="${r2(p.y)}" r=".52" style="fill:none;stroke:#a3231a;stroke-width:.12"/>`]
      : [];
  });
  const words = `The map at the end of ${turnTitle(t)}: ${t.battles.length} battles, ${t.marches.length} marches.`;
  const view = `${r2(c.x0)} ${r2(c.y0)} ${r2(c.x1 - c.x0)} ${r2(c.y1 - c.y0)}`;
  return `<figure><svg class="map" viewBox="${view}" role="img" aria-label="${escaped(words)}"><use href="#ground"/>${marches.join('')}${counters.join('')}${battles.join('')}</svg><figcaption>At the end of ${escaped(turnTitle(t))}. Numbers are units; “?” are units not identified. Arrows are marches of the turn, rings are battles.</figcaption></figure>`;
}
/** Which turns have a picture. */
function pictured(r: Report): ReadonlySet<number> {
  const all = r.turns.map((_, i) => i);
  if (all.length <= MOST_PICTURES) return new Set(all);
  return new Set([0, ...r.turning.map((p) => p.turn), all.length - 1]);
}

export function htmlOf(r: Report, looks: ReportLooks): string {
  const { map } = looks;
  const shown = pictured(r);
  const turning = r.turning.map(
    (p) => `<li><a href="#turn-${p.turn}">${escaped(turnTitle(r.turns[p.turn]))}</a>: ${escaped(p.text)}</li>`,
  );
  const turns = r.turns.map((t, i) =>
    [
      `<section id="turn-${i}"><h2>${escaped(turnTitle(t))}</h2>`,
      t.score === '' ? '' : `<p class="score">${escaped(t.score)}</p>`,
      map && shown.has(i) ? pictureOf(r, t, map, looks) : '',
      linesOf(t.lines),
      '</section>',
    ].join('\n'),
  );
  const defs = map
    ? `<svg width="0" height="0" style="position:absolute" aria-hidden="true"><defs><g id="ground">${map.ground}</g><marker id="tip" viewBox="0 0 6 6" refX="4" refY="3" markerWidth="4" markerHeight="4" orient="auto"><path d="M0 0L6 3L0 6z" fill="#191815"/></marker></defs></svg>`
    : '';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(`${r.title}: ${r.scenario}`)}</title><style>${STYLE}</style></head><body>${defs}<main>
<h1>${escaped(r.title)}: ${escaped(r.scenario)}</h1>
<p class="who">${escaped([r.dates, `After-action report, as seen by ${r.eyes}`].filter((x) => x !== '').join('. '))}.</p>
${r.result === '' ? '' : `<p class="end">${escaped(r.result)}</p>`}
${scoreChart(r)}
${lossChart(r, looks.colours)}
${turning.length > 0 ? `<h2>Turning points</h2><ul>${turning.join('')}</ul>` : ''}
${r.luck.length > 0 ? `<h2>Luck</h2><ul>${r.luck.map((l) => `<li>${escaped(luckLine(r, l))}</li>`).join('')}</ul>` : ''}
${turns.join('\n')}
</main></body></html>
`;
}
