// Games name their terrain in their own words. The drawing knows a dozen looks; this page maps words to looks.
// A game whose word fits none of these says so in its drawing file (`looks`).

export const GROUNDS = [
  'clear',
  'steppe',
  'woods',
  'forest',
  'marsh',
  'wooded-marsh',
  'rough',
  'mountain',
  'urban',
  'sea',
  'lake',
  'void',
] as const;
export type Ground = (typeof GROUNDS)[number];

export const SIDE_LOOKS = ['none', 'river', 'canal', 'water', 'strait', 'ridge', 'wall'] as const;
export type SideLook = (typeof SIDE_LOOKS)[number];

export interface SideClass {
  readonly look: SideLook;
  /** 1 great, 2 ordinary, 3 small. */
  readonly rank: 1 | 2 | 3;
}

export interface LinkLook {
  readonly look: 'rail' | 'road' | 'ferry' | 'none';
  readonly rank: 1 | 2 | 3;
  /** Gauge or owner, where the class says one. */
  readonly owner: 'broad' | 'standard' | '';
}

export type Looks = Readonly<Record<string, string>>;

function isGround(word: string): word is Ground {
  return (GROUNDS as readonly string[]).includes(word);
}

export function groundOf(word: string, looks: Looks = {}): Ground {
  const w = (looks[word] ?? word).toLowerCase();
  if (isGround(w)) return w;
  const wet = /marsh|swamp|bog/.test(w);
  const wooded = /wood|forest|taiga/.test(w);
  if (/closed|off.?map|out of play|void|black/.test(w)) return 'void';
  if (wet) return wooded ? 'wooded-marsh' : 'marsh';
  if (/lake/.test(w)) return 'lake';
  if (/\bsea\b|ocean|all.?water|^water/.test(w)) return 'sea';
  if (/mountain|alpine/.test(w)) return 'mountain';
  if (/rough|hill|broken|ridge/.test(w)) return 'rough';
  if (/forest|taiga/.test(w)) return 'forest';
  if (wooded) return 'woods';
  if (/urban|city|town/.test(w)) return 'urban';
  if (/steppe|desert|sand/.test(w)) return 'steppe';
  return 'clear';
}

export function sideOf(word: string, looks: Looks = {}): SideClass {
  const w = (looks[word] ?? word).toLowerCase();
  const rank = rankOf(w);
  if (w === '' || w === 'none') return { look: 'none', rank };
  if (/strait|narrows|rail only/.test(w)) return { look: 'strait', rank };
  if (/canal/.test(w)) return { look: 'canal', rank };
  if (/river|stream|brook/.test(w)) return { look: 'river', rank: /stream|brook/.test(w) ? 3 : rank };
  if (/lake|sea|water|coast|estuary/.test(w)) return { look: 'water', rank };
  if (/mountain|alpine|ridge|escarp|crest/.test(w)) return { look: 'ridge', rank };
  if (/wall|fort|closed|impassable|border/.test(w)) return { look: 'wall', rank };
  return { look: 'none', rank };
}

export function linkOf(id: string, looks: Looks = {}): LinkLook {
  const w = (looks[id] ?? id).toLowerCase();
  const rank = rankOf(w);
  const owner = /broad|soviet|russian/.test(w) ? 'broad' : /standard|german|axis|finnish/.test(w) ? 'standard' : '';
  if (/rail/.test(w)) return { look: 'rail', rank, owner };
  if (/road|highway|street|track/.test(w)) return { look: 'road', rank, owner };
  if (/ferry|barge|ship|canal/.test(w)) return { look: 'ferry', rank, owner };
  return { look: 'none', rank, owner };
}

function rankOf(w: string): 1 | 2 | 3 {
  if (/great|major|trunk|double|primary|main|highway|wide/.test(w)) return 1;
  if (/minor|small|branch|secondary|incomplete|track|narrow/.test(w)) return 3;
  return 2;
}

/** Rank of a place for its mark and name: 1 a great city, 5 a spot that only a close look shows. */
export function placeRank(
  kind: string,
  values: Readonly<Record<string, number>>,
  byKind: Readonly<Record<string, number>> = {},
): 1 | 2 | 3 | 4 | 5 {
  const given = byKind[kind] ?? values['rank'];
  if (given !== undefined && given >= 1 && given <= 5) return Math.round(given) as 1 | 2 | 3 | 4 | 5;
  const k = kind.toLowerCase();
  if (/capital|major|fortress|metropolis/.test(k)) return 1;
  if (/cent(er|re)/.test(k)) return 2;
  if (/minor city|small city/.test(k)) return 3;
  if (/city/.test(k)) return 2;
  if (/town|port|oil|resource|personnel/.test(k)) return 3;
  if (/village|station|hamlet/.test(k)) return 4;
  return 4;
}
