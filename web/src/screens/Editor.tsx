// The position editor: a sandbox game's board, taken apart and put together, then played from there.
import '../styles/editor.css';
import type { PositionFile } from '@rasputitsa/kernel';
import { createEffect, createMemo, createSignal, For, type JSX, on, onCleanup, onMount, Show } from 'solid-js';
import { createBoard } from '../board/index.ts';
import type { Board } from '../board/types.ts';
import type { GameProfile, Host, PositionFaultInfo, TableInfo, Trouble } from '@rasputitsa/host';
import * as edit from '../model/editor.ts';
import { download } from '../model/files.ts';
import { createHistory } from '../model/history.ts';
import { troubleFrom } from '../model/host.ts';
import { keyAct } from '../model/keys.ts';
import { boardOptions } from '../model/settings.ts';
import { t } from '../texts/late.ts';
import { Button, Disclosure, Field, IconButton, LinksContext, Notice, Select, TextInput } from '../ui/index.ts';
import { Brush, Chosen, Faults, Palette } from './EditorParts.tsx';
import { RuleSheet } from './RuleSheet.tsx';

export interface EditorProps {
  readonly host: Host;
  readonly profile: GameProfile;
  readonly start: PositionFile;
  readonly onPlay: (table: TableInfo) => void;
  readonly onLeave: () => void;
}
/** Between two strokes of the brush nobody wants to be told. */
const CHECK_AFTER = 400;
const AROUND = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;

/** What the rules say of the position, asked once it rests. */
function createCheck(host: Host, file: () => PositionFile): () => readonly PositionFaultInfo[] | undefined {
  const [faults, setFaults] = createSignal<readonly PositionFaultInfo[]>();
  createEffect(
    on(file, (now) => {
      setFaults(undefined);
      const timer = setTimeout(() => {
        host.checkPosition(JSON.stringify(now)).then(
          (found) => file() === now && setFaults(found),
          (error: unknown) =>
            file() === now && setFaults([{ text: troubleFrom(error, t('editor.cannotCheck'), '').why, places: [] }]),
        );
      }, CHECK_AFTER);
      onCleanup(() => clearTimeout(timer));
    }),
  );
  return faults;
}

export function Editor(props: EditorProps): JSX.Element {
  const { profile } = props;
  const history = createHistory(props.start);
  const file = createMemo(() => history.now());
  const [selected, setSelected] = createSignal<ReadonlySet<number>>(new Set());
  const [placing, setPlacing] = createSignal<string | null>(null);
  const [layer, setLayer] = createSignal('');
  const [word, setWord] = createSignal('');
  const [rings, setRings] = createSignal(0);
  const [cursor, setCursor] = createSignal<number | null>(null);
  const [rule, setRule] = createSignal<string | null>(null);
  const [trouble, setTrouble] = createSignal<Trouble | null>(null);
  const faces = createMemo(() => edit.facesIn(profile, file()));
  const faults = createCheck(props.host, file);
  const steps = edit.decisions(profile.sequence);
  let box: HTMLDivElement | undefined;
  let board: Board | undefined;

  function put(next: PositionFile): void {
    history.put(next);
    setTrouble(null);
  }
  function wind(what: 'undo' | 'redo'): void {
    history[what]();
    setSelected(new Set<number>());
  }
  function remove(): void {
    if (selected().size === 0) return;
    put(edit.removePieces(file(), [...selected()]));
    setSelected(new Set<number>());
  }
  const label = (at: number): string => profile.labels[at] ?? '';
  const beside = (at: number): readonly number[] => AROUND.map((d) => board?.neighbour(at, d) ?? at);

  function pick(hit: { at: number; piece: number | null; extend: boolean }): void {
    setCursor(hit.at);
    const unit = placing();
    if (unit !== null) {
      put(edit.addPiece(file(), unit, label(hit.at)));
      // There may be more of the kind to put down.
      const left = edit.spareUnits(profile, file(), { words: '' }).some((u) => u.id === unit);
      if (!left) setPlacing(null);
    } else if (layer() !== '' && word() !== '') {
      const hexes = edit.around(hit.at, rings(), beside).filter((at) => at < profile.hexes);
      put(edit.setLayer(file(), layer(), word(), hexes.map(label)));
    } else if (hit.piece !== null) {
      const now = new Set(hit.extend ? selected() : []);
      if (now.has(hit.piece)) now.delete(hit.piece);
      else now.add(hit.piece);
      setSelected(now);
    } else if (selected().size > 0) {
      put(edit.movePieces(file(), [...selected()], label(hit.at)));
      setSelected(new Set<number>());
    }
  }
  function drop(): void {
    setPlacing(null);
    setLayer('');
    setWord('');
    setSelected(new Set<number>());
  }
  const onKey = (e: KeyboardEvent): void => {
    if (e.defaultPrevented || document.querySelector('dialog[open]') !== null) return;
    const target = e.target as HTMLElement;
    const field = /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName);
    const onBoard = target === document.body || target.closest('[data-board]') !== null;
    if (!field && (e.key === 'Delete' || e.key === 'Backspace')) {
      e.preventDefault();
      return remove();
    }
    const act = keyAct(e, field ? 'field' : onBoard ? 'board' : 'page');
    if (act?.kind === 'undo' || act?.kind === 'redo') wind(act.kind);
    else if (act?.kind === 'cancel') drop();
    else if (act?.kind === 'zoom') board?.zoomBy(act.by);
    else if (act?.kind === 'move') {
      const at = cursor() ?? faces()[0]?.at ?? 0;
      const next = board?.neighbour(at, act.to) ?? at;
      setCursor(next);
      board?.goTo(next);
    } else if (act?.kind === 'pick' && cursor() !== null) {
      const at = cursor() ?? 0;
      // Who is carried is put down; otherwise somebody is taken up.
      const piece = selected().size > 0 ? null : (faces().findLast((f) => f.at === at)?.id ?? null);
      pick({ at, piece, extend: act.extend });
    } else return undefined;
    e.preventDefault();
    return undefined;
  };
  onMount(() => {
    document.addEventListener('keydown', onKey);
    onCleanup(() => document.removeEventListener('keydown', onKey));
    if (!box) return;
    const made = createBoard(
      box,
      profile.id,
      {
        pick,
        drop: (hit) => put(edit.movePieces(file(), [hit.piece], label(hit.at))),
        hover: () => undefined,
        context: (hit) => pick({ ...hit, extend: true }),
        moved: () => undefined,
      },
      boardOptions(),
    );
    board = made;
    createEffect(() => made.options(boardOptions()));
    createEffect(() =>
      made.show({
        faces: faces(),
        selected: selected(),
        shades: [
          ...(layer() === '' ? [] : edit.shadesIn(profile, file(), layer())),
          ...(faults() ?? []).flatMap((f) => f.places.map((at) => ({ at, style: 'illegal' }))),
        ],
        lines: [],
        cursor: cursor(),
      }),
    );
    onCleanup(() => made.close());
  });

  const text = (): string => `${JSON.stringify(file(), null, 1)}\n`;
  async function play(): Promise<void> {
    try {
      props.onPlay(await props.host.importFile(text(), t('editor.title')));
    } catch (error) {
      setTrouble(troubleFrom(error, t('home.cannotOpen'), t('editor.intro')));
    }
  }
  const chosen = createMemo(() => [...selected()].flatMap((id) => faces()[id] ?? []));
  const links = {
    openRule: setRule,
    goTo: (at: number) => {
      setCursor(at);
      board?.goTo(at);
    },
    placeName: (at: number) => profile.called?.[at] ?? label(at),
  };
  return (
    <LinksContext.Provider value={links}>
      <div class="game-table editor" data-editor>
        <header class="table-head">
          <IconButton icon="back" label={t('editor.leave')} onClick={() => props.onLeave()} />
          <div class="table-title">
            <span class="table-game">{t('editor.title')}</span>
            <span>{profile.title}</span>
          </div>
          <div class="table-tools table-buttons">
            <IconButton
              icon="undo"
              label={t('editor.undo')}
              disabled={!history.canUndo()}
              onClick={() => wind('undo')}
            />
            <IconButton
              icon="redo"
              label={t('editor.redo')}
              disabled={!history.canRedo()}
              onClick={() => wind('redo')}
            />
            <Button
              icon="download"
              data-act="save-position"
              onClick={() => download(`${profile.id}.position.json`, text())}
            >
              {t('editor.save')}
            </Button>
            <Button kind="primary" icon="play" data-act="play-from-here" onClick={() => void play()}>
              {t('editor.play')}
            </Button>
          </div>
        </header>
        <Show when={trouble()}>
          {(x) => (
            <Notice tone="bad" title={x().what} live>
              {x().why}
            </Notice>
          )}
        </Show>
        <main class="table-main">
          <div class="table-board">
            <div
              ref={(el) => (box = el)}
              class="board"
              tabindex="0"
              role="application"
              aria-label={t('editor.title')}
              data-board
            />
          </div>
          <aside class="table-side editor-side" aria-label={t('editor.title')}>
            <div class="tab-panel">
              <p class="quiet">{t('editor.intro')}</p>
              <h2 class="panel-title">{t('editor.check')}</h2>
              <Faults faults={faults()} />
              <h2 class="panel-title">{t('editor.selected')}</h2>
              <Chosen profile={profile} file={file()} faces={chosen()} onChange={put} onRemove={remove} />
              <Disclosure title={t('editor.add')} open>
                <Palette
                  profile={profile}
                  file={file()}
                  placing={placing()}
                  onPlace={(unit) => {
                    drop();
                    setPlacing(unit);
                  }}
                />
              </Disclosure>
              <Disclosure title={t('editor.layer')}>
                <Brush
                  profile={profile}
                  layer={layer()}
                  word={word()}
                  rings={rings()}
                  onLayer={(id) => {
                    drop();
                    setLayer(id);
                  }}
                  onWord={setWord}
                  onRings={setRings}
                />
              </Disclosure>
              <Disclosure title={t('editor.phase')}>
                <Field label={t('editor.phase')}>
                  {(ids) => (
                    <Select
                      id={ids.id}
                      value={file().phase ?? ''}
                      choices={steps.map((s) => ({ value: s.id, title: s.title }))}
                      onChange={(id) => put(edit.setPhase(file(), id, file().side ?? profile.sides[0]?.id))}
                    />
                  )}
                </Field>
                <Field label={t('editor.side')}>
                  {(ids) => (
                    <Select
                      id={ids.id}
                      value={file().side ?? ''}
                      choices={profile.sides.map((s) => ({ value: s.id, title: s.name }))}
                      onChange={(side) => put(edit.setPhase(file(), file().phase ?? profile.sequence.id, side))}
                    />
                  )}
                </Field>
              </Disclosure>
              <Disclosure title={t('editor.tracks')}>
                <For each={Object.entries(profile.tracks)}>
                  {([id, track]) => (
                    <Field label={track.title}>
                      {(ids) => (
                        <Show
                          when={track.values}
                          fallback={
                            <TextInput
                              id={ids.id}
                              type="number"
                              value={file().tracks?.[id] ?? 0}
                              onChange={(e) => put(edit.setTrack(file(), id, Number(e.currentTarget.value) || 0))}
                            />
                          }
                        >
                          {(values) => (
                            <Select
                              id={ids.id}
                              value={String(file().tracks?.[id] ?? track.min ?? 0)}
                              choices={values().map((title, i) => ({ value: String(i + (track.min ?? 0)), title }))}
                              onChange={(v) => put(edit.setTrack(file(), id, Number(v)))}
                            />
                          )}
                        </Show>
                      )}
                    </Field>
                  )}
                </For>
              </Disclosure>
            </div>
          </aside>
        </main>
        <Show when={rule()}>
          {(at) => (
            <RuleSheet
              book={() => props.host.rulebook(profile.id)}
              at={at()}
              onClose={() => setRule(null)}
              onShow={() => setRule(null)}
            />
          )}
        </Show>
      </div>
    </LinksContext.Provider>
  );
}
