// What the player is here to do: shown before the first turn, and whenever it is wanted.
import '../styles/panels.css';
import '../styles/panels-blocks.css';
import { type JSX, Show } from 'solid-js';
import type { Session } from '../model/types.ts';
import { t } from '../texts/index.ts';
import { Button, Dialog } from '../ui/index.ts';
import { GamePanel } from './GamePanel.tsx';

export function Briefing(props: { readonly session: Session; readonly onClose: () => void }): JSX.Element {
  const { profile, standing } = props.session;
  const scenario = () => profile.scenarios.find((s) => s.id === standing().table.scenario);
  const who = (): string => {
    const { viewer } = standing();
    return viewer === 'spectator'
      ? t('briefing.spectator')
      : t('briefing.you', { side: props.session.sideName(viewer) });
  };
  const id = profile.panels.find((p) => p.slot === 'briefing')?.id;
  return (
    <Dialog
      title={scenario()?.title ?? profile.title}
      onClose={props.onClose}
      foot={
        <Button kind="primary" data-act="close-briefing" onClick={() => props.onClose()}>
          {t('briefing.close')}
        </Button>
      }
    >
      <p class="briefing-who">
        <strong>{who()}</strong>
        <Show when={scenario()?.about}>
          {(a) => (
            <span class="quiet">
              {' '}
              {a().dates}, {a().turns}.
            </span>
          )}
        </Show>
      </p>
      <Show when={standing().table.handicap}>
        {(h) => (
          <p class="briefing-who" data-handicap>
            {t('briefing.handicap', { n: h().points, side: props.session.sideName(h().side) })}
          </p>
        )}
      </Show>
      <Show when={id}>{(panel) => <GamePanel session={props.session} id={panel()} />}</Show>
    </Dialog>
  );
}
