// What is not in the rulebook. The one list of reconstructed data: whoever shows such a value to a player asks here and says so,
// and an owner of the printed game can replace each of these (they are reached through tables.ts and units.ts by these names).

export interface Reconstruction {
  /** The table, as `table(name)` calls it, or `units`, `map`, `red-snow-soviets`. */
  readonly data: string;
  readonly rule: string;
  readonly what: string;
}

export const RECONSTRUCTIONS: readonly Reconstruction[] = [
  {
    data: 'map',
    rule: '1.1',
    what: 'The printed map is lost: terrain, roads, rivers, bridges and villages are drawn from geography; 155 hex numbers are printed.',
  },
  {
    data: 'units',
    rule: '1.2',
    what: 'Strength, movement and CEL of all combat units, which regiments make up a division, and who has a star.',
  },
  { data: 'combat', rule: 'TAB.COMBAT', what: 'Row 11 from 4:1 on, row 12 from 5:1 on, and roll 6 at 4:1.' },
  { data: 'terrain', rule: 'TEC.forest', what: 'The 1 CM of forest, from the examples.' },
  {
    data: 'seriesTerrain',
    rule: 'TEC',
    what: 'Streams, big rivers, hills and mountains: costs and modifiers; none is on this map.',
  },
  { data: 'airSupport', rule: 'RS.air', what: 'The Soviet air counter of Red Snow.' },
  { data: 'scaleRedSnow', rule: 'RS.vic', what: 'Victory conditions of Red Snow.' },
  { data: 'red-snow-soviets', rule: 'RS.setup.S2', what: 'Soviet 20, 16, 5 and 33 Armies in Red Snow.' },
];

export const isReconstructed = (data: string): boolean => RECONSTRUCTIONS.some((r) => r.data === data);
