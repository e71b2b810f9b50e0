// Ids of a game have one style, so that nobody has to remember which; whatever was called otherwise before leads to an id of today.
import type { Game, Node } from './game.ts';

function nodesOf(node: Node): readonly string[] {
  return [node.id, ...(node.kind === 'steps' ? node.steps.flatMap(nodesOf) : [])];
}

function idsOf(game: Game): ReadonlyMap<string, readonly string[]> {
  return new Map(
    Object.entries({
      verbs: game.verbs.map((v) => v.id),
      nodes: [game.sequence, ...(game.interrupts ?? [])].flatMap(nodesOf),
      flags: (game.flags ?? []).map((f) => f.id),
      fields: game.fields ?? [],
      tracks: Object.keys(game.tracks ?? {}),
      layers: Object.keys(game.layers ?? {}),
      marks: Object.keys(game.marks ?? {}),
      memos: Object.keys(game.memos ?? {}),
      options: (game.options ?? []).map((o) => o.id),
      orders: (game.standingOrders ?? []).map((o) => o.id),
      scenarios: game.scenarios.map((s) => s.id),
      overlays: (game.overlays ?? []).map((o) => o.id),
      panels: (game.panels ?? []).map((p) => p.id),
    }),
  );
}

function renameFaults(game: Game, ids: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const out: string[] = [];
  const steps = (game.renamed ?? []).map(({ before, ...kinds }) => ({
    before,
    // Variables have no list of their own: a name of one is checked by the compiler.
    kinds: new Map(Object.entries(kinds).filter(([kind]) => kind !== 'vars')),
  }));
  for (const [i, { before, kinds }] of steps.entries()) {
    if (before > game.version) out.push(`renamed before version ${before}, but this is version ${game.version}`);
    for (const [kind, names] of kinds)
      for (const old of Object.keys(names)) {
        // What was renamed may have been renamed again.
        const today = steps.slice(i).reduce((id, later) => later.kinds.get(kind)?.[id] ?? id, old);
        if (ids.get(kind)?.includes(old)) out.push(`${kind}: ${old} was renamed and is still there`);
        if (!ids.get(kind)?.includes(today)) out.push(`${kind}: ${old} leads to ${today}, which is not there`);
      }
  }
  return out;
}

/** What is wrong with the ids of a game: nothing, when it is well. */
export function idFaults(game: Game): readonly string[] {
  const ids = idsOf(game);
  const styled = [...ids].flatMap(([kind, all]) =>
    all.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)).map((id) => `${kind}: ${id} is not words with hyphens`),
  );
  const args = game.verbs.flatMap((v) =>
    v.args
      .filter((a) => !/^[a-z][a-zA-Z0-9]*$/.test(a.name))
      .map((a) => `verb ${v.id}: argument ${a.name} is not words run together`),
  );
  return [...styled, ...args, ...renameFaults(game, ids)];
}
