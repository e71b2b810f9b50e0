// Sea areas (15.1): the port that controls each, the other ports, the areas it adjoins, and coasts the map lays out elsewhere.

export interface SeaRow {
  readonly name: string;
  readonly rule: string;
  /** A hex, or the Exit Zone that stands for Baku. */
  readonly control: string;
  /** All ports, the control port among them. */
  readonly ports: readonly string[];
  readonly adjoins: readonly string[];
  /** Coastal hexes besides those of the map's sea area. */
  readonly coasts: readonly string[];
  /** Not to be invaded from this sea (15.1f). */
  readonly shoals: readonly string[];
}

export const SEAS: readonly SeaRow[] = [
  {
    name: 'Baltic Sea',
    rule: '15.1a',
    control: 'Danzig',
    ports: ['Danzig', 'Konigsberg', 'Memel', 'Ventspils'],
    adjoins: ['Gulf of Finland', 'Gulf of Riga'],
    coasts: ['Ventspils SE1'],
    shoals: [],
  },
  {
    name: 'Gulf of Finland',
    rule: '15.1b',
    control: 'Leningrad',
    ports: ['Leningrad', 'Tallinn'],
    adjoins: ['Baltic Sea', 'Gulf of Riga'],
    coasts: [],
    shoals: [],
  },
  {
    // 1.36e1
    name: 'Gulf of Riga',
    rule: '15.1c',
    control: 'Riga',
    ports: ['Riga', 'Ventspils'],
    adjoins: ['Baltic Sea', 'Gulf of Finland'],
    coasts: ['Riga NE1'],
    shoals: [],
  },
  {
    name: 'Western Black Sea',
    rule: '15.1d',
    control: 'Sevastopol',
    ports: ['Sevastopol', 'Varna', 'Constanza', 'Odessa', 'Nikolaev'],
    adjoins: ['Eastern Black Sea'],
    coasts: ['Varna SW1'],
    shoals: [],
  },
  {
    name: 'Eastern Black Sea',
    rule: '15.1e',
    control: 'Batumi',
    // 1.36e3: Sevastopol lies on both Black Seas.
    ports: ['Batumi', 'Sevastopol', 'Kerch', 'Novorossiysk'],
    adjoins: ['Western Black Sea', 'Sea of Azov'],
    coasts: [],
    shoals: [],
  },
  {
    name: 'Sea of Azov',
    rule: '15.1f',
    control: 'Rostov',
    ports: ['Rostov', 'Mariupol', 'Kerch'],
    adjoins: ['Eastern Black Sea'],
    coasts: ['Melitopol'],
    shoals: ['Simferopol', 'Perekop', 'Perekop NW1'],
  },
  {
    // 1.36e2
    name: 'Caspian Sea',
    rule: '15.1g',
    control: 'Exit Zone M',
    ports: ['Exit Zone M', 'Astrakhan', 'Marach Kala'],
    adjoins: [],
    coasts: ['Astrakhan SW1'],
    shoals: [],
  },
];
/** The Kerch Straits (1.38): the hexes on both banks, and the seas they join. */
export const STRAITS = { banks: ['Kerch', 'Novorossiysk'], seas: ['Sea of Azov', 'Eastern Black Sea'] } as const;
/** RULINGS R75: if Perekop NW1 is a misprint, this is the third shoal. */
export const OTHER_SHOAL = 'Perekop NE1';
/** Units by sea through a port in a player-turn (15.21). */
export const MINOR_PORT = 1;
export const MAJOR_PORT = 2;
/** With Seapower off these links still hold for the Germans (W44.1, RULINGS R88), by half-year from S41. */
export const STANDING_LINKS: readonly {
  readonly half: number;
  readonly rule: string;
  readonly ports: readonly string[];
}[] = [
  { half: 5, rule: 'OPT.sea', ports: ['Odessa', 'Sevastopol'] },
  { half: 7, rule: 'W44.1', ports: ['Danzig', 'Ventspils'] },
];
/** Speed of a unit that retreats by sea, for its pursuers (15.6); the Coastal Army's (15.5). */
export const EVACUATION_SPEED = 1;
export const COASTAL_EVACUATION_SPEED = 2;
/** Points for a change of the Beachhead's status (15.51b); replacements on Beachhead supply cost so many times as much (15.52b). */
export const BEACHHEAD_COST = 10;
export const BEACHHEAD_STEP_FACTOR = 2;
/** A besieged port keeps one unit, of this strength at most (15.31). */
export const SIEGE_STRENGTH = 1;
