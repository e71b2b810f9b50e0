// Why a unit is cut off: the overlay names the hex where its line is closed, or what the line would cost.
import { expect, test } from 'vitest';
import { PLACES } from '../1-basics/board.ts';
import { supplyGap } from '../10-supply/why.ts';
import { overlays } from '../panels/overlays.ts';
import { position } from './position.ts';

type Pieces = NonNullable<Parameters<typeof position>[0]['pieces']>;
function why(pieces: Pieces, more: object = {}) {
  const { q } = position({ phase: 'movement', side: 'german', pieces, ...more });
  const [p = -1] = q.piecesOf(0);
  const gap = supplyGap(q, p);
  const shown = overlays.find((o) => o.id === 'supply')?.compute(q, 0);
  return {
    held: gap?.held.map((hex) => PLACES.label(hex)),
    zoned: gap?.zoned.map((hex) => PLACES.label(hex)),
    need: gap && gap.need / 6,
    way: gap?.path.map((hex) => PLACES.label(hex)),
    rules: shown?.notes?.map((n) => n.rule),
    lines: shown?.lines?.length,
  };
}

test('[moscow41 10.1.7] a line that takes too many points off the road says how many', () => {
  const found = why([
    { unit: '330/183 INF', at: '1638' },
    { unit: '126 INF', at: '0305' },
  ]);
  expect(found).toMatchObject({ held: [], zoned: [], need: 12, rules: ['10.1.7'], lines: 1 });
});
test('[moscow41 10.1.10] a line that an enemy zone closes names the hexes, and regular units in them open it', () => {
  const cut = [
    { unit: '330/183 INF', at: '6431' },
    { unit: '126 INF', at: '6329' },
  ];
  const found = why(cut);
  expect(found.rules).toEqual(['10.1.10']);
  const { zoned = [] } = found;
  expect(zoned.length).toBeGreaterThan(0);
  for (const hex of zoned) expect(found.way).toContain(hex);
  const helped = zoned.map((at, i) => ({ unit: HELPERS[i] ?? '', at }));
  expect(why([...cut, ...helped]).rules).toEqual([]);
  expect(why([...cut, ...helped.slice(1)]).rules).not.toEqual([]);
});
test('[moscow41 10.1.10] enemy units in the way are named as such', () => {
  const found = why([
    { unit: '330/183 INF', at: '6431' },
    ...['6330', '6430', '6331', '6332', '6432', '6429'].map((at, i) => ({ unit: SOVIETS[i] ?? '', at })),
  ]);
  expect(found).toMatchObject({ rules: ['10.1.10'] });
  expect(found.held?.length).toBeGreaterThan(0);
});
const HELPERS = ['343/183 INF', '351/183 INF', '458/258 INF', '478/258 INF'];
const SOVIETS = ['29 INF-BR', '28 INF-BR', '44 INF-BR', '50 INF-BR', '55 INF-BR', '126 INF'];
test('[moscow41 10.1.4] where every base is lost, that is what is said', () => {
  const everywhere = Array.from({ length: PLACES.hexes }, (_, hex) => PLACES.label(hex));
  const found = why([{ unit: '330/183 INF', at: '6431' }], { layers: { control: { soviet: everywhere } } });
  expect(found).toMatchObject({ need: undefined, rules: ['10.1.4'], lines: 0 });
});
