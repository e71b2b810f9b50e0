// A page about a table far away, before one sits at it: the way back, a title, and what it says.
import type { JSX } from 'solid-js';
import '../styles/home.css';
import '../styles/new-game.css';
import { t } from '../texts/late.ts';
import { Button } from '../ui/index.ts';

export function FarPage(props: {
  readonly screen: string;
  readonly title: string;
  readonly onLeave: () => void;
  readonly children: JSX.Element;
}): JSX.Element {
  return (
    <div class="room">
      <main class="new-game on-table" data-screen={props.screen}>
        <header class="new-head">
          <div class="table-buttons">
            <Button kind="quiet" icon="back" onClick={() => props.onLeave()}>
              {t('new.back')}
            </Button>
          </div>
          <h1 class="new-title">{props.title}</h1>
        </header>
        {props.children}
      </main>
    </div>
  );
}
