// The briefing a player reads before the first turn, in the same order for every game: his task, what matters, what changes now, what
// is to be gained. A game writes the words of each scenario and side, which come when they are read; the rest it reads from the state.
import type { Brief, PanelBlock, PanelText } from '@rasputitsa/kernel';

export interface BriefingParts {
  readonly rule: string;
  readonly score: PanelText;
  readonly now: readonly PanelBlock[];
  readonly prizes: readonly PanelBlock[];
}

export function briefingBlocks({ rule, score, now, prizes }: BriefingParts): readonly PanelBlock[] {
  return [{ kind: 'table', title: 'How it stands', rows: [{ cells: [score], rule }] }, ...now, ...prizes];
}

/** With the words for the viewer's side before it; those who only watch are told how it stands. */
export function briefed(
  blocks: readonly PanelBlock<string>[],
  brief: Brief | undefined,
): readonly PanelBlock<string>[] {
  if (!brief) return blocks;
  const [stands] = blocks;
  // The rule that counts is the rule of the task.
  const rule = stands?.kind === 'table' ? stands.rows[0]?.rule : undefined;
  return [
    { kind: 'text', text: brief.task, ...(rule === undefined ? {} : { rule }), tone: 'owed' },
    { kind: 'table', title: 'What matters', rows: brief.matters.map((text, i) => ({ cells: [String(i + 1), text] })) },
    ...blocks,
  ];
}
