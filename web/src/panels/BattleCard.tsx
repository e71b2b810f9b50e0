// A battle on its card: who, where, what counts, what was rolled, what is to be chosen.
import '../styles/panels.css';
import '../styles/panels-blocks.css';
import { createEffect, createMemo, createSignal, createUniqueId, type JSX, on, Show, Suspense } from 'solid-js';
import { lazy } from '../ui/lazy.ts';
import { offeredHexes } from '../model/offered.ts';
import { isStep } from '../model/outline.ts';
import type { Session } from '../model/types.ts';
import { t } from '../texts/index.ts';
import { IconButton, RuleLink } from '../ui/index.ts';
import { verbsIn } from './battle-story.ts';
import { BattleChoices } from './BattleChoices.tsx';
import { costWords } from './result-words.ts';
import { BattleStory } from './BattleStory.tsx';
import { clampMove, pushFor, type Spot } from './drag.ts';
import { BlocksView } from './BlocksView.tsx';

// Seen only once something was fought.
const BattleResults = lazy(() => import('./BattleResults.tsx').then((m) => m.BattleResults));
const DigestCard = lazy(() => import('./DigestCard.tsx').then((m) => m.DigestCard));

/** Beside the card there would be no map left. */
const NARROW = '(max-width: 44rem)';

interface BattleCardProps {
  readonly session: Session;
  readonly title: string;
  readonly rule?: string | undefined;
  readonly blocks: Parameters<typeof verbsIn>[0];
  /** One window shows what was fought. */
  readonly results: boolean;
  /** In the panel at the side it covers nothing; over the board it makes way for the map. */
  readonly place: 'docked' | 'board';
}
export function BattleCard(props: BattleCardProps): JSX.Element {
  const title = createUniqueId();
  /** What the player chose; otherwise it folds where the map is wanted. */
  const [own, setOwn] = createSignal<'open' | 'shut' | null>(null);
  createEffect(
    on(
      () => props.session.standing().version,
      () => own() === 'open' && setOwn(null),
    ),
  );
  const [moved, setMoved] = createSignal<Spot>({ x: 0, y: 0 });
  let box: HTMLElement | undefined;
  const owes = (): boolean => {
    const { viewer, view } = props.session.standing();
    // What is owed outside a battle is none of this window's.
    return props.blocks.length > 0 && viewer !== 'spectator' && view.owing.includes(viewer);
  };
  /** In the middle of a battle what is asked comes first; between battles what the last one came to. */
  const isAsked = (): boolean => {
    const now = props.session.standing().view.phase.at(-1);
    return owes() && now !== undefined && !isStep(props.session.profile.sequence, now.node);
  };
  const move = (by: Spot, from: Spot): void => {
    if (!box) return;
    const now = box.getBoundingClientRect();
    const home = { left: now.left - moved().x, top: now.top - moved().y, width: now.width };
    setMoved(clampMove({ x: from.x + by.x, y: from.y + by.y }, home, { width: innerWidth, height: innerHeight }));
  };
  const drag = (e: PointerEvent & { readonly currentTarget: HTMLElement }): void => {
    if (
      props.place === 'docked' ||
      e.button !== 0 ||
      (e.target instanceof Element && e.target.closest('button') !== null)
    )
      return;
    const head = e.currentTarget;
    const start = { x: e.clientX, y: e.clientY };
    const from = moved();
    head.setPointerCapture(e.pointerId);
    const onMove = (m: PointerEvent): void => move({ x: m.clientX - start.x, y: m.clientY - start.y }, from);
    head.addEventListener('pointermove', onMove);
    head.addEventListener('lostpointercapture', () => head.removeEventListener('pointermove', onMove), { once: true });
  };
  const onKey = (e: KeyboardEvent): void => {
    const by = pushFor(e.key);
    if (!by) return;
    e.preventDefault();
    e.stopPropagation();
    move(by, moved());
  };
  const known = createMemo(() => verbsIn(props.blocks));
  /** A place is to be chosen: the map must be seen. */
  const wantsMap = (): boolean => {
    const asked = props.session.asking()?.asked ?? props.session.targets().find((x) => x.asked.type === 'place')?.asked;
    if (props.place !== 'board') return false;
    return asked?.type === 'place' || (matchMedia(NARROW).matches && offeredHexes(props.session).length > 0);
  };
  const folded = (): boolean => own() === 'shut' || (own() !== 'open' && wantsMap());
  const hasResults = (): boolean => props.results && props.session.results().length > 0;
  /** Folded, the window still says what the last battle cost. */
  const brief = (): string => {
    const last = hasResults() ? props.session.results().at(-1) : undefined;
    if (!last) return '';
    return props.session.profile.sides
      .map((_, side) => `${props.session.sideName(side)}: ${costWords(last, side)}`)
      .join('; ');
  };
  return (
    <section
      ref={(el) => (box = el)}
      class="battle card card-flush"
      classList={{ 'battle-small': folded(), 'card-owed': owes(), docked: props.place === 'docked' }}
      aria-labelledby={title}
      style={{ '--dx': `${moved().x}px`, '--dy': `${moved().y}px` }}
    >
      <header class="battle-head" onPointerDown={drag}>
        <h2 id={title} class="battle-title">
          {props.title} <Show when={props.rule}>{(rule) => <RuleLink rule={rule()} />}</Show>
          <Show when={folded() && brief() !== ''}>
            <span class="battle-brief">{brief()}</span>
          </Show>
        </h2>
        <Show when={props.place === 'board'}>
          <span class="battle-move">
            <IconButton icon="more" size="s" label={t('battle.move')} onKeyDown={onKey} />
          </span>
        </Show>
        <IconButton
          icon={folded() ? 'up' : 'minus'}
          size="s"
          label={folded() ? t('battle.restore') : t('battle.minimise')}
          aria-expanded={!folded()}
          onClick={() => setOwn(folded() ? 'open' : 'shut')}
        />
        <Show when={props.blocks.length === 0}>
          <IconButton
            icon="close"
            size="s"
            label={t('ui.close')}
            data-act="close-window"
            onClick={() => {
              props.session.dismissResults();
              props.session.dismissDigest();
            }}
          />
        </Show>
      </header>
      <Show when={!folded()}>
        <div class="battle-body" tabIndex={0} role="group" aria-label={props.title}>
          <Show when={owes()}>
            <BattleChoices session={props.session} known={known()} />
          </Show>
          <Suspense>
            <Show when={props.results ? props.session.digest() : null}>
              {(d) => <DigestCard session={props.session} digest={d()} />}
            </Show>
          </Suspense>
          <Show when={isAsked()}>
            <BlocksView session={props.session} blocks={props.blocks} />
          </Show>
          <Show when={hasResults()} fallback={<BattleStory session={props.session} />}>
            <Suspense>
              <BattleResults session={props.session} />
            </Suspense>
          </Show>
          <Show when={!isAsked()}>
            <BlocksView session={props.session} blocks={props.blocks} />
          </Show>
        </div>
      </Show>
    </section>
  );
}
