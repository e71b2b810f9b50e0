// A game's description for the page: everything but its rules.
import { botsFor, stylesFor } from '@rasputitsa/bots';
import { called, type Game, type Node } from '@rasputitsa/kernel';
import type { GameProfile, Outline } from './protocol.ts';

function outline(n: Node): Outline {
  return {
    id: n.id,
    title: n.title,
    kind: n.kind,
    ...(n.rule === undefined ? {} : { rule: n.rule }),
    ...(n.kind === 'steps' ? { steps: n.steps.map(outline) } : {}),
  };
}

const byId = <T extends { readonly id: string }>(all: readonly T[]): Record<string, T> =>
  Object.fromEntries(all.map((x) => [x.id, x]));

function terrainOf({ places }: Game): Pick<GameProfile, 'terrains' | 'terrain'> {
  const words = Array.from({ length: places.hexes }, (_, at) => places.terrain?.(at) ?? '');
  const terrains = [...new Set(words)];
  return { terrains, terrain: words.map((w) => terrains.indexOf(w)) };
}

export function profileOf(game: Game, hasTutorial: (id: string) => boolean): GameProfile {
  const styles = stylesFor(game);
  return {
    names: game.places.names ?? [],
    ...terrainOf(game),
    id: game.id,
    title: game.title,
    summary: game.summary,
    ...(game.about ? { about: game.about } : {}),
    fog: game.fog,
    sides: game.sides.map(({ id, name }) => ({ id, name })),
    kinds: byId(game.kinds),
    flags: game.flags,
    tracks: Object.fromEntries(
      Object.entries(game.tracks).map(([id, { title, rule, min, max, values }]) => [
        id,
        {
          title,
          ...(rule === undefined ? {} : { rule }),
          ...(min === undefined ? {} : { min }),
          ...(max === undefined ? {} : { max }),
          ...(values ? { values } : {}),
        },
      ]),
    ),
    layers: Object.fromEntries(
      Object.entries(game.layers).map(([id, { title, values, holds, drawn }]) => [
        id,
        { title, values, ...(holds ? { holds } : {}), ...(drawn ? { drawn } : {}) },
      ]),
    ),
    marks: Object.fromEntries(
      Object.entries(game.marks).map(([id, m]) => [
        id,
        { title: m.title ?? id, ...(m.values ? { values: m.values } : {}), ...(m.drawn ? { drawn: m.drawn } : {}) },
      ]),
    ),
    options: game.options,
    ...(game.commands ? { commands: game.sides.map((_, s) => game.commands?.list(s) ?? []) } : {}),
    ...(game.judgeBid ? { bids: true as const } : {}),
    charts: Object.entries(game.charts ?? {}).map(([id, { title, rule, source, note }]) => ({
      id,
      title,
      rule,
      source,
      ...(note === undefined ? {} : { note }),
    })),
    ...(game.onlyWith ? { onlyWith: game.onlyWith } : {}),
    ...(game.strength ? { strength: game.strength } : {}),
    scenarios: game.scenarios.map(({ id, title, rule, summary, about, options }) => ({
      id,
      title,
      rule,
      summary,
      ...(about ? { about } : {}),
      options: options ?? {},
    })),
    labels: Array.from({ length: game.places.count }, (_, at) => game.places.label(at)),
    called: Object.fromEntries(
      Array.from({ length: game.places.count }, (_, at) => [at, called(game.places, at)] as const).filter(
        ([at, name]) => name !== game.places.label(at),
      ),
    ),
    hexes: game.places.hexes,
    verbs: byId(
      game.verbs.map((v) => ({
        id: v.id,
        title: v.title,
        rule: v.rule,
        args: v.args.map((a) => ({ name: a.name, type: a.type, title: a.title ?? a.name })),
      })),
    ),
    overlays: game.overlays.map(({ id, title, rule, open }) => ({
      id,
      title,
      ...(rule ? { rule } : {}),
      ...(open ? { open } : {}),
    })),
    panels: (game.panels ?? []).map(({ id, title, rule, slot }) => ({ id, title, slot, ...(rule ? { rule } : {}) })),
    orders: game.standingOrders.map(({ id, title, rule, node, params, choices }) => ({
      id,
      node,
      title,
      rule,
      params,
      ...(choices ? { choices } : {}),
    })),
    sequence: outline(game.sequence),
    ...(game.advice ? { coach: game.advice.evaluate ? ('review' as const) : ('hint' as const) } : {}),
    opponents: botsFor(game).map(({ id, title, needs }) => ({
      id,
      title,
      ...(needs !== undefined && styles.length > 1 ? { styles } : {}),
    })),
    hasTutorial: hasTutorial(game.id),
    hasThreats: game.march !== undefined,
    hasTraces: game.overlays.some((o) => o.traces !== undefined),
    hasForecasts: game.forecasts !== undefined,
  };
}
