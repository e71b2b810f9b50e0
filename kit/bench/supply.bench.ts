// Supply of a whole side of 500 pieces on the largest board, its zones of control and bonds.
import { createGrid, type HexGrid, NONE } from '../src/grid.ts';
import { alongNetwork } from '../src/network.ts';
import { refuse, type SearchBuffers, UNREACHED } from '../src/search.ts';
import { brokenLine, brokenSupply, isSupplied, supplyFrom, type SupplyRule } from '../src/supply.ts';
import { addZoc, type BondRule, buildBonds, buildZoc, refreshBonds, removeZoc, type ZocRule } from '../src/zoc.ts';
import type { Bench } from './reach.bench.ts';

const WIDTH = 100;
const HEIGHT = 70;
const PIECES = 500;
const RANGE = 5;
const BLOCKED = 2;

function board(): HexGrid {
  const cells: [number, number][] = [];
  for (let row = 0; row < HEIGHT; row++) for (let col = 0; col < WIDTH; col++) cells.push([col, row]);
  return createGrid({ orientation: 'pointy', shift: 'odd', cells });
}

const grid = board();
/** Every tenth row is a railway, every twentieth column joins them as well as hexes allow. */
const rails = new Uint8Array(grid.sideCount);
for (let hex = 0; hex < grid.count; hex++) {
  const row = grid.row[hex] ?? 0;
  const col = grid.col[hex] ?? 0;
  if (row % 10 === 5) rails[grid.sides[hex * 6 + 1] ?? 0] = 1;
  if (col % 20 === 10) rails[grid.sides[hex * 6 + (row % 2 === 0 ? 2 : 3)] ?? 0] = 1;
}
/** A front of two lines through the middle of the board, the enemy to the right. */
const friends = Array.from({ length: PIECES }, (_, i) => grid.at(46 + (i % 4), Math.floor(i / 8) + 3));
const enemies = Array.from({ length: PIECES }, (_, i) => grid.at(52 + (i % 4), Math.floor(i / 8) + 3));
const ours = new Uint8Array(grid.count);
const theirs = new Uint8Array(grid.count);
for (const hex of friends) ours[hex] = 1;
for (const hex of enemies) theirs[hex] = 1;
const zocRule: ZocRule = { projects: () => true };
const enemyZoc = buildZoc(
  grid,
  zocRule,
  enemies.map((hex, unit) => [unit, hex]),
);
const blocked = (hex: number): number => {
  if (theirs[hex] === 1) return BLOCKED;
  return (enemyZoc.hex[hex] ?? 0) > 0 && ours[hex] === 0 ? BLOCKED : 0;
};
const rule: SupplyRule = {
  legs: [
    { id: 'rail', limit: UNREACHED - 1, rule: alongNetwork({ bySide: rails }, { enter: blocked }) },
    {
      id: 'overland',
      limit: RANGE,
      rule: { step: (_from, to) => (blocked(to) === 0 ? 1 : refuse(BLOCKED)) },
    },
  ],
};
const sources = Array.from({ length: HEIGHT }, (_, row) => ({ hex: grid.at(0, row) })).filter(
  ({ hex }) => hex !== NONE && (grid.row[hex] ?? 0) % 10 === 5,
);
const buffers: SearchBuffers[] = [];
const bondRule: BondRule = {
  holds: (hex) => theirs[hex] === 1,
  hexBond: ({ hex }) => ours[hex] === 0,
  sideBond: ({ between: [m, n] }) => ours[m] === 0 || ours[n] === 0,
};
const bonds = buildBonds(grid, bondRule);
const somewhere = enemies[250] ?? 0;

export const benches: readonly Bench[] = [
  {
    name: 'supply of 500 pieces',
    run: () => {
      const supply = supplyFrom(grid, rule, sources, buffers);
      let supplied = 0;
      for (const hex of friends) if (isSupplied(supply, hex)) supplied++;
      return supplied;
    },
  },
  {
    name: 'where the supply lines of 500 pieces break',
    run: () => {
      const broken = brokenSupply(grid, rule, sources, (code) => code === BLOCKED);
      let breaks = 0;
      for (const hex of enemies) breaks += brokenLine(grid, broken, hex)?.breaks.length ?? 0;
      return breaks;
    },
  },
  {
    name: 'zones of control of 500 pieces',
    run: () =>
      buildZoc(
        grid,
        zocRule,
        enemies.map((hex, unit) => [unit, hex]),
      ).hex[somewhere] ?? 0,
  },
  {
    name: 'zone of control of one piece that moves',
    run: () => {
      removeZoc(grid, enemyZoc, zocRule, 1, somewhere);
      addZoc(grid, enemyZoc, zocRule, 1, somewhere);
      return enemyZoc.hex[somewhere] ?? 0;
    },
  },
  { name: 'bonds of the whole board', run: () => buildBonds(grid, bondRule).hex[somewhere] ?? 0 },
  {
    name: 'bonds around one piece that moves',
    run: () => {
      refreshBonds(grid, bonds, bondRule, somewhere);
      return bonds.hex[somewhere] ?? 0;
    },
  },
];
