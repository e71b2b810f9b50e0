// The order of battle: every unit known, by side, found by name, shown on the map with a click.
import '../styles/panels.css';
import '../styles/panels-turn.css';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { areBeside } from '../model/faces.ts';
import type { Session } from '../model/types.ts';
import { t, tMaybe } from '../texts/index.ts';
import { Button, Disclosure, Segmented, Select, TextInput } from '../ui/index.ts';
import { BoxesPanel } from './BoxesPanel.tsx';
import { type ForceGroup, forceGroups, type GroupBy, matches, statesOf, strengthOf } from './forces.ts';
import { Piece, PieceWords } from './Piece.tsx';
import { type KnownPiece, knownPieces } from './pieces.ts';

function UnitRow(props: { readonly session: Session; readonly piece: KnownPiece; readonly by: GroupBy }): JSX.Element {
  const show = (): void => {
    props.session.goTo(props.piece.at);
    if (props.piece.face.ready) props.session.select([props.piece.id]);
  };
  return (
    <li>
      <button type="button" class="force-row" onClick={show}>
        <Piece face={props.piece.face} size={34} selected={props.session.selected().has(props.piece.id)} />
        <PieceWords
          piece={props.piece}
          place={
            <Show when={props.by !== 'place'}>
              <span class="force-place">{props.session.labelOf(props.piece.at)}</span>
            </Show>
          }
        />
      </button>
    </li>
  );
}

/** A monster has hundreds of units a side: groups are drawn when they are opened. */
function Group(props: {
  readonly session: Session;
  readonly group: ForceGroup;
  readonly by: GroupBy;
  readonly start: 'open' | 'closed';
}): JSX.Element {
  const [open, setOpen] = createSignal(props.start === 'open');
  const title = (): string =>
    props.group.title === '' ? t('forces.unknown') : tMaybe(`forces.type.${props.group.title}`, props.group.title);
  return (
    <Disclosure
      title={<span class="force-title">{title()}</span>}
      note={<span class="num">{props.group.pieces.length}</span>}
      open={open()}
      onToggle={setOpen}
    >
      <Show when={open()}>
        <ul class="force-list">
          <For each={props.group.pieces}>
            {(piece) => <UnitRow session={props.session} piece={piece} by={props.by} />}
          </For>
        </ul>
      </Show>
    </Disclosure>
  );
}

/** So many units can stand open. */
const OPEN = 24;

export function ForcesPanel(props: { readonly session: Session }): JSX.Element {
  const { viewer } = props.session.standing();
  const beside = areBeside(props.session.faces(), props.session.profile.hexes);
  const [side, setSide] = createSignal(beside ? 'boxes' : String(viewer === 'spectator' ? 0 : viewer));
  const [by, setBy] = createSignal<GroupBy>('type');
  const [search, setSearch] = createSignal('');
  const names = { labelOf: (at: number) => props.session.labelOf(at), hexes: props.session.profile.hexes };
  const [wanted, setWanted] = createSignal<readonly string[]>([]);
  const army = createMemo(() => {
    const all = knownPieces(props.session.profile, props.session.standing(), props.session.faces());
    return [...all.values()].filter((p) => p.side === Number(side()));
  });
  const states = createMemo(() => statesOf(props.session.profile, props.session.standing(), army()));
  /** In all the states that are asked for; one that has no units any more is asked for no longer. */
  const pieces = createMemo(() => {
    const asked = states().filter((x) => wanted().includes(x.id));
    return army().filter((p) => asked.every((x) => x.pieces.has(p.id)));
  });
  const ready = createMemo(() =>
    pieces()
      .filter((p) => p.face.ready && p.at < names.hexes && matches(p, search(), names))
      .map((p) => p.id),
  );
  const groups = createMemo(() => forceGroups(pieces(), by(), search(), names));
  // By title, so that a group that is open stays open when the game goes on.
  const byTitle = createMemo(() => new Map(groups().map((g) => [g.title, g])));
  const titles = createMemo(() => groups().map((g) => g.title));
  const found = (): number => groups().reduce((sum, g) => sum + g.pieces.length, 0);
  const sum = createMemo(() => strengthOf(pieces(), names.hexes));
  return (
    <section class="panel forces" aria-label={t('forces.title')}>
      <div class="force-tools">
        <Segmented
          label={t('forces.side')}
          value={side()}
          onChange={setSide}
          choices={[
            ...props.session.profile.sides.map((s, i) => ({ value: String(i), title: s.name })),
            { value: 'boxes', title: t('forces.boxes') },
          ]}
        />
      </div>
      <Show when={side() !== 'boxes'} fallback={<BoxesPanel session={props.session} />}>
        <div class="force-tools">
          <TextInput
            type="search"
            class="log-search"
            placeholder={t('forces.search')}
            aria-label={t('forces.search')}
            value={search()}
            onInput={(e) => setSearch(e.currentTarget.value)}
            onKeyDown={(e) => e.stopPropagation()}
          />
          <Select
            label={t('forces.by')}
            value={by()}
            onChange={setBy}
            choices={[
              { value: 'type', title: t('forces.byType') },
              { value: 'place', title: t('forces.byPlace') },
              { value: 'nation', title: t('forces.byNation') },
            ]}
          />
        </div>
        <Show when={states().length > 0}>
          <div class="force-states" role="group" aria-label={t('many.states')}>
            <For each={states()}>
              {(x) => (
                <button
                  type="button"
                  class="force-state"
                  data-state={x.id}
                  aria-pressed={wanted().includes(x.id)}
                  onClick={() =>
                    setWanted((now) => (now.includes(x.id) ? now.filter((y) => y !== x.id) : [...now, x.id]))
                  }
                >
                  {x.title} <span class="num">{x.pieces.size}</span>
                </button>
              )}
            </For>
          </div>
        </Show>
        <Show when={ready().length > 1}>
          <Button
            size="s"
            kind="quiet"
            data-act="select-found"
            onClick={() => props.session.select(ready(), 'formation')}
          >
            {t('many.selectFound', { n: ready().length })}
          </Button>
        </Show>
        <p class="force-sum">
          {t('forces.sum', { n: sum().onMap })}
          <Show when={sum().steps > 0}>{t('forces.steps', { n: sum().steps })}</Show>
          <Show when={sum().off > 0}>{t('forces.off', { n: sum().off })}</Show>
        </p>
        <Show when={groups().length > 0} fallback={<p class="panel-empty">{t('forces.none')}</p>}>
          <div>
            <For each={titles()}>
              {(title) => (
                <Show when={byTitle().get(title)}>
                  {(group) => (
                    <Group
                      session={props.session}
                      group={group()}
                      by={by()}
                      start={found() <= OPEN ? 'open' : 'closed'}
                    />
                  )}
                </Show>
              )}
            </For>
          </div>
        </Show>
      </Show>
    </section>
  );
}
