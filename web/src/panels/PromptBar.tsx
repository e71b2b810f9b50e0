// What is asked now, in plain words, and what can be answered. One primary button.
import type { SaidChoice } from '@rasputitsa/kernel';
import type { OfferInfo } from '@rasputitsa/host';
import { isFar } from '@rasputitsa/server/wire';
import { createEffect, createMemo, createSignal, For, type JSX, on, Show, Suspense } from 'solid-js';
import type { Face } from '../board/types.ts';
import { isForced, isUsable, nameOf } from '../model/faces.ts';
import { turnSide } from '../model/digest.ts';
import type { Rounds } from '../model/rounds.ts';
import { isInPlay } from '../model/only.ts';
import { isStep } from '../model/outline.ts';
import { waysOf } from '../model/ways.ts';
import type { Asking, GroupPlan, Session } from '../model/types.ts';
import { t } from '../texts/index.ts';
import { Button, Icon, Menu, RuleLink } from '../ui/index.ts';
import { createRoving } from '../ui/roving.ts';
import { askWords } from './ask-words.ts';
import { GroupTools, NextStack } from './GroupTools.tsx';
import { lazy } from '../ui/lazy.ts';
import { Piece } from './Piece.tsx';

const FarWait = lazy(() => import('./FarWait.tsx').then((m) => m.FarWait));
const Thinking = lazy(() => import('./Thinking.tsx').then((m) => m.Thinking));

/** Verbs shown as buttons before the rest goes into a menu. */
const SHOWN = 5;

/** More places than these are chosen on the map only. */
const MOST_LISTED = 12;
/** Ready-made groups beyond these are quicker ticked than read. */
const MOST_GROUPS = 4;
/** More units that stay than these are a number. */
const MOST_STAY = 3;
/** Further ways are chosen on the map. */
const MOST_WAYS = 8;

/** A value in words. */
export function valueWords(session: Session, type: string | null, value: SaidChoice['value']): string {
  if (Array.isArray(value))
    return value.map((v) => valueWords(session, type === 'pieces' ? 'piece' : 'place', v as number)).join(', ');
  if (type === 'piece') return session.pieceName(Number(value));
  if (type === 'place') return session.labelOf(Number(value));
  if (type === 'side') return session.sideName(Number(value));
  return String(value);
}

function PromptFace(props: { readonly face: Face }): JSX.Element {
  return (
    <span class="prompt-face">
      <Piece face={props.face} size={30} />
    </span>
  );
}

/** Choices that are not places on the map: words, numbers, pieces, boxes. */
function ChoiceList(props: { readonly session: Session; readonly asking: Asking }): JSX.Element {
  const { session } = props;
  let box: HTMLElement | undefined;
  createRoving(() => box);
  const listed = createMemo(() => {
    const { asked } = props.asking;
    const onMap = asked.type === 'place' && asked.choices.length > MOST_LISTED;
    if (onMap) return asked.choices.filter((c) => Number(c.value) >= session.profile.hexes);
    // Of a list, single ones are ticked below; groups that make sense are offered as such.
    if (asked.elements.length <= 1) return asked.choices;
    const ways = waysOf(asked);
    if (ways) return [...ways.values()].slice(0, MOST_WAYS);
    if (asked.type === 'places' && asked.elements.length > MOST_LISTED) return [];
    return asked.choices.filter((c) => Array.isArray(c.value) && c.value.length > 1).slice(0, MOST_GROUPS);
  });
  const words = (c: SaidChoice): string => {
    const { asked } = props.asking;
    if (!Array.isArray(c.value) || !waysOf(asked)) return valueWords(session, asked.type, c.value);
    return t('table.wayTo', { place: session.labelOf(Number(c.value.at(-1))), n: c.value.length });
  };
  /** Many hexes are ticked on the map, where they are marked; a list of them would cover it. */
  const ticks = (asking: Asking): readonly number[] => {
    const { type, elements } = asking.asked;
    if (type !== 'places' || elements.length <= MOST_LISTED) return elements;
    return elements.filter((e) => e >= session.profile.hexes || asking.ticked.includes(e));
  };
  const facesOf = (type: string | null, value: SaidChoice['value']): readonly Face[] => {
    if (type !== 'piece' && type !== 'pieces') return [];
    const ids = Array.isArray(value) ? value : [value];
    return session.faces().filter((f) => ids.includes(f.id));
  };
  return (
    <div ref={(el) => (box = el)} class="prompt-choices" role="group" aria-label={props.asking.asked.title}>
      <For each={listed()}>
        {(c) => (
          <Button
            size="s"
            onClick={() => session.answer(c.value)}
            title={(c.preview.notes ?? []).map((x) => `${x.text} (${x.rule})`).join('\n')}
          >
            <For each={facesOf(props.asking.asked.type, c.value)}>{(face) => <PromptFace face={face} />}</For>
            {c.preview.label ?? words(c)}
            <Show when={c.preview.cost !== undefined && props.asking.asked.type !== 'number'}>
              <span class="num prompt-cost"> {String(c.preview.cost)}</span>
            </Show>
          </Button>
        )}
      </For>
      <Show when={props.asking.asked.elements.length > 1 && !waysOf(props.asking.asked)}>
        <For each={ticks(props.asking)}>
          {(e) => (
            <Button
              size="s"
              aria-pressed={props.asking.ticked.includes(e)}
              icon={props.asking.ticked.includes(e) ? 'check' : 'plus'}
              onClick={() => session.tick(e)}
            >
              <For each={facesOf(props.asking.asked.type, [e])}>{(face) => <PromptFace face={face} />}</For>
              {valueWords(session, props.asking.asked.type === 'pieces' ? 'piece' : 'place', e)}
            </Button>
          )}
        </For>
        <Button
          kind="primary"
          size="s"
          refused={props.asking.ticked.length === 0 ? t('table.nothingTicked') : undefined}
          onClick={() => session.answer([...props.asking.ticked].sort((a, b) => a - b))}
        >
          {t('table.confirm', { n: props.asking.ticked.length })}
        </Button>
      </Show>
    </div>
  );
}

/** Steps that end by themselves. */
interface Passing {
  passing(): boolean;
  passed(): readonly string[];
  stay(): void;
}

/** Units of one name are told apart by where they are. */
function nameAt(session: Session, id: number): string {
  const piece = session.standing().view.pieces.find((p) => p.id === id);
  return piece ? `${nameOf(session.profile, piece)} (${session.labelOf(piece.at)})` : session.pieceName(id);
}

/** A group of which not all can go: who goes, who stays and why, before anything has happened. */
function GroupCard(props: { readonly session: Session; readonly plan: GroupPlan }): JSX.Element {
  const { session } = props;
  const names = (ids: readonly number[]): string => ids.map((id) => nameAt(session, id)).join(', ');
  const all = () => props.plan.go.length + props.plan.stay.length;
  const place = () => session.labelOf(props.plan.to);
  return (
    <div class="prompt-plan" role="alert" data-plan={props.plan.go.length}>
      <p>
        {props.plan.manner === 'formation'
          ? props.plan.go.length === 0
            ? t('many.planNone')
            : t('many.planGo', { n: props.plan.go.length, all: all() })
          : props.plan.go.length === 0
            ? t('table.planNone', { place: place() })
            : t('table.planGo', { n: props.plan.go.length, all: all(), place: place(), who: names(props.plan.go) })}
      </p>
      <ul>
        <For each={props.plan.stay.slice(0, MOST_STAY)}>
          {(x) => (
            <li>
              {t('table.planStay', { who: nameAt(session, x.piece), why: x.refusal.text })}{' '}
              <Show when={!x.refusal.rule.startsWith('kernel:')}>
                <RuleLink rule={x.refusal.rule} />
              </Show>
            </li>
          )}
        </For>
        <Show when={props.plan.stay.length > MOST_STAY}>
          <li class="quiet">{t('many.moreStay', { n: props.plan.stay.length - MOST_STAY })}</li>
        </Show>
      </ul>
      <Show when={props.plan.go.length > 0}>
        <Button kind="primary" size="s" data-act="send-plan" onClick={() => session.sendPlan()}>
          {props.plan.go.length === 1 ? t('table.planSendOne') : t('table.planSend', { n: props.plan.go.length })}
        </Button>
      </Show>
    </div>
  );
}

/** What can be done now, most of it with those in hand. */
function Verbs(props: {
  readonly session: Session;
  readonly offers: readonly OfferInfo[];
  readonly children: JSX.Element;
}): JSX.Element {
  let box: HTMLElement | undefined;
  const ids = createMemo(() => props.offers.map((o) => o.verb).join(' '));
  // Where it is a row that can be pushed aside, other verbs are read from their beginning.
  createEffect(on(ids, () => box?.scrollTo({ left: 0 }), { defer: true }));
  return (
    <div
      ref={(el) => (box = el)}
      class="prompt-verbs"
      // Browsers leave a button where it is that has the focus and is half hidden.
      onFocusIn={(e) => e.target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
    >
      <For each={props.offers}>
        {(o) => (
          <Button
            size="s"
            data-verb={o.verb}
            onClick={() => props.session.begin(o.verb)}
            title={o.rule ? t('table.rule', { rule: o.rule }) : ''}
          >
            {o.title}
          </Button>
        )}
      </For>
      {props.children}
    </div>
  );
}

export function PromptBar(props: {
  readonly session: Session;
  readonly steps?: Passing;
  readonly rounds?: Rounds;
  readonly onDone: () => void;
}): JSX.Element {
  const { session } = props;
  const s = session.standing;
  const verbs = createMemo(() =>
    s().offers.filter((o) => o.verb !== 'done' && isInPlay(session.profile, s().view, 'verbs', o.verb)),
  );
  const open = createMemo(() => verbs().filter((o) => isUsable(s(), o)));
  const closed = createMemo(() => verbs().filter((o) => !isUsable(s(), o)));
  /** What is asked, or was last: lists on their way out may still read it. */
  const question = createMemo<Asking | null>((last) => session.asking() ?? last, null);
  const done = createMemo(() => s().offers.find((o) => o.verb === 'done'));
  const mine = createMemo(() => s().offers.length > 0);
  const [isHurried, setHurried] = createSignal(false);
  // Until the turn ends, whatever is asked of the player in between.
  createEffect(
    on(
      createMemo(() => turnSide(s())),
      () => setHurried(false),
      { defer: true },
    ),
  );
  /** With pieces selected, the verbs they can be used for come first. */
  const forThese = createMemo(() => new Set(session.targets().map((x) => x.verb)));
  const shown = createMemo(() => {
    const these = forThese();
    return these.size > 0 ? open().filter((o) => these.has(o.verb)) : open().slice(0, SHOWN);
  });
  const rest = createMemo(() => [...open().filter((o) => !shown().includes(o)), ...closed()]);
  /** Who has been taken up, while the map shows where they can go. */
  const chosen = createMemo(() => {
    const places = session.targets().filter((x) => x.asked.type === 'place' && x.asked.choices.length > 0);
    const piece = s().view.pieces.find((p) => session.selected().has(p.id));
    if (!piece || places.length === 0) return undefined;
    const who = nameOf(session.profile, piece);
    const n = session.selected().size - 1;
    if (session.manner() === 'formation' && n > 0) return t('many.chosen', { n: n + 1 });
    return n === 0 ? t('table.chosen', { who }) : t('table.chosenMany', { who, n });
  });
  /** What came up by itself says first why it is asked. */
  const words = (): string | null =>
    (cameUp() ? [s().view.prompt, chosen()].filter((x) => x).join(' ') : chosen()) ?? s().view.prompt;
  const cameUp = createMemo(() => {
    const node = s().view.phase.at(-1)?.node ?? '';
    return !isStep(session.profile.sequence, node);
  });
  /** Answers for good to what is asked here, where there is nothing more to say: nobody likes the same question forty times. */
  const orders = createMemo(() => {
    const node = s().view.phase.at(-1)?.node;
    return session.profile.orders.filter((o) => o.node === node && Object.keys(o.params).length === 0);
  });
  const waiting = (): string => {
    const { table, view, thinking } = s();
    if (table.over !== null) return `${t('table.over')}: ${table.over}`;
    if (thinking) return t('table.thinking');
    const side = view.owing[0];
    return side === undefined ? t('table.looking') : t('table.waiting', { side: session.sideName(side) });
  };
  /** Far away there are people with names, and it may take them days. */
  const waits = (): JSX.Element => (
    <Show when={isFar(s().table.id) && s().table.over === null && !s().thinking} fallback={waiting()}>
      <Suspense fallback={waiting()}>
        <FarWait session={session} otherwise={waiting()} />
      </Suspense>
    </Show>
  );
  return (
    <section class={`prompt ${mine() ? 'prompt-owed' : ''}`} aria-label={t('table.prompt')} data-tour="prompt">
      <div class="prompt-words" aria-live="polite">
        <Show when={mine()} fallback={<span class="prompt-wait">{waits()}</span>}>
          <Show when={session.asking()} fallback={<span>{words()}</span>}>
            {(a) => (
              <span>
                {isForced(s()) ? `${s().view.prompt ?? ''} ` : ''}
                {a().title}: {askWords(a().asked)}
              </span>
            )}
          </Show>
        </Show>
      </div>
      <Show when={s().thinking}>
        <Suspense>
          <Thinking session={session} isHurried={isHurried()} onHurry={() => setHurried(true)} />
        </Suspense>
      </Show>
      <Show when={session.refusal()}>
        {(r) => (
          <div
            class="prompt-refusal"
            role="alert"
            data-refusal={r().rule}
            data-goes={session.targets().length > 0 ? '' : undefined}
          >
            <Icon name="warning" />
            <span>{r().text}</span>
            <Show when={!r().rule.startsWith('kernel:')}>
              <RuleLink rule={r().rule} />
            </Show>
          </div>
        )}
      </Show>
      <Show when={session.held()}>
        {(h) => (
          <div class="prompt-held" role="status" data-held>
            <span>{t('table.phaseOver', h())}</span>
            <Button kind="primary" data-act="go-on" onClick={() => session.goOn()}>
              {t('table.phaseOn')}
            </Button>
          </div>
        )}
      </Show>
      <Show when={props.steps?.passing()}>
        <div class="prompt-held" role="status" data-passing>
          <span>{t('table.passing')}</span>
          <Button size="s" data-act="stay" onClick={() => props.steps?.stay()}>
            {t('table.stay')}
          </Button>
        </div>
      </Show>
      <Show when={!props.steps?.passing() && (props.steps?.passed().length ?? 0) > 0}>
        <p class="prompt-passed quiet" data-passed>
          {t('table.passed', { steps: (props.steps?.passed() ?? []).join(', ') })}
        </p>
      </Show>
      <Show when={session.plan() === null && session.left().length > 0}>
        <ul class="prompt-passed quiet" data-left={session.left().length}>
          <For each={session.left()}>
            {(x) => <li>{t('table.planStay', { who: nameAt(session, x.piece), why: x.refusal.text })}</li>}
          </For>
        </ul>
      </Show>
      <Show when={session.plan()}>{(plan) => <GroupCard session={session} plan={plan()} />}</Show>
      <Show when={mine() && session.held() === null}>
        <Show when={session.asking() !== null && question()}>
          <ChoiceList session={session} asking={question() as Asking} />
        </Show>
        <div class="prompt-acts">
          <Show when={session.asking() || session.selected().size > 0}>
            <Button kind="quiet" size="s" icon="close" class="prompt-cancel" onClick={() => session.cancel()}>
              {t('table.cancel')}
            </Button>
          </Show>
          <Show when={!session.asking()}>
            <NextStack rounds={props.rounds} />
            <Verbs session={session} offers={shown()}>
              <GroupTools session={session} rounds={props.rounds} />
            </Verbs>
            <Show when={rest().length + orders().length > 0}>
              <Menu
                label={t('table.more')}
                kind="quiet"
                size="s"
                items={[
                  ...rest().map((o) => ({
                    title: o.title,
                    rule: o.refusal?.rule ?? o.rule,
                    ...(o.refusal ? { refused: o.refusal.text } : {}),
                    onSelect: () => session.begin(o.verb),
                  })),
                  ...orders().map((o) => ({
                    title: t('table.fromNowOn', { order: o.title }),
                    rule: o.rule,
                    onSelect: () => session.order([...s().view.orders, { id: o.id, params: {} }]),
                  })),
                ]}
              />
            </Show>
          </Show>
          <Show when={done()}>
            {(d) => (
              <Button
                kind="primary"
                data-verb="done"
                class="prompt-done"
                refused={d().refusal?.text}
                onClick={() => props.onDone()}
              >
                {d().title}
              </Button>
            )}
          </Show>
        </div>
      </Show>
    </section>
  );
}
