// What the rulebook's text and players' reports fix about the board, in our words and as data.

/** Hexes named in the text, and the place geography finds there. */
export const TEXT_PLACES: readonly (readonly [name: string, hex: string, rule: string])[] = [
  ['Krasnograd', '3818', '17.1'],
  ['Losovaya', '4321', '17.1'],
  ['Volnovakha', '5030', '17.1'],
  ['Bukrin', '1714', '19.5'],
];

/** Hexes reported by players, for this edition or that of 2015. */
export const REPORTED: readonly (readonly [name: string, hex: string])[] = [
  ['Kiev', '1211'],
  ['Chernobyl', '1105'],
  ['Lyutezh', '1209'],
  ['Kanev', '1715'],
  ['Dnepropetrovsk', '3724'],
  ['Zaporozhye', '3829'],
  ['Melitopol', '3935'],
  ['Sumy', '3407'],
  ['Belgorod', '4409'],
  ['Kharkov', '4213'],
  ['Nikopol', '3431'],
  ['Poltava', '3316'],
  ['Cherkassy', '2118'],
  ['Kremenchug', '2820'],
  ['Mariupol', '5133'],
  ['Romny', '2809'],
  ['Konstantinovka', '5123'],
  ['Stalino', '5227'],
  ['Gorlovka', '5324'],
  ['Makeyevka', '5326'],
  ['Amvrosievka', '5528'],
  ['Izium', '4819'],
];

/** The six railheads of August: the Soviet front hexes of the six green lines (17.2, G-RAILHEAD). */
export const RAILHEADS = ['3404', '4408', '4615', '5119', '5823', '6032'] as const;

/** Road bridges over major rivers (G-MAP). */
export const BRIDGES: readonly (readonly [string, string])[] = [
  ['1104', '1105'],
  ['1311', '1411'],
  ['2117', '2118'],
  ['2820', '2821'],
  ['2836', '2936'],
  ['3724', '3824'],
  ['3728', '3829'],
];

/** Places by the bank of the Dnieper they stand on. */
export const BANKS: Readonly<Record<'west' | 'east', readonly string[]>> = {
  west: ['Kiev', 'Kanev', 'Cherkassy', 'Dnepropetrovsk', 'Nikopol', 'Kherson', 'Krivoi Rog', 'Bukrin'],
  east: ['Kremenchug', 'Zaporozhye', 'Poltava', 'Kharkov', 'Kakhovka', 'Pereyaslav', 'Novomoskovsk', 'Melitopol'],
};

/** Who holds what when each scenario begins. */
export const HOLDERS: Readonly<Record<string, Readonly<Record<'German' | 'Soviet', readonly string[]>>>> = {
  August: {
    German: ['Belgorod', 'Kharkov', 'Sumy', 'Taganrog', 'Krasny Luch', 'Lisichansk', 'Izium', 'Tomarovka', 'Kiev'],
    Soviet: ['Kursk', 'Oboyan', 'Sudzha', 'Volchansk', 'Kupyansk', 'Krasny Liman', 'Voroshilovgrad', 'Matveev Kurgan'],
  },
  September: {
    German: ['Konotop', 'Romny', 'Poltava', 'Losovaya', 'Stalino', 'Mariupol'],
    Soviet: ['Belgorod', 'Kharkov', 'Sumy', 'Taganrog', 'Akhtyrka'],
  },
  October: {
    German: ['Kiev', 'Cherkassy', 'Dnepropetrovsk', 'Zaporozhye', 'Melitopol', 'Krivoi Rog', 'Nikopol'],
    Soviet: ['Bukrin', 'Lyutezh', 'Poltava', 'Kremenchug', 'Chernigov', 'Sinelnikovo', 'Mariupol'],
  },
};
