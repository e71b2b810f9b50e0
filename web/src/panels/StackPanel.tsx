// The hex in focus: what is there, who stands there, and what can be done with them.
import '../styles/panels.css';
import { createEffect, createMemo, createSignal, For, type JSX, on, Show, Suspense } from 'solid-js';
import { lazy } from '../ui/lazy.ts';
import type { Session } from '../model/types.ts';
import { t, tMaybe } from '../texts/index.ts';
import { Button, Disclosure } from '../ui/index.ts';
import { PlaceActions } from './PlaceActions.tsx';
import { PlaceNotes } from './PlaceNotes.tsx';
import { Piece, PieceWords } from './Piece.tsx';
import { type KnownPiece, knownPieces } from './pieces.ts';
import { StackTypes } from './StackTypes.tsx';
import { terrainAt } from './place-facts.ts';
import { rowFor, spanOf, toggled } from './stack-keys.ts';

const AttackPlan = lazy(() => import('./AttackPlan.tsx').then((m) => m.AttackPlan));
const SketchTools = lazy(() => import('./SketchTools.tsx').then((m) => m.SketchTools));

/** Fingers have no Ctrl key: the box at the end of a row adds it to the others. */
function isTick(target: EventTarget): boolean {
  return target instanceof Element && target.classList.contains('stack-tick');
}

function StackList(props: {
  readonly session: Session;
  readonly at: number;
  readonly pieces: readonly KnownPiece[];
}): JSX.Element {
  const [active, setActive] = createSignal(0);
  const rows: HTMLElement[] = [];
  createEffect(
    on(
      () => props.at,
      () => setActive(0),
    ),
  );
  const here = createMemo(() => new Set(props.pieces.map((p) => p.id)));
  const chosen = (): ReadonlySet<number> => new Set([...props.session.selected()].filter((id) => here().has(id)));
  const asked = (): boolean => props.session.asking() !== null;
  const ticked = (id: number): boolean => props.session.asking()?.ticked.includes(id) ?? false;

  /** A piece that can act is chosen; any other is pointed at, which tells why it cannot. */
  const take = (p: KnownPiece, how: 'alone' | 'too'): void => {
    if (asked() || !p.face.ready) return props.session.pick({ at: props.at, piece: p.id, extend: how === 'too' });
    props.session.select(how === 'too' ? toggled(chosen(), p.id) : [p.id]);
  };
  const takeSpan = (to: number): void => {
    const ids = spanOf(
      props.pieces.map((p) => p.id),
      active(),
      to,
    );
    const ready = new Set(props.pieces.filter((p) => p.face.ready).map((p) => p.id));
    props.session.select(ids.filter((id) => ready.has(id)));
  };
  const onKey = (e: KeyboardEvent): void => {
    const to = rowFor(e.key, active(), props.pieces.length);
    if (to !== undefined) {
      e.preventDefault();
      e.stopPropagation();
      if (e.shiftKey) takeSpan(to);
      setActive(to);
      rows[to]?.focus();
      return;
    }
    const piece = props.pieces[active()];
    if (!piece || (e.key !== ' ' && e.key !== 'Enter')) return;
    e.preventDefault();
    e.stopPropagation();
    take(piece, e.key === ' ' ? 'too' : 'alone');
  };
  return (
    <ul class="stack-list" role="listbox" aria-multiselectable="true" aria-label={t('stack.units')} onKeyDown={onKey}>
      <For each={props.pieces}>
        {(p, i) => (
          <li
            ref={(el) => (rows[i()] = el)}
            role="option"
            class="stack-row"
            classList={{ 'stack-ready': p.face.ready, 'stack-chosen': chosen().has(p.id) || ticked(p.id) }}
            aria-selected={chosen().has(p.id) || ticked(p.id)}
            tabIndex={i() === Math.min(active(), props.pieces.length - 1) ? 0 : -1}
            onClick={(e) => {
              if (e.shiftKey && !asked()) takeSpan(i());
              else take(p, e.ctrlKey || e.metaKey || isTick(e.target) ? 'too' : 'alone');
              setActive(i());
            }}
          >
            <Piece face={p.face} size={38} selected={chosen().has(p.id)} />
            <PieceWords piece={p} />
            <span class="stack-tick" aria-hidden="true" />
          </li>
        )}
      </For>
    </ul>
  );
}

/** Who can act first, then by branch, the strong before the weak. Hidden ones last: there is nothing to read on them. */
function inOrder(pieces: readonly KnownPiece[]): readonly KnownPiece[] {
  return pieces.toSorted(
    (a, b) =>
      a.side - b.side ||
      Number(a.hidden) - Number(b.hidden) ||
      Number(b.face.ready) - Number(a.face.ready) ||
      (a.type ?? '').localeCompare(b.type ?? '') ||
      (b.steps ?? 0) - (a.steps ?? 0),
  );
}
/** Piles of more than this are taken up by branch. */
const BIG = 6;
/** Those of one branch that can act, where there are several branches. */
function branchesOf(pieces: readonly KnownPiece[]): ReadonlyMap<string, readonly number[]> {
  const out = new Map<string, number[]>();
  for (const p of pieces) if (p.face.ready && p.type !== undefined) out.set(p.type, [...(out.get(p.type) ?? []), p.id]);
  return out.size > 1 && pieces.length > BIG ? out : new Map();
}

/** Nothing is looked at yet: what there is to be done, and with which hand. */
function NothingYet(props: { readonly session: Session }): JSX.Element {
  const isMine = (): boolean => props.session.standing().offers.length > 0;
  const finger = matchMedia('(pointer: coarse)').matches;
  return (
    <>
      <p class="panel-empty">{t('stack.none')}</p>
      <Show when={isMine() && props.session.faces().some((f) => f.ready)}>
        <ul class="stack-hands">
          <li>{t('stack.handUnit')}</li>
          <li>{finger ? t('stack.handStackTouch') : t('stack.handStack')}</li>
          <li>{finger ? t('stack.handFrameTouch') : t('stack.handFrame')}</li>
        </ul>
      </Show>
    </>
  );
}

export function StackPanel(props: { readonly session: Session }): JSX.Element {
  const all = createMemo(() => knownPieces(props.session.profile, props.session.standing(), props.session.faces()));
  const pieces = createMemo(() => {
    const at = props.session.focus();
    const stack = at === null ? [] : (props.session.stacks().get(at) ?? []);
    return inOrder(stack.flatMap((f) => all().get(f.id) ?? []));
  });
  /** How far the enemies here could go, as a layer over the map. */
  const threat = (): string => `threat:${props.session.focus() ?? 0}`;
  const isEnemy = (side: number): boolean => {
    const { viewer } = props.session.standing();
    return viewer !== 'spectator' && viewer !== side;
  };
  const isHex = (): boolean => (props.session.focus() ?? 0) < props.session.profile.hexes;
  const sidesHere = createMemo(() => [...new Set(pieces().map((p) => p.side))]);
  const ofSide = (side: number): readonly KnownPiece[] => pieces().filter((p) => p.side === side);
  const ready = createMemo(() =>
    pieces()
      .filter((p) => p.face.ready)
      .map((p) => p.id),
  );
  const branches = createMemo(() => branchesOf(pieces()));
  const allChosen = (): boolean => ready().length > 0 && ready().every((id) => props.session.selected().has(id));
  return (
    <section class="panel stack" aria-label={t('stack.title')}>
      <Suspense>
        <Show when={props.session.planning.target() !== null}>
          <AttackPlan session={props.session} />
        </Show>
      </Suspense>
      <Show when={props.session.focus() !== null} fallback={<NothingYet session={props.session} />}>
        <header class="stack-head">
          <h3 class="stack-place">{props.session.labelOf(props.session.focus() ?? 0)}</h3>
          <Show when={terrainAt(props.session.profile, props.session.focus() ?? 0)}>
            {(words) => <p class="stack-terrain">{words()}</p>}
          </Show>
          <Show when={ready().length > 1}>
            <Button
              size="s"
              kind="quiet"
              class="stack-all"
              onClick={() => props.session.select(allChosen() ? [] : ready())}
            >
              {allChosen() ? t('stack.selectNone') : t('stack.selectAll', { n: ready().length })}
            </Button>
          </Show>
        </header>
        <StackTypes session={props.session} pieces={pieces().filter((p) => !isEnemy(p.side))} />
        <Show when={branches().size > 0}>
          <div class="stack-branches" role="group" aria-label={t('stack.byBranch')}>
            <For each={[...branches()]}>
              {([type, ids]) => (
                <Button size="s" kind="quiet" onClick={() => props.session.select(ids)}>
                  {tMaybe(`forces.type.${type}`, type)} {ids.length}
                </Button>
              )}
            </For>
          </div>
        </Show>
        <Show when={pieces().length > 0} fallback={<p class="panel-empty">{t('stack.empty')}</p>}>
          <For each={sidesHere()}>
            {(side) => (
              <>
                <Show when={props.session.profile.hasThreats && isEnemy(side)}>
                  <Button
                    size="s"
                    kind="quiet"
                    data-act="threat"
                    aria-pressed={props.session.layers().includes(threat())}
                    onClick={() => props.session.setLayer(threat())}
                  >
                    {t('stack.threat')}
                  </Button>
                </Show>
                <Show when={props.session.profile.hasForecasts && isEnemy(side) && isHex()}>
                  <Button
                    size="s"
                    kind="quiet"
                    data-act="plan-attack"
                    onClick={() => props.session.planning.begin(props.session.focus() ?? 0)}
                  >
                    {t('stack.planAttack')}
                  </Button>
                </Show>
                <h4 class="panel-group">
                  {props.session.sideName(side)} <span class="num quiet">{ofSide(side).length}</span>
                </h4>
                <Show when={isEnemy(side)}>
                  <StackTypes session={props.session} pieces={ofSide(side)} />
                </Show>
                <StackList session={props.session} at={props.session.focus() ?? 0} pieces={ofSide(side)} />
              </>
            )}
          </For>
        </Show>
        <PlaceActions session={props.session} at={props.session.focus() ?? 0} />
        <PlaceNotes session={props.session} at={props.session.focus() ?? 0} />
        <Suspense>
          <Disclosure title={t('stack.own')}>
            <SketchTools session={props.session} at={props.session.focus() ?? 0} />
          </Disclosure>
        </Suspense>
      </Show>
    </section>
  );
}
