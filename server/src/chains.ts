// A player's own part in the dice, in their browser: the chains of their chair, and what they remember so that nobody can deceive them.
import type { KeptTrust, LinkAsk, LinkGift, Mark, TableViewer } from '@rasputitsa/host';
import { Chain, chainSecret } from '@rasputitsa/kernel/dice-chain';
import type { Heads } from './wire.ts';

export const NOTHING_KEPT: KeptTrust = { claims: [], marks: [] };

const MOST_CLAIMS = 100;
const MOST_MARKS = 20;

interface Chains {
  readonly live: Chain;
  readonly away: Chain;
}
const made = new Map<string, Promise<Chains>>();
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

function chainsOf(seed: string): Promise<Chains> {
  const known = made.get(seed) ?? makeChains(seed);
  made.set(seed, known);
  return known;
}
async function makeChains(seed: string): Promise<Chains> {
  const live = await Chain.slowly(chainSecret(seed, 'live'), breathe);
  return { live, away: await Chain.slowly(chainSecret(seed, 'away'), breathe) };
}
/** What is published when somebody sits down. */
export async function headsOf(seed: string): Promise<Heads> {
  const { live, away } = await chainsOf(seed);
  return { live: live.head, away: away.head };
}

export type Answer =
  | { readonly gift: LinkGift; readonly kept: KeptTrust }
  /** Whoever asks this is not honest, or has forgotten what was. */
  | { readonly wrong: 'other game' | 'other action' | 'older roll' };

/** What to give for a request. A link is given once, for one action: whoever names another one afterwards gets nothing. */
export async function answerTo(ask: LinkAsk, seed: string, kept: KeptTrust): Promise<Answer> {
  const { id, commitment, wants, away } = ask;
  if ((kept.id ?? id) !== id || (kept.commitment ?? commitment) !== commitment) return { wrong: 'other game' };
  const [n, claim] = kept.claims.at(-1) ?? [0, ''];
  if (wants && wants.n < n) return { wrong: 'older roll' };
  if (wants?.n === n && wants.claim !== claim) return { wrong: 'other action' };
  const chains = await chainsOf(seed);
  const isNew = wants && wants.n > n;
  const claims = isNew ? [...kept.claims, [wants.n, wants.claim] as const].slice(-MOST_CLAIMS) : kept.claims;
  return {
    gift: {
      ...(wants ? { live: { n: wants.n, link: chains.live.link(wants.n) } } : {}),
      ...(away > 0 ? { away: { n: away, link: chains.away.link(away) } } : {}),
    },
    kept: { ...kept, id, commitment, claims },
  };
}

export type Marked =
  | { readonly kept: KeptTrust }
  | { readonly wrong: 'other history' | 'older history' | 'other server' };

/** Keeps what a standing brings; says when it does not go on from what was there. */
export function markedBy(viewer: TableViewer, { version, mark, key, sig }: Mark, kept: KeptTrust): Marked {
  if ((kept.key ?? key) !== key) return { wrong: 'other server' };
  const own = kept.marks.filter(([v]) => v === viewer);
  if (own.some(([, at, m]) => at === version && m !== mark)) return { wrong: 'other history' };
  if (own.some(([, at]) => at > version)) return { wrong: 'older history' };
  if (own.some(([, at]) => at === version)) return { kept };
  const marks = [
    ...kept.marks.filter(([v]) => v !== viewer),
    ...own.slice(1 - MOST_MARKS),
    [viewer, version, mark, sig] as const,
  ];
  return { kept: { ...kept, key, marks } };
}
