// The after-action report in menus. What makes it comes when it is asked for.
import { download } from '../model/files.ts';
import type { Session } from '../model/types.ts';
import { t } from '../texts/index.ts';
import { type MenuItem, toast } from '../ui/index.ts';
import { sayTrouble } from './trouble.ts';

export async function saveReport(session: Session, form: 'html' | 'md'): Promise<void> {
  toast(t('report.working'));
  const { reportFile } = await import('../model/report.ts');
  const file = await reportFile(session, form);
  download(file.name, file.text);
}

/** Only of games that are played: cases and tutorials have no story. */
export function reportItems(session: Session): readonly MenuItem[] {
  if (session.standing().table.kind !== 'play') return [];
  const item = (form: 'html' | 'md', title: string): MenuItem => ({
    title,
    icon: 'download',
    onSelect: () => void saveReport(session, form).catch(sayTrouble),
  });
  return [item('html', t('report.html')), item('md', t('report.markdown'))];
}
