// The rule reader beside the board.
import { createResource, type JSX, Show } from 'solid-js';
import type { Session } from '../model/types.ts';
import { RuleReader } from '../panels/RuleReader.tsx';
import { t } from '../texts/index.ts';
import { Sheet } from '../ui/index.ts';

export function RuleSheet(props: { readonly session: Session; readonly onShow: (file: string) => void }): JSX.Element {
  const [book] = createResource(() => props.session.rulebook());
  return (
    <Sheet title={t('table.rules')} width="wide" onClose={() => props.session.closeRule()}>
      <Show when={book()} fallback={<p role="status">{t('table.loadingRules')}</p>}>
        {(b) => (
          <RuleReader
            rulebook={b()}
            at={props.session.openedRule() ?? undefined}
            onShow={(file) => {
              props.session.closeRule();
              props.onShow(file);
            }}
          />
        )}
      </Show>
    </Sheet>
  );
}
