// The briefing a player reads before the first turn, in the same order for every game: his task, what matters, what changes now, what
// is to be gained. A game writes the words of each scenario and side; the rest it reads from the state.
import type { PanelBlock, PanelText } from '@rasputitsa/kernel';

/** What a side is here to do in a scenario. */
export interface Brief {
  readonly task: string;
  readonly matters: readonly [string, string, string];
}

export interface BriefingParts {
  /** Nothing for those who only watch: they are told how it stands. */
  readonly brief: Brief | undefined;
  readonly rule: string;
  readonly score: PanelText;
  readonly now: readonly PanelBlock[];
  readonly prizes: readonly PanelBlock[];
}

export function briefingBlocks({ brief, rule, score, now, prizes }: BriefingParts): readonly PanelBlock[] {
  const own: readonly PanelBlock[] = brief
    ? [
        { kind: 'text', text: brief.task, rule, tone: 'owed' },
        { kind: 'table', title: 'What matters', rows: brief.matters.map((text, i) => ({ cells: [i + 1, text] })) },
      ]
    : [];
  return [...own, { kind: 'table', title: 'How it stands', rows: [{ cells: [score], rule }] }, ...now, ...prizes];
}
