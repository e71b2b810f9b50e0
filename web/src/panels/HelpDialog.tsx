// Keys and gestures, in the order in which they are needed.
import '../styles/panels-turn.css';
import { For, type JSX } from 'solid-js';
import type { Session } from '../model/types.ts';
import { t, type TextKey } from '../texts/index.ts';
import { Dialog, Kbd } from '../ui/index.ts';

type Plain = Extract<TextKey, `help.${string}`>;
interface KeyLine {
  readonly keys: readonly string[];
  readonly what: Plain;
}
interface KeyGroup {
  readonly title: Plain;
  readonly lines: readonly KeyLine[];
}

/** As model/keys.ts has them. */
const GROUPS: readonly KeyGroup[] = [
  {
    title: 'help.play',
    lines: [
      { keys: ['N', 'P'], what: 'help.nextUnit' },
      { keys: ['Enter', 'Space'], what: 'help.pick' },
      { keys: ['Shift+Enter'], what: 'help.extend' },
      { keys: ['A'], what: 'help.stack' },
      { keys: ['M'], what: 'help.nextStack' },
      { keys: ['W'], what: 'help.leave' },
      { keys: ['Shift+\u2197'], what: 'help.area' },
      { keys: ['K'], what: 'help.formation' },
      { keys: ['R'], what: 'help.repeat' },
      { keys: ['D'], what: 'help.done' },
      { keys: ['Esc'], what: 'help.cancel' },
      { keys: ['Z', 'Ctrl+Z'], what: 'help.undo' },
      { keys: ['Y', 'Ctrl+Y'], what: 'help.redo' },
    ],
  },
  {
    title: 'help.look',
    lines: [
      { keys: ['\u2190', '\u2191', '\u2192', '\u2193'], what: 'help.cursor' },
      { keys: ['Home', 'PgUp', 'End', 'PgDn'], what: 'help.diagonal' },
      { keys: ['+', '\u2212'], what: 'help.zoom' },
      { keys: ['F'], what: 'help.fit' },
      { keys: ['Q'], what: 'help.turnBoard' },
      { keys: ['C'], what: 'help.center' },
      { keys: ['G', '/'], what: 'help.find' },
      { keys: ['1', '\u2026', '9'], what: 'help.layer' },
      { keys: ['0'], what: 'help.noLayer' },
    ],
  },
  {
    title: 'help.read',
    lines: [
      { keys: ['B'], what: 'help.briefing' },
      { keys: ['H'], what: 'help.here' },
      { keys: ['T'], what: 'help.turn' },
      { keys: ['O'], what: 'help.forces' },
      { keys: ['L'], what: 'help.log' },
      { keys: ['I'], what: 'help.rules' },
      { keys: ['?'], what: 'help.help' },
    ],
  },
];
const REPLAY: KeyGroup = {
  title: 'help.replay',
  lines: [
    { keys: ['Space'], what: 'help.play1' },
    { keys: ['\u2190', '\u2192'], what: 'help.step' },
    { keys: ['Home', 'End'], what: 'help.ends' },
  ],
};

export function HelpDialog(props: { readonly session: Session; readonly onClose: () => void }): JSX.Element {
  const groups = (): readonly KeyGroup[] =>
    props.session.standing().table.kind === 'replay' ? [REPLAY, ...GROUPS.slice(1)] : GROUPS;
  return (
    <Dialog title={t('help.title')} width="wide" onClose={() => props.onClose()}>
      <p class="help-what">{t('help.mouse')}</p>
      <div class="help-groups">
        <For each={groups()}>
          {(group) => (
            <section>
              <h3 class="blocks-side">{t(group.title)}</h3>
              <dl class="help-keys">
                <For each={group.lines}>
                  {(line) => (
                    <div>
                      <dt>
                        <For each={line.keys}>{(key) => <Kbd>{key}</Kbd>}</For>
                      </dt>
                      <dd>{t(line.what)}</dd>
                    </div>
                  )}
                </For>
              </dl>
            </section>
          )}
        </For>
      </div>
    </Dialog>
  );
}
