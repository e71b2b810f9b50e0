// The rule reader beside the board, or beside the choice of a game.
import { createResource, type JSX, Show } from 'solid-js';
import type { Rulebook } from '@rasputitsa/host';
import { RuleReader } from '../panels/RuleReader.tsx';
import { t } from '../texts/index.ts';
import { Sheet } from '../ui/index.ts';

export function RuleSheet(props: {
  readonly book: () => Promise<Rulebook>;
  /** The rule to open at; empty for the whole book. */
  readonly at: string;
  readonly onClose: () => void;
  readonly onShow: (file: string) => void;
}): JSX.Element {
  const [book] = createResource(() => props.book());
  return (
    <Sheet title={t('table.rules')} width="wide" onClose={() => props.onClose()}>
      <Show when={book()} fallback={<p role="status">{t('table.loadingRules')}</p>}>
        {(b) => (
          <RuleReader
            rulebook={b()}
            at={props.at}
            onShow={(file) => {
              props.onClose();
              props.onShow(file);
            }}
          />
        )}
      </Show>
    </Sheet>
  );
}
