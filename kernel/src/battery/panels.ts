// Panels and overlays: at every state and for every viewer they can be computed, are plain and make sense.
import { ChangedWhileAsked } from '../world.ts';
import type { Overlay } from '../game.ts';
import type { Match } from '../match.ts';
import { overlayFor, type PanelAction, type PanelBlock, panelFor, type PanelInfo } from '../panel.ts';
import { render } from '../message.ts';
import type { Side } from '../types.ts';
import { namerFor } from '../view.ts';
import { Broken } from './checks.ts';

/** All panels of a viewer, in its words. */
export function panelsFor(match: Match, who: Side | 'spectator'): Record<string, unknown> {
  const out: Record<string, unknown> = {};
  for (const info of match.game.panels ?? []) out[`panel ${info.id}`] = panelFor(match.q, who, info);
  return out;
}
/** All overlays of a side, with their notes in its words. */
export function overlaysFor(match: Match, side: Side): Record<string, unknown> {
  const out: Record<string, unknown> = {};
  for (const info of match.game.overlays)
    out[`overlay ${info.id}`] = said(match, side, overlayFor(match.q, side, info));
  return out;
}
function said(match: Match, side: Side, { notes = [], ...rest }: Overlay): unknown {
  const namer = namerFor(match.q, side);
  return { ...rest, notes: notes.map(({ at, rule, message }) => ({ at, rule, text: render(message, namer) })) };
}

function panelFault(match: Match, who: Side | 'spectator', blocks: readonly PanelBlock<string>[]): string | undefined {
  for (const b of blocks) {
    const bad = blockFault(match, who, b);
    if (bad !== undefined) return bad;
  }
  return undefined;
}
/** Bars are chances of all that can happen, so they add up to one. */
const ROUNDING = 1e-9;
function blockFault(match: Match, who: Side | 'spectator', b: PanelBlock<string>): string | undefined {
  switch (b.kind) {
    case 'text':
      return b.text === '' ? 'says nothing' : undefined;
    case 'table': {
      const columns = b.head?.length;
      const odd = columns === undefined ? undefined : b.rows.find((r) => r.cells.length !== columns);
      if (odd) return `has a row of ${odd.cells.length} cells under a head of ${columns}`;
      return actionFault(
        match,
        who,
        b.rows.flatMap((r) => r.actions ?? []),
      );
    }
    case 'pieces':
      return actionFault(
        match,
        who,
        b.pieces.flatMap((p) => p.actions ?? []),
      );
    case 'chances': {
      const sum = b.bars.reduce((n, x) => n + x.p, 0);
      const ok = b.bars.every((x) => x.p >= 0 && x.p <= 1 + ROUNDING) && Math.abs(sum - 1) < ROUNDING;
      return ok ? undefined : `has chances that add up to ${sum} (${b.title})`;
    }
    case 'versus':
      return panelFault(match, who, [...b.left, ...b.right]);
    case 'factors':
      return undefined;
  }
}
/** What can be pressed is legal; what still asks for something has a legal answer to the next question. */
function actionFault(match: Match, who: Side | 'spectator', actions: readonly PanelAction[]): string | undefined {
  if (who === 'spectator') return actions.length > 0 ? 'gives a spectator something to press' : undefined;
  for (const { title, action, asks } of actions) {
    const where = `${title} ${JSON.stringify(action)}`;
    if (asks === undefined) {
      const why = match.whyNot(who, action);
      if (why) return `offers ${where}, which is refused: ${why.text} (${why.rule})`;
      continue;
    }
    const next = match.choices(who, action.verb, action.args);
    if (!next.ok) return `offers ${where}, which is refused: ${next.refusal.text} (${next.refusal.rule})`;
    if (next.arg !== asks[0])
      return `offers ${where}, which asks for ${next.arg ?? 'nothing'} and not ${asks[0] ?? ''}`;
    if (next.choices.length === 0) return `offers ${where}, for which there is no ${asks[0]}`;
  }
  return undefined;
}

/** Throws when a panel or overlay fails for any viewer. `pick` says which of them to look at now; all when it is left out. */
export function checkPanels(match: Match, pick: (index: number) => boolean = () => true): void {
  const panels = match.game.panels ?? [];
  const viewers: readonly (Side | 'spectator')[] = [...match.game.sides.keys(), 'spectator'];
  const attempt = (what: string, who: Side | 'spectator', body: () => string | undefined): void => {
    const name = who === 'spectator' ? who : (match.game.sides[who]?.id ?? who);
    let bad: string | undefined;
    try {
      bad = body();
    } catch (error) {
      if (error instanceof ChangedWhileAsked) throw error;
      throw new Broken(
        'panels',
        `${what} for ${name}: ${error instanceof Error ? (error.stack ?? '') : String(error)}`,
      );
    }
    if (bad !== undefined) throw new Broken('panels', `${what} for ${name} ${bad}`);
  };
  let firstSees = '';
  for (const [i, info] of panels.entries())
    if (pick(i)) for (const who of viewers) attempt(`panel ${info.id}`, who, () => panelLook(match, who, info));
  for (const [i, info] of match.game.overlays.entries())
    if (pick(panels.length + i))
      for (const side of match.game.sides.keys())
        attempt(`overlay ${info.id}`, side, () => {
          const overlay = overlayFor(match.q, side, info);
          said(match, side, overlay);
          if (!info.open) return undefined;
          const shown = shownBy(overlay);
          if (side === 0) firstSees = shown;
          return shown === firstSees ? undefined : 'is not what the first side sees, although it is open to spectators';
        });
}
/** What is coloured and marked, words aside: names of units are each viewer's own. */
function shownBy({ hexes = [], lines = [], notes = [] }: Overlay): string {
  return JSON.stringify([hexes, lines, notes.map((n) => [n.at, n.rule])]);
}
function panelLook(match: Match, who: Side | 'spectator', info: PanelInfo): string | undefined {
  return panelFault(match, who, panelFor(match.q, who, info));
}
