// An attack that is only planned: asked in worlds made from what a side knows, so that the answer tells nothing else. Where the worlds
// differ the answer says how far.
import { random } from './dice.ts';
import type { Comes, Forecast, Forecaster, PlannedAttack } from './forecast-info.ts';
import type { Match } from './match.ts';
import { place, say, unit } from './message.ts';
import { panelFor } from './panel.ts';
import type { PanelBlock } from './panel-info.ts';
import type { Loc, Piece, Side } from './types.ts';
import type { World } from './world.ts';

export type * from './forecast-info.ts';

/** Enough that a strong stack behind a back is among them. */
const WORLDS = 16;

type Said = PanelBlock<string>;
type Chances = Forecast['chances'][number];
interface InWords {
  readonly made: Forecast;
  readonly attack: readonly Said[];
  readonly defence: readonly Said[];
  readonly barred: readonly Said[];
  readonly notes: readonly Said[];
}

const COMES: Readonly<Record<Comes | 'perhaps', string>> = {
  there: 'in place',
  now: 'can get there this move',
  later: 'cannot get there this move',
  perhaps: 'can perhaps get there this move',
};

function inWords(q: World, side: Side, made: Forecast): InWords {
  const words = (blocks: readonly PanelBlock[]): readonly Said[] =>
    panelFor(q, side, { id: 'forecast', title: '', slot: 'reference', compute: () => blocks });
  return {
    made,
    attack: words(made.attack),
    defence: words(made.defence),
    notes: words(made.notes.map((n) => ({ kind: 'text', tone: 'quiet', ...n }))),
    barred:
      made.barred.length === 0
        ? []
        : words([
            {
              kind: 'table',
              title: 'Cannot take part',
              rows: made.barred.map(({ piece, why }) => ({
                cells: [say`${unit(piece)}`, why.message],
                piece,
                rule: why.rule,
                tone: 'bad' as const,
              })),
            },
          ]),
  };
}
function oneWorld(match: Match, plan: PlannedAttack, ask: Forecaster, seed: number): InWords {
  const { q } = match.imagine(plan.side, random(seed));
  q.actor = plan.side;
  let made: Forecast | undefined;
  q.during(() => {
    made = ask(q, plan);
  });
  if (!made) throw new Error('a forecast says nothing');
  return inWords(q, plan.side, made);
}

/** Blocks that are the same in all worlds: what is known. */
function alike(lists: readonly (readonly Said[])[]): { readonly blocks: readonly Said[]; readonly all: boolean } {
  const [first = [], ...others] = lists;
  const texts = others.map((l) => new Set(l.map((b) => JSON.stringify(b))));
  const blocks = first.filter((b) => texts.every((t) => t.has(JSON.stringify(b))));
  return { blocks, all: blocks.length === first.length && others.every((l) => l.length === first.length) };
}
function meanFigures(worlds: readonly InWords[]): readonly Said[] {
  const [first] = worlds;
  if (!first || first.made.figures.length === 0) return [];
  const factors = first.made.figures.map(({ text, rule }) => {
    const all = worlds.map((w) => w.made.figures.find((f) => f.text === text)?.n ?? 0);
    const mean = all.reduce((a, b) => a + b, 0) / all.length;
    const [least, most] = [Math.min(...all), Math.max(...all)];
    const range = most - least > 0.05 ? ` (${least.toFixed(1)} to ${most.toFixed(1)})` : '';
    return { text, n: `${mean.toFixed(1)}${range}`, ...(rule === undefined ? {} : { rule }) };
  });
  return [{ kind: 'factors', title: 'Expected', factors }];
}
function meanChances(worlds: readonly InWords[]): readonly Said[] {
  const out = new Map<string, { readonly first: Chances; readonly bars: Map<string, Chances['bars'][number]> }>();
  for (const { made } of worlds)
    for (const c of made.chances) {
      const entry = out.get(c.title) ?? { first: c, bars: new Map() };
      out.set(c.title, entry);
      for (const { label, p, tone } of c.bars) {
        const before = entry.bars.get(label);
        entry.bars.set(label, { label, ...(tone ? { tone } : {}), p: (before?.p ?? 0) + p });
      }
    }
  return [...out].map(([title, { first, bars }]) => {
    const sum = [...bars.values()].reduce((n, b) => n + b.p, 0);
    const all = [...bars.values()].map((b) => ({ ...b, p: b.p / sum }));
    return {
      kind: 'chances',
      title,
      bars: all.every((b) => isCount(b.label)) ? counted(all) : fewest(all),
      ...(first.rule === undefined ? {} : { rule: first.rule }),
    };
  });
}
type Bars = Chances['bars'];
/** So many results of a table are read; the rarest of more stand together. */
const MOST_BARS = 12;
const RARE = 0.01;
const isCount = (label: string): boolean => /^\d+( or more)?$/.test(label);
/** Numbers in their order; what is rarer than one in a hundred at the end as one. */
function counted(bars: Bars): Bars {
  const all = bars.toSorted((a, b) => Number.parseInt(a.label, 10) - Number.parseInt(b.label, 10));
  let [last, rest] = [all.length, 0];
  while (last > 1 && rest + (all[last - 1]?.p ?? 0) < RARE) rest += all[--last]?.p ?? 0;
  const next = all[last];
  if (!next || last === all.length - 1) return all;
  return [...all.slice(0, last), { label: `${Number.parseInt(next.label, 10)} or more`, p: rest }];
}
function fewest(bars: Bars): Bars {
  if (bars.length <= MOST_BARS) return bars;
  const kept = new Set(bars.toSorted((a, b) => b.p - a.p).slice(0, MOST_BARS - 1));
  const rest = bars.filter((b) => !kept.has(b)).reduce((n, b) => n + b.p, 0);
  return [...bars.filter((b) => kept.has(b)), { label: 'others', p: rest }];
}

function oddsBlocks(worlds: readonly InWords[], where: string): readonly Said[] {
  const found = new Map<string, { readonly rank: number; n: number }>();
  for (const { made } of worlds) {
    if (!made.odds) return [];
    const { label, rank } = made.odds;
    found.set(label, { rank, n: (found.get(label)?.n ?? 0) + 1 });
  }
  const inOrder = [...found].toSorted(([, a], [, b]) => a.rank - b.rank);
  const [least = '', most = ''] = [inOrder[0]?.[0], inOrder.at(-1)?.[0]];
  const text = least === most ? `${where}: ${least}.` : `${where}: from ${least} to ${most}.`;
  const head: Said = { kind: 'text', text };
  if (least === most) return [head];
  const bars = inOrder.map(([label, { n }]) => ({ label, p: n / worlds.length }));
  return [head, { kind: 'chances', title: 'Odds, over what may stand there', bars }];
}
function attackersBlock(worlds: readonly InWords[], q: World, side: Side): readonly Said[] {
  const [first] = worlds;
  if (!first || first.made.attackers.length === 0) return [];
  const comes = (piece: Piece): Comes | 'perhaps' | undefined => {
    const all = new Set(worlds.map((w) => w.made.attackers.find((a) => a.piece === piece)?.comes));
    return all.size === 1 ? [...all][0] : 'perhaps';
  };
  return panelFor(q, side, {
    id: 'forecast',
    title: '',
    slot: 'reference',
    compute: () => [
      {
        kind: 'pieces',
        side,
        pieces: first.made.attackers.map(({ piece, from }) => {
          const how = comes(piece) ?? 'later';
          return {
            piece,
            note: say`from ${place(from)}: ${COMES[how]}`,
            tone: how === 'later' ? ('bad' as const) : how === 'there' ? ('good' as const) : ('plain' as const),
          };
        }),
      },
    ],
  });
}

const only = (text: string): readonly Said[] => [{ kind: 'text', text, tone: 'quiet' }];

/** What an attack by these pieces of the viewer on a place would come to, as far as the viewer can know. */
export function forecastOf(
  match: Match,
  side: Side,
  what: { readonly pieces: readonly number[]; readonly target: Loc },
  ask: Forecaster,
): readonly Said[] {
  const view = match.view(side);
  const foes = view.pieces.filter((p) => p.at === what.target && p.side !== side);
  if (foes.length === 0) return only('No enemy is known to be there.');
  const wanted = new Set(what.pieces);
  const units = view.pieces
    .filter((p) => p.side === side && wanted.has(p.id) && p.at >= 0 && p.at < match.game.places.hexes)
    .map((p) => p.id)
    .sort((a, b) => a - b);
  if (units.length === 0) return only('Mark the units that are to attack.');
  const plan = { side, units, target: what.target };
  const worlds: InWords[] = [];
  // Without secrets there is one world.
  for (let w = 0; w < (match.game.fog ? WORLDS : 1); w++) worlds.push(oneWorld(match, plan, ask, w + 1));
  const attack = alike(worlds.map((w) => w.attack));
  const defence = alike(worlds.map((w) => w.defence));
  const label = match.game.places.called?.(what.target) ?? match.game.places.label(what.target);
  const shown = [...attack.blocks, ...defence.blocks].length > 0;
  return [
    ...oddsBlocks(worlds, label),
    ...meanFigures(worlds),
    ...meanChances(worlds),
    ...attackersBlock(worlds, match.q, side),
    ...alike(worlds.map((w) => w.barred)).blocks,
    ...(shown
      ? [
          {
            kind: 'versus' as const,
            left: attack.blocks,
            right: defence.blocks,
            leftTitle: 'Attack',
            rightTitle: 'Defence',
          },
        ]
      : []),
    ...(attack.all && defence.all
      ? []
      : only(
          `Not all units there are known: ${WORLDS} armies that could stand there were tried, and the figures are means.`,
        )),
    ...alike(worlds.map((w) => w.notes)).blocks,
  ];
}
