// What undo would take back, or which die, revelation or hand-over bars it.
import type { LogLine, Standing } from '@rasputitsa/host';
import { t } from '../texts/index.ts';

/** The line of the log that speaks of what bars undo; undefined where the sentence says all. */
function barLine(why: string, log: readonly LogLine[]): LogLine | undefined {
  if (why === 'dice') return log.findLast((l) => l.tone === 'dice');
  if (why === 'revealed') return log.findLast((l) => l.tone === 'plain' && l.text.startsWith('Revealed'));
  if (why === 'handover' || why === 'answered') return log.findLast((l) => l.tone === 'heading');
  return undefined;
}

export function undoWords(standing: Standing, log: readonly LogLine[]): string {
  const { canUndo, undoes, undoBarred } = standing;
  if (canUndo) return undoes.length > 0 ? t('table.undoes', { what: undoes.join('; ') }) : t('table.undo');
  if (!undoBarred) return t('table.undo');
  const line = barLine(undoBarred.why, log);
  return line ? `${undoBarred.text} (${line.text})` : undoBarred.text;
}
