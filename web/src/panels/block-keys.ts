// Names for the parts of a panel, so that a button stays the same button when the panel changes around it. Told apart by place in
// the list alone, a button under the finger could become another one.
import type { PanelAction, PanelBlock } from '@rasputitsa/kernel';

export interface Keyed {
  readonly key: string;
}
type Block = PanelBlock<string>;

/** The same name twice gets a number. */
function named<T extends object>(list: readonly T[], nameOf: (item: T) => string): readonly (T & Keyed)[] {
  const seen = new Map<string, number>();
  return list.map((item) => {
    const name = nameOf(item);
    const n = seen.get(name) ?? 0;
    seen.set(name, n + 1);
    return { ...item, key: n === 0 ? name : `${name} #${n + 1}` };
  });
}

function withActions<T extends { readonly actions?: readonly PanelAction[] }>(item: T): T {
  return item.actions ? { ...item, actions: named(item.actions, (a) => `${a.action.verb} ${a.title}`) } : item;
}

function nameOfBlock(b: Block): string {
  switch (b.kind) {
    case 'text':
      // Words change with every figure in them; the rule and the tone do not.
      return `text ${b.rule ?? ''} ${b.tone ?? ''}`;
    case 'versus':
      return `versus ${b.leftTitle} ${b.rightTitle}`;
    default:
      return `${b.kind} ${b.title ?? ''}`;
  }
}

function inside(b: Block): Block {
  switch (b.kind) {
    case 'table':
      return {
        ...b,
        rows: named(b.rows.map(withActions), (r) => `${r.piece ?? ''} ${r.at ?? ''} ${r.cells[0] ?? ''}`),
      };
    case 'pieces':
      return { ...b, pieces: named(b.pieces.map(withActions), (p) => String(p.piece)) };
    case 'versus':
      return { ...b, left: withKeys(b.left), right: withKeys(b.right) };
    default:
      return b;
  }
}

export function withKeys(blocks: readonly Block[]): readonly (Block & Keyed)[] {
  return named(blocks.map(inside), nameOfBlock);
}
