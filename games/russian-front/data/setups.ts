// What "deploy for me" goes by: a historical set-up of June 1941, and where each side masses in 1942 and 1943. Advice, not rules:
// every placement is checked by the rules like a player's own.
import type { SideId } from './units.ts';

/** June 1941, by hex. Interior units stand in their cities; aircraft and ships are listed with their base. */
export const SET_UP_1941: Readonly<Record<string, string>> = {
  // Army Group North: both armor corps together on the Niemen, a corps for Memel, the rest before Kaunas.
  'GE-INF-26': 'MM5',
  'GE-INF-1': 'LL5',
  'GE-INF-38': 'LL5',
  'GE-INF-10': 'KK5',
  'GE-INF-28': 'KK5',
  'GE-ARM-41': 'JJ5',
  'GE-ARM-56': 'JJ5',
  'GE-INF-2': 'II6',
  'GE-INF-23': 'II6',
  'GE-AIR-1': 'Konigsburg',
  'GE-FLO-B': 'Konigsburg',
  // Army Group Center: one armored fist in the Suwalki corner, one at Brest, infantry around Bialystok.
  'GE-INF-8': 'HH4',
  'GE-ARM-39': 'GG5',
  'GE-ARM-57': 'GG5',
  'GE-INF-5': 'GG5',
  'GE-INF-6': 'GG5',
  'GE-INF-20': 'GG4',
  'GE-INF-42': 'GG3',
  'GE-INF-7': 'EE2',
  'GE-INF-9': 'DD2',
  'GE-INF-13': 'DD2',
  'GE-ARM-47': 'CC3',
  'GE-INF-43': 'CC3',
  'GE-INF-53': 'CC3',
  'GE-ARM-24': 'BB3',
  'GE-ARM-46': 'BB3',
  'GE-INF-12': 'BB3',
  'GE-AIR-2': 'Warsaw',
  'GE-AIR-8': 'Warsaw',
  // Army Group South: the armor north of Lwow, mountain troops on the San.
  'GE-INF-17': 'Z3',
  'GE-INF-55': 'Y3',
  'GE-ARM-3': 'X3',
  'GE-ARM-14': 'X3',
  'GE-ARM-48': 'X3',
  'GE-INF-29': 'X3',
  'GE-INF-44': 'X3',
  'GE-INF-4': 'X2',
  'GE-INF-52': 'W1',
  'GE-MTN-49': 'V1',
  'GE-AIR-4': 'Lublin',
  'GE-AIR-5': 'Lublin',
  // Romania: Germans on the middle Prut, Romanians on the flanks.
  'RO-MTN-1R': 'P5',
  'GE-INF-11': 'N5',
  'GE-INF-54': 'L6',
  'GE-INF-30': 'L6',
  'RO-CAV-R': 'K6',
  'RO-INF-4R': 'J5',
  'RO-INF-2R': 'H6',
  'RO-AIR-1R': 'Bukharest',
  'GE-FLO-BS': 'Constanta',
  'RO-FLO-R': 'Constanta',
  'HU-ARM-1H': 'Q3',
  // Finland: the Karelian Army north of Ladoga, one corps before Hango.
  'FI-INF-6F': 'WW20',
  'FI-INF-4F': 'VV18',
  'FI-INF-2F': 'VV17',
  'FI-INF-3F': 'UU17',
  'FI-INF-7F': 'VV11',
  'FI-AIR-F': 'Helsinki',
  'FI-FLO-F': 'Helsinki',
  // The Afrika Korps of a variant.
  'GE-ARM-AK': 'L6',
  'GE-AIR-AK': 'Bukharest',
  // Leningrad Military District
  'SU-INF-7-A': 'WW21',
  'SU-ARM-10-C': 'UU19',
  'SU-INF-23-A': 'UU18',
  'SU-MAR-B': 'Leningrad',
  'SU-AIR-1': 'Leningrad',
  // Baltic: rifle corps on the border, Kaunas held, armor behind.
  'SU-INF-10-C': 'MM6',
  'SU-INF-11-C': 'KK6',
  'SU-INF-16-C': 'Kaunas',
  'SU-INF-29-C': 'Kaunas',
  'SU-ARM-12-C': 'LL7',
  'SU-ARM-3-C': 'JJ8',
  // Western: the Bialystok bulge, Brest held.
  'SU-INF-3-C': 'HH6',
  'SU-INF-21-C': 'FF5',
  'SU-INF-5-C': 'EE4',
  'SU-INF-12-C': 'CC4',
  'SU-INF-28-C': 'Brest Litovsk',
  'SU-ARM-11-C': 'EE6',
  'SU-ARM-6-C': 'EE4',
  'SU-CAV-6': 'EE5',
  'SU-ARM-13-C': 'DD5',
  'SU-ARM-14-C': 'BB5',
  // Kiev: the strongest armor around Lwow, corps along the San, the Carpathians and the Prut.
  'SU-INF-27-C': 'Z4',
  'SU-INF-15-C': 'Y4',
  'SU-ARM-22-C': 'X5',
  'SU-INF-6-C': 'V2',
  'SU-INF-8-C': 'Lwow',
  'SU-ARM-4-C': 'Lwow',
  'SU-ARM-15-C': 'Lwow',
  'SU-ARM-8-C': 'V4',
  'SU-INF-13-C': 'S3',
  'SU-INF-17-C': 'Q5',
  'SU-ARM-16-C': 'P6',
  // Odessa: the Prut and the Danube.
  'SU-INF-48-C': 'N6',
  'SU-INF-35-C': 'L7',
  'SU-INF-7-C': 'J6',
  'SU-INF-14-C': 'I7',
  'SU-CAV-2': 'H7',
  'SU-ARM-2-C': 'K8',
  'SU-ARM-18-C': 'M8',
};

/** S1.J3b: who comes in July. */
export const JULY_1941: readonly string[] = ['GE-ARM-41', 'GE-ARM-14', 'GE-ARM-46', 'GE-AIR-8'];

export interface LinePlan {
  /** Hexes of the start line where units are massed, the most important first. */
  readonly mass: readonly string[];
  /** Armor gathers at the first of these that it may reach. */
  readonly armor: readonly string[];
  /** Armor of a late stage and paratroops: cities in the rear. */
  readonly rear: readonly string[];
  /** Allies of the south hold the line near here. */
  readonly allies: string;
  /** Artillery. */
  readonly guns: string;
}
export const LINE_PLANS: Readonly<Record<'1942' | '1943', Readonly<Record<SideId, LinePlan>>>> = {
  // Case Blue: from Kursk and Kharkov to the Don, from the Mius to Rostov, and Sevastopol to finish.
  '1942': {
    axis: {
      mass: ['U22', 'Q21', 'N21', 'K22', 'I22', 'D14', 'GG21', 'QQ20', 'X22'],
      armor: ['U22', 'N21', 'I22'],
      rear: ['Kursk', 'Kharkov', 'Stalino', 'Taganrog'],
      allies: 'L22',
      guns: 'D14',
    },
    // Moscow first: that is where the blow was expected; then Leningrad, Voronezh, the Donets and Rostov.
    soviet: {
      mass: [
        'EE22',
        'X23',
        'V23',
        'GG22',
        'S22',
        'Z22',
        'N22',
        'K23',
        'Leningrad',
        'Sevastopol',
        'Schlusselburg',
        'I23',
      ],
      armor: ['X23'],
      rear: ['Moscow', 'Voronezh', 'Rostov', 'Stalingrad'],
      allies: 'EE22',
      guns: 'EE22',
    },
  },
  // Citadel: the two shoulders of the Kursk salient.
  '1943': {
    axis: {
      mass: ['S20', 'X20', 'Q21', 'K22', 'CC19', 'Y22', 'M22', 'QQ20', 'D19'],
      armor: ['S20', 'X20', 'Q21'],
      rear: ['Kharkov', 'Orel', 'Stalino', 'Bryansk'],
      allies: 'P20',
      guns: 'QQ20',
    },
    soviet: {
      mass: ['W20', 'T19', 'V21', 'Z22', 'Q22', 'K23', 'DD19', 'N21', 'Leningrad', 'I23', 'C20', 'Schlusselburg'],
      armor: ['T19', 'Z22', 'Q22'],
      rear: ['Kursk', 'Voronezh', 'Tula', 'Moscow'],
      allies: 'W20',
      guns: 'W20',
    },
  },
};
