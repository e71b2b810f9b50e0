// Reading sheets in tests.
import {
  buildPosition,
  forcedDice,
  Match,
  type PanelBlock,
  panelFor,
  type PanelRow,
  type Side,
} from '@rasputitsa/kernel';
import { game } from '../index.ts';

export type Block = PanelBlock<string>;
export const GERMAN = 0;
export const SOVIET = 1;

export function position(file: Record<string, unknown>, dice: readonly number[] = []): Match {
  const source = forcedDice([...dice]);
  const state = buildPosition(game, { scenario: 's42', side: 'german', phase: 'moves', ...file }, source);
  return new Match({ game, scenario: state.scenario, dice: source }, state);
}
export function sheet(m: Match, id: string, who: Side | 'spectator'): readonly Block[] {
  const info = game.panels?.find((p) => p.id === id);
  if (!info) throw new Error(`no panel ${id}`);
  return panelFor(m.q, who, info);
}
/** Blocks inside comparisons as well. */
export function flat(blocks: readonly Block[]): readonly Block[] {
  return blocks.flatMap((b) => (b.kind === 'versus' ? flat([...b.left, ...b.right]) : [b]));
}
export function texts(blocks: readonly Block[]): readonly string[] {
  return flat(blocks).flatMap((b) => (b.kind === 'text' ? [`${b.text} (${b.rule ?? ''})`] : []));
}
/** Charts by their titles, in percent. */
export function charts(blocks: readonly Block[]): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    flat(blocks).flatMap((b) =>
      b.kind === 'chances' ? [[b.title, b.bars.map((x) => `${x.label} ${(x.p * 100).toFixed(1)}`)]] : [],
    ),
  );
}
export function factors(blocks: readonly Block[], title: string): readonly string[] {
  const found = flat(blocks).find((b) => b.kind === 'factors' && b.title === title);
  if (found?.kind !== 'factors') return [];
  return [
    ...found.factors.map((f) => `${f.text} ${f.n ?? ''} (${f.rule ?? ''})`),
    ...(found.sum ? [`${found.sum.text} = ${found.sum.n}`] : []),
  ];
}
export function rows(blocks: readonly Block[], title: string | RegExp): readonly PanelRow<string>[] {
  const found = flat(blocks).find(
    (b) => b.kind === 'table' && (typeof title === 'string' ? b.title === title : title.test(b.title ?? '')),
  );
  return found?.kind === 'table' ? found.rows : [];
}
export function cells(list: readonly PanelRow<string>[]): readonly string[] {
  return list.map((r) => r.cells.join(' | '));
}
export function must(m: Match, side: Side, action: { readonly verb: string; readonly args: object } | undefined): void {
  if (!action) throw new Error('nothing to press');
  const out = m.act(side, action);
  if (!out.ok) throw new Error(out.refusal.text);
}
/** Past the set-up, with everybody where the game itself would put them. */
export function deployed(m: Match): Match {
  for (let i = 0; i < 2; i++)
    for (const side of m.owing()) {
      if (!m.q.within('set-up')) return m;
      m.act(side, { verb: 'deploy-for-me', args: {} });
      m.act(side, { verb: 'done', args: {} });
    }
  return m;
}
