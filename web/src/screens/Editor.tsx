// The position editor: a sandbox game's board, taken apart and put together, then played from there.
import type { PositionFile } from '@rasputitsa/kernel';
import { createEffect, createMemo, createSignal, For, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { createBoard } from '../board/index.ts';
import type { GameProfile, Host, TableInfo, Trouble } from '@rasputitsa/host';
import * as edit from '../model/editor.ts';
import { download } from '../model/files.ts';
import { troubleFrom } from '../model/host.ts';
import { boardOptions } from '../model/settings.ts';
import { t } from '../texts/late.ts';
import { Button, Disclosure, Field, IconButton, Notice, Select, TextInput } from '../ui/index.ts';

const MOST_LISTED = 40;

export interface EditorProps {
  readonly host: Host;
  readonly profile: GameProfile;
  readonly start: PositionFile;
  readonly onPlay: (table: TableInfo) => void;
  readonly onLeave: () => void;
}

export function Editor(props: EditorProps): JSX.Element {
  const { profile } = props;
  const [past, setPast] = createSignal<readonly PositionFile[]>([]);
  const [file, setFile] = createSignal(props.start);
  const [selected, setSelected] = createSignal<ReadonlySet<number>>(new Set());
  const [placing, setPlacing] = createSignal<string | null>(null);
  const [brush, setBrush] = createSignal('');
  const [words, setWords] = createSignal('');
  const [trouble, setTrouble] = createSignal<Trouble | null>(null);
  const faces = createMemo(() => edit.facesIn(profile, file()));
  const spare = createMemo(() => edit.spareUnits(profile, file(), words()).slice(0, MOST_LISTED));
  const steps = edit.decisions(profile.sequence);
  let box: HTMLDivElement | undefined;

  function put(next: PositionFile): void {
    setPast((all) => [...all, file()]);
    setFile(next);
    setTrouble(null);
  }
  function back(): void {
    const last = past().at(-1);
    if (!last) return;
    setPast((all) => all.slice(0, -1));
    setFile(last);
    setSelected(new Set<number>());
  }
  const label = (at: number): string => profile.labels[at] ?? '';

  function pick(hit: { at: number; piece: number | null; extend: boolean }): void {
    const unit = placing();
    const [layer, word] = brush().split('=');
    if (unit !== null) {
      put(edit.addPiece(file(), unit, label(hit.at)));
      setPlacing(null);
    } else if (layer && word !== undefined) put(edit.setLayer(file(), layer, word, label(hit.at)));
    else if (hit.piece !== null) {
      const now = new Set(hit.extend ? selected() : []);
      if (now.has(hit.piece)) now.delete(hit.piece);
      else now.add(hit.piece);
      setSelected(now);
    } else if (selected().size > 0) {
      put(edit.movePieces(file(), [...selected()], label(hit.at)));
      setSelected(new Set<number>());
    }
  }
  onMount(() => {
    if (!box) return;
    const board = createBoard(
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
    createEffect(() => board.options(boardOptions()));
    createEffect(() => board.show({ faces: faces(), selected: selected(), shades: [], lines: [], cursor: null }));
    onCleanup(() => board.close());
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
  return (
    <div class="game-table editor" data-editor>
      <header class="table-head">
        <IconButton icon="back" label={t('editor.leave')} onClick={() => props.onLeave()} />
        <div class="table-title">
          <span class="table-game">{t('editor.title')}</span>
          <span>{profile.title}</span>
        </div>
        <div class="table-tools">
          <IconButton icon="undo" label={t('editor.undo')} disabled={past().length === 0} onClick={back} />
          <Button kind="quiet" icon="download" onClick={() => download(`${profile.id}.position.json`, text())}>
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
            <h2 class="panel-title">{t('editor.selected')}</h2>
            <Show when={chosen().length > 0} fallback={<p class="panel-empty">{t('editor.nothing')}</p>}>
              <For each={chosen()}>
                {(f) => (
                  <div class="editor-piece">
                    <span>{f.name}</span>
                    <span class="editor-steps" role="group" aria-label={t('editor.steps', { name: f.name })}>
                      <IconButton
                        icon="minus"
                        size="s"
                        label={t('editor.less')}
                        disabled={(f.steps ?? 1) <= 1}
                        onClick={() => put(edit.setSteps(file(), f.id, (f.steps ?? 1) - 1))}
                      />
                      <span class="num">{f.steps}</span>
                      <IconButton
                        icon="plus"
                        size="s"
                        label={t('editor.more')}
                        disabled={(f.steps ?? 1) >= (f.maxSteps ?? 1)}
                        onClick={() => put(edit.setSteps(file(), f.id, (f.steps ?? 1) + 1))}
                      />
                    </span>
                  </div>
                )}
              </For>
              <Button
                size="s"
                kind="danger"
                icon="trash"
                onClick={() => {
                  put(edit.removePieces(file(), [...selected()]));
                  setSelected(new Set<number>());
                }}
              >
                {t('editor.remove')}
              </Button>
            </Show>
            <Disclosure title={t('editor.add')} open>
              <Field label={t('editor.search')}>
                {(ids) => <TextInput id={ids.id} value={words()} onInput={(e) => setWords(e.currentTarget.value)} />}
              </Field>
              <Show when={placing()}>
                {(unit) => <p role="status">{t('editor.placing', { name: profile.kinds[unit()]?.name ?? unit() })}</p>}
              </Show>
              <ul class="editor-units">
                <For each={spare()}>
                  {(u) => (
                    <li>
                      <Button
                        size="s"
                        kind="quiet"
                        aria-pressed={placing() === u.id}
                        onClick={() => setPlacing(placing() === u.id ? null : u.id)}
                      >
                        {u.name}
                      </Button>
                    </li>
                  )}
                </For>
              </ul>
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
            <Disclosure title={t('editor.layer')}>
              <Field label={t('editor.layer')} hint={t('editor.layerHint')}>
                {(ids) => (
                  <Select
                    id={ids.id}
                    value={brush()}
                    choices={[
                      { value: '', title: t('editor.noLayer') },
                      ...Object.entries(profile.layers).flatMap(([id, l]) =>
                        l.values.map((w) => ({ value: `${id}=${w}`, title: `${l.title}: ${w}` })),
                      ),
                    ]}
                    onChange={setBrush}
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
    </div>
  );
}
