// Keys of the table. Letters work anywhere but in fields; arrows and Enter only on the board, so that lists keep theirs.

export type KeyAct =
  | { readonly kind: 'move'; readonly to: 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw' }
  | { readonly kind: 'pick'; readonly extend: boolean }
  | { readonly kind: 'layer'; readonly n: number }
  | { readonly kind: 'zoom'; readonly by: number }
  | {
      readonly kind:
        | 'cancel' | 'undo' | 'redo' | 'fit' | 'find' | 'next' | 'previous' | 'stack' | 'done' | 'repeat' | 'help' | 'rules'
        | 'next-stack' | 'leave' | 'formation' | 'briefing' | 'log' | 'here' | 'forces' | 'turn' | 'center' | 'quarter';
    }; // biome-ignore format: a list of words

const ARROWS: Readonly<Record<string, 'n' | 'e' | 's' | 'w'>> = {
  ArrowUp: 'n',
  ArrowRight: 'e',
  ArrowDown: 's',
  ArrowLeft: 'w',
};
const DIAGONALS: Readonly<Record<string, 'nw' | 'ne' | 'sw' | 'se'>> = {
  Home: 'nw',
  PageUp: 'ne',
  End: 'sw',
  PageDown: 'se',
};
const LETTERS: Readonly<Record<string, Exclude<KeyAct['kind'], 'move' | 'pick' | 'layer' | 'zoom'>>> = {
  b: 'briefing', f: 'fit', g: 'find', '/': 'find', n: 'next', p: 'previous', a: 'stack', d: 'done', r: 'repeat', '?': 'help', i: 'rules', l: 'log',
  h: 'here', o: 'forces', t: 'turn', u: 'undo', c: 'center', z: 'undo', y: 'redo', q: 'quarter', m: 'next-stack', w: 'leave', k: 'formation',
}; // biome-ignore format: a table

export interface KeyPressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** board: the focus is on the board. field: somebody is typing. */
export function keyAct(e: KeyPressed, where: 'board' | 'page' | 'field'): KeyAct | undefined {
  const command = e.ctrlKey || e.metaKey;
  const key = e.key.length === 1 ? e.key.toLowerCase() : e.key;
  if (where === 'field') return undefined;
  if (command) {
    if (key === 'z') return { kind: e.shiftKey ? 'redo' : 'undo' };
    if (key === 'y') return { kind: 'redo' };
    return undefined;
  }
  if (e.altKey) return undefined;
  if (key === 'Escape') return { kind: 'cancel' };
  if (where === 'board') {
    const arrow = ARROWS[key];
    if (arrow) return { kind: 'move', to: arrow };
    const diagonal = DIAGONALS[key];
    if (diagonal) return { kind: 'move', to: diagonal };
    if (key === 'Enter' || key === ' ') return { kind: 'pick', extend: e.shiftKey };
  }
  if (key === '+' || key === '=') return { kind: 'zoom', by: 1.4 };
  if (key === '-') return { kind: 'zoom', by: 1 / 1.4 };
  if (/^[0-9]$/.test(key)) return { kind: 'layer', n: Number(key) };
  const letter = LETTERS[key];
  return letter ? { kind: letter } : undefined;
}
