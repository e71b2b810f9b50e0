// What happens, for the ear: new lines of the log, whichever panel is open. The list itself would be read whole.
import type { LogLine } from '@rasputitsa/host';
import { createEffect, createSignal, type JSX, on } from 'solid-js';
import { t } from '../texts/index.ts';

/** More than this many lines at once nobody listens to. */
const SPOKEN = 3;

/** The last few, and how many more there were. */
export function spokenNews(
  lines: readonly LogLine[],
  most: number,
): { readonly texts: readonly string[]; readonly more: number } {
  const said = lines.filter((l) => l.tone !== 'detail');
  return { texts: said.slice(-most).map((l) => l.text), more: Math.max(0, said.length - most) };
}

export function LogVoice(props: { readonly log: readonly LogLine[] }): JSX.Element {
  const [said, setSaid] = createSignal('');
  let read = props.log.length;
  createEffect(
    on(
      () => props.log,
      (log) => {
        if (log.length > read) {
          const { texts, more } = spokenNews(log.slice(read), SPOKEN);
          setSaid([...(more > 0 ? [t('log.more', { n: more })] : []), ...texts].join('. '));
        }
        read = log.length;
      },
      { defer: true },
    ),
  );
  return (
    <div class="visually-hidden" aria-live="polite" data-voice>
      {said()}
    </div>
  );
}
