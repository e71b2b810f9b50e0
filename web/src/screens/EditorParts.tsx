// The tools of the position editor: the palette of units, what is selected, the brush, and what is wrong with the position.
import type { PositionFile } from '@rasputitsa/kernel';
import type { GameProfile, PositionFaultInfo } from '@rasputitsa/host';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import type { Face } from '../board/types.ts';
import * as edit from '../model/editor.ts';
import { Piece } from '../panels/Piece.tsx';
import { t, tMaybe } from '../texts/late.ts';
import { Button, Field, IconButton, PlaceLink, RuleLink, Select, TextInput } from '../ui/index.ts';

const MOST_LISTED = 60;

export function Palette(props: {
  readonly profile: GameProfile;
  readonly file: PositionFile;
  readonly placing: string | null;
  readonly onPlace: (unit: string | null) => void;
}): JSX.Element {
  const [words, setWords] = createSignal('');
  const [side, setSide] = createSignal('');
  const [symbol, setSymbol] = createSignal('');
  const all = createMemo(() =>
    edit.spareUnits(props.profile, props.file, {
      words: words(),
      ...(side() === '' ? {} : { side: Number(side()) }),
      ...(symbol() === '' ? {} : { symbol: symbol() }),
    }),
  );
  const symbols = createMemo(() =>
    [...new Set(Object.values(props.profile.kinds).map((k) => k.look?.symbol ?? ''))]
      .filter((s) => s !== '')
      .toSorted(),
  );
  return (
    <>
      <div class="editor-filters">
        <Select
          label={t('editor.side')}
          value={side()}
          choices={[
            { value: '', title: t('editor.bothSides') },
            ...props.profile.sides.map((s, i) => ({ value: String(i), title: s.name })),
          ]}
          onChange={setSide}
        />
        <Select
          label={t('editor.branch')}
          value={symbol()}
          choices={[
            { value: '', title: t('editor.allBranches') },
            ...symbols().map((s) => ({ value: s, title: tMaybe(`forces.type.${s}`, s) })),
          ]}
          onChange={setSymbol}
        />
        <TextInput
          aria-label={t('editor.search')}
          placeholder={t('editor.search')}
          value={words()}
          onInput={(e) => setWords(e.currentTarget.value)}
        />
      </div>
      <p role="status" class="editor-placing">
        {props.placing === null
          ? t('editor.howToPlace')
          : t('editor.placing', { name: props.profile.kinds[props.placing]?.name ?? props.placing })}
      </p>
      <Show when={all().length === 0}>
        <p class="panel-empty">{t('editor.allPlaced')}</p>
      </Show>
      <ul class="editor-palette">
        <For each={all().slice(0, MOST_LISTED)}>
          {(u) => (
            <li>
              <button
                type="button"
                data-unit={u.id}
                aria-pressed={props.placing === u.id}
                onClick={() => props.onPlace(props.placing === u.id ? null : u.id)}
              >
                <Piece face={u.face} size={34} />
                <span>{u.face.name}</span>
                <Show when={u.left !== undefined && u.left > 1}>
                  <span class="num quiet">{u.left}</span>
                </Show>
              </button>
            </li>
          )}
        </For>
      </ul>
      <Show when={all().length > MOST_LISTED}>
        <p class="quiet">{t('editor.moreUnits', { n: all().length - MOST_LISTED })}</p>
      </Show>
    </>
  );
}

export function Chosen(props: {
  readonly profile: GameProfile;
  readonly file: PositionFile;
  readonly faces: readonly Face[];
  readonly onChange: (next: PositionFile) => void;
  readonly onRemove: () => void;
}): JSX.Element {
  const flagsOf = (f: Face): readonly string[] => props.file.pieces?.[f.id]?.flags ?? [];
  return (
    <Show when={props.faces.length > 0} fallback={<p class="panel-empty">{t('editor.nothing')}</p>}>
      <For each={props.faces}>
        {(f) => (
          <div class="editor-chosen">
            <div class="editor-piece">
              <Piece face={f} size={34} />
              <span>{f.name}</span>
              <span class="editor-steps" role="group" aria-label={t('editor.steps', { name: f.name })}>
                <IconButton
                  icon="minus"
                  size="s"
                  label={t('editor.less')}
                  disabled={(f.steps ?? 1) <= 1}
                  onClick={() => props.onChange(edit.setSteps(props.file, f.id, (f.steps ?? 1) - 1))}
                />
                <span class="num">{f.steps}</span>
                <IconButton
                  icon="plus"
                  size="s"
                  label={t('editor.more')}
                  disabled={(f.steps ?? 1) >= (f.maxSteps ?? 1)}
                  onClick={() => props.onChange(edit.setSteps(props.file, f.id, (f.steps ?? 1) + 1))}
                />
              </span>
            </div>
            <Show when={props.faces.length === 1}>
              <details class="editor-flags">
                <summary>{t('editor.flags')}</summary>
                <For each={props.profile.flags}>
                  {(flag) => (
                    <label>
                      <input
                        type="checkbox"
                        checked={flagsOf(f).includes(flag.id)}
                        onChange={() => props.onChange(edit.toggleFlag(props.file, f.id, flag.id))}
                      />{' '}
                      {flag.title}
                    </label>
                  )}
                </For>
              </details>
            </Show>
          </div>
        )}
      </For>
      <Button size="s" kind="danger" icon="trash" onClick={() => props.onRemove()}>
        {t('editor.remove')}
      </Button>
    </Show>
  );
}

export interface BrushWord {
  readonly layer: string;
  readonly word: string;
}
export function Brush(props: {
  readonly profile: GameProfile;
  readonly layer: string;
  readonly word: string;
  readonly rings: number;
  readonly onLayer: (layer: string) => void;
  readonly onWord: (word: string) => void;
  readonly onRings: (rings: number) => void;
}): JSX.Element {
  const words = (): readonly string[] => props.profile.layers[props.layer]?.values.filter((w) => w !== '') ?? [];
  return (
    <>
      <Field label={t('editor.layerOf')} hint={t('editor.layerHint')}>
        {(ids) => (
          <Select
            id={ids.id}
            value={props.layer}
            choices={[
              { value: '', title: t('editor.noLayer') },
              ...Object.entries(props.profile.layers).map(([id, l]) => ({ value: id, title: l.title })),
            ]}
            onChange={(layer) => props.onLayer(layer)}
          />
        )}
      </Field>
      <Show when={props.layer !== ''}>
        <div class="editor-words" role="group" aria-label={t('editor.layer')}>
          <For each={words()}>
            {(w) => (
              <Button size="s" data-word={w} aria-pressed={props.word === w} onClick={() => props.onWord(w)}>
                {w}
              </Button>
            )}
          </For>
        </div>
        <div class="editor-words" role="group" aria-label={t('editor.brush')}>
          <For each={[0, 1, 2]}>
            {(n) => (
              <Button size="s" kind="quiet" aria-pressed={props.rings === n} onClick={() => props.onRings(n)}>
                {t('editor.brushOf', { n: 1 + 3 * n * (n + 1) })}
              </Button>
            )}
          </For>
        </div>
      </Show>
    </>
  );
}

/** undefined: not yet known. */
export function Faults(props: { readonly faults: readonly PositionFaultInfo[] | undefined }): JSX.Element {
  return (
    <div
      class="editor-check"
      role="status"
      data-check={props.faults === undefined ? 'busy' : String(props.faults.length)}
    >
      <Show when={props.faults !== undefined} fallback={<p class="quiet">{t('editor.checking')}</p>}>
        <Show when={(props.faults ?? []).length > 0} fallback={<p class="editor-sound">{t('editor.sound')}</p>}>
          <ul>
            <For each={props.faults}>
              {(f) => (
                <li>
                  {f.text} <Show when={f.rule}>{(rule) => <RuleLink rule={rule()} />}</Show>{' '}
                  <For each={f.places}>{(at) => <PlaceLink at={at} />}</For>
                </li>
              )}
            </For>
          </ul>
        </Show>
      </Show>
    </div>
  );
}
