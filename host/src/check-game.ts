// Checks a game that is over, whole: what the kernel can say of it, who has signed it, and whether it is the game a browser remembers.
// Says in plain words what was checked.
import {
  BID_OPTION,
  bidIn,
  canonical,
  type ChainedSpec,
  claimOf,
  endText,
  gainOf,
  type Game,
  type GameRecord,
  isBegin,
  markFor,
  markText,
  type SaveFile,
  verify,
} from '@rasputitsa/kernel';
import type { Checked, KeptTrust } from './protocol.ts';

type Secrets = ChainedSpec & { readonly secret: string };
interface Findings {
  readonly checked: string[];
  readonly problems: string[];
  readonly remarks: string[];
}

export async function checkGame(file: SaveFile, game: Game, kept?: KeptTrust): Promise<Checked> {
  const verdict = verify(file, game);
  const found: Findings = { checked: [], problems: [...verdict.problems], remarks: [...(verdict.remarks ?? [])] };
  const { dice } = file.head;
  if (verdict.problems.length === 0) {
    found.checked.push(
      `The ${file.records.length} records follow from one another: nothing was changed, left out or put in between`,
      diceWords(
        verdict.rolls,
        dice.kind,
        dice.kind === 'chained' ? dice.heads.map((h) => game.sides[h.side]?.name ?? '') : [],
      ),
    );
    if (verdict.notes.length === 0) found.checked.push('The rules lead from the set-up to this end');
    const bid = bidIn(file.head.options[BID_OPTION]);
    if (bid)
      found.checked.push(
        bid.handicap
          ? `Handicap: ${bid.points} ${bid.points === 1 ? 'point' : 'points'} for ${game.sides[gainOf(bid).side]?.name ?? ''}, where points decide`
          : `${game.sides[bid.side]?.name ?? ''} was bid for with ${bid.points} ${bid.points === 1 ? 'point' : 'points'}: they count for the other side where points decide`,
      );
  }
  if (dice.kind === 'chained' && dice.secret !== undefined) {
    const secrets: Secrets = { ...dice, secret: dice.secret };
    await checkSigned(file, secrets, kept, found);
    if (kept) await checkKept(file, secrets, kept, found);
  }
  const { checked, problems, remarks } = found;
  const entries = verdict.entries;
  return {
    entries,
    ok: problems.length === 0 && verdict.notes.length === 0,
    rolls: verdict.rolls,
    checked,
    problems,
    notes: verdict.notes,
    remarks,
  };
}

function diceWords(rolls: number, kind: 'seeded' | 'committed' | 'chained', sides: readonly string[]): string {
  if (kind !== 'chained')
    return `All ${rolls} rolls come from the secret that was committed to before the first of them`;
  return `All ${rolls} rolls are made of the server's secret and of links from ${sides.join(' and ')}, published before the set-up and bound to this table, scenario, options, charts and rules`;
}

/** undefined: this browser cannot tell. */
async function isSigned(key: string, text: string, sig: string): Promise<boolean | undefined> {
  // Missing on pages that came without encryption.
  const { subtle } = globalThis.crypto as { readonly subtle?: typeof globalThis.crypto.subtle };
  try {
    const raw = await subtle?.importKey('raw', bytes(key), 'Ed25519', false, ['verify']);
    return raw && (await subtle?.verify('Ed25519', raw, bytes(sig), new TextEncoder().encode(text)));
  } catch {
    return undefined;
  }
}
function bytes(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
async function checkSigned(
  { end }: SaveFile,
  { id }: Secrets,
  kept: KeptTrust | undefined,
  found: Findings,
): Promise<void> {
  if (!end?.signed) {
    found.remarks.push('the server has not signed this end');
    return;
  }
  const { key, sig } = end.signed;
  const name = `key ${key.slice(0, 16)}`;
  if (kept?.key !== undefined && kept.key !== key) found.problems.push(`it is signed by another server (${name})`);
  const good = await isSigned(key, endText(id, end.hash), sig);
  if (good === true) found.checked.push(`The server has signed this end (${name})`);
  else if (good === false) found.problems.push(`the signature of the server is wrong (${name})`);
  else
    found.remarks.push(
      'the signature of the server cannot be checked here: this needs a page that came over HTTPS, or the command line',
    );
}

async function checkKept({ records }: SaveFile, dice: Secrets, kept: KeptTrust, found: Findings): Promise<void> {
  const { problems, checked } = found;
  const before = problems.length;
  if ((kept.id ?? dice.id) !== dice.id || (kept.commitment ?? dice.commitment) !== dice.commitment)
    problems.push('this is not the game this browser gave its links for');
  const own = kept.heads && dice.heads.find((h) => h.side === kept.heads?.side);
  if (kept.heads && (own?.live !== kept.heads.live || own.away !== kept.heads.away))
    problems.push('the chains of your side are not those this browser has made');
  problems.push(...kept.claims.flatMap(([n, claim]) => (claimIn(records, dice, n) === claim ? [] : [otherDeed(n)])));
  for (const [viewer, version, mark, sig] of kept.marks) {
    const sides = records[0]?.told.length ?? 1;
    const v = viewer === 'spectator' ? sides - 1 : viewer;
    if (markFor(dice, { viewer: v, version, hash: toldHash(records, v, version) }) !== mark)
      problems.push(`the game up to what you were told as number ${version} is not what it was then`);
    // Who has kept the server's word for something can show it to others.
    if (kept.key !== undefined && (await isSigned(kept.key, markText(dice.id, v, version, mark), sig)) === false)
      problems.push(`what you were given to keep as number ${version} was not signed by this server`);
  }
  if (problems.length > before) return;
  if (kept.heads) checked.push('Your links are from the chains this browser has made');
  if (kept.claims.length > 0)
    checked.push(
      kept.claims.length === 1
        ? 'The action for which this browser last gave a link was named beforehand and is the one that was done'
        : `The last ${kept.claims.length} actions for which this browser gave links were named beforehand and are those that were done`,
    );
  if (kept.marks.length > 0)
    checked.push(`The game is the one this browser was told: ${kept.marks.length} marks it has kept all fit`);
}
function otherDeed(n: number): string {
  return `the action with dice number ${n} is not the one that was named when this browser gave its link`;
}
function claimIn(records: readonly GameRecord[], dice: Secrets, n: number): string | undefined {
  const r = records.find((x) => x.links?.n === n);
  if (!r) return undefined;
  const claimed = isBegin(r.entry)
    ? { prev: '', entry: '' }
    : { prev: records[r.n - 1]?.hash ?? '', entry: canonical(r.entry) };
  return claimOf(dice, { n, ...claimed });
}
/** The hash of the record with which a viewer had been told so much. */
function toldHash(records: readonly GameRecord[], viewer: number, version: number): string {
  let n = 0;
  for (const r of records) {
    if ((r.told[viewer]?.length ?? 0) > 0) n++;
    if (n === version && version > 0) return r.hash;
  }
  return '';
}
