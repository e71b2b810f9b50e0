// The battle being fought, beside the board: who, where, what counts, what was rolled, what is to be chosen.
import '../styles/panels.css';
import '../styles/panels-blocks.css';
import '../styles/panels-battle.css';
import { createMemo, createSignal, createUniqueId, For, type JSX, Show } from 'solid-js';
import type { Session } from '../model/types.ts';
import { t } from '../texts/index.ts';
import { IconButton, RuleLink } from '../ui/index.ts';
import { verbsIn } from './battle-story.ts';
import { BattleChoices } from './BattleChoices.tsx';
import { BattleStory } from './BattleStory.tsx';
import { clampMove, pushFor, type Spot } from './drag.ts';
import { BlocksView } from './BlocksView.tsx';
import { usePanel } from './use-panel.ts';

type PanelEntry = Session['profile']['panels'][number];

function Window(props: {
  readonly session: Session;
  readonly info: PanelEntry;
  readonly blocks: Parameters<typeof verbsIn>[0];
}): JSX.Element {
  const title = createUniqueId();
  const [small, setSmall] = createSignal(false);
  const [moved, setMoved] = createSignal<Spot>({ x: 0, y: 0 });
  let box: HTMLElement | undefined;
  const owes = (): boolean => {
    const { viewer, view } = props.session.standing();
    return viewer !== 'spectator' && view.owing.includes(viewer);
  };
  const move = (by: Spot, from: Spot): void => {
    if (!box) return;
    const now = box.getBoundingClientRect();
    const home = { left: now.left - moved().x, top: now.top - moved().y, width: now.width };
    setMoved(clampMove({ x: from.x + by.x, y: from.y + by.y }, home, { width: innerWidth, height: innerHeight }));
  };
  const drag = (e: PointerEvent & { readonly currentTarget: HTMLElement }): void => {
    if (e.button !== 0 || (e.target instanceof Element && e.target.closest('button') !== null)) return;
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
    return asked?.type === 'place';
  };
  const folded = (): boolean => small() || wantsMap();
  return (
    <section
      ref={(el) => (box = el)}
      class="battle card card-flush"
      classList={{ 'battle-small': folded(), 'card-owed': owes() }}
      aria-labelledby={title}
      style={{ '--dx': `${moved().x}px`, '--dy': `${moved().y}px` }}
    >
      <header class="battle-head" onPointerDown={drag}>
        <h2 id={title} class="battle-title">
          {props.info.title} <Show when={props.info.rule}>{(rule) => <RuleLink rule={rule()} />}</Show>
        </h2>
        <span class="battle-move">
          <IconButton icon="more" size="s" label={t('battle.move')} onKeyDown={onKey} />
        </span>
        <IconButton
          icon={small() ? 'up' : 'minus'}
          size="s"
          label={small() ? t('battle.restore') : t('battle.minimise')}
          aria-expanded={!small()}
          onClick={() => setSmall(!small())}
        />
      </header>
      <Show when={!folded()}>
        <div class="battle-body" tabIndex={0} role="group" aria-label={props.info.title}>
          <Show when={owes()}>
            <BattleChoices session={props.session} known={known()} />
          </Show>
          <BattleStory session={props.session} />
          <BlocksView session={props.session} blocks={props.blocks} />
        </div>
      </Show>
    </section>
  );
}

function OneBattle(props: { readonly session: Session; readonly info: PanelEntry }): JSX.Element {
  const panel = usePanel(
    props.session,
    () => props.info.id,
    () => true,
  );
  const content = createMemo(() => {
    const blocks = panel.blocks();
    return blocks && blocks.length > 0 ? blocks : undefined;
  });
  return (
    <Show when={content()}>{(blocks) => <Window session={props.session} info={props.info} blocks={blocks()} />}</Show>
  );
}

/** Opens by itself while the game has a battle to show, and goes with it. */
export function BattleWindow(props: { readonly session: Session }): JSX.Element {
  return (
    <For each={props.session.profile.panels.filter((p) => p.slot === 'battle')}>
      {(info) => <OneBattle session={props.session} info={info} />}
    </For>
  );
}
