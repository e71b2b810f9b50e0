// What the table does by itself as the sequence of play goes on: steps in which nothing can be done pass, the only question is
// asked at once, the panel a step needs is turned to, and a player asked in the middle of a move is shown where.
import { createEffect, createMemo, createSignal, on, onCleanup, untrack } from 'solid-js';
import type { PanelBlock } from '@rasputitsa/kernel';
import type { Outline } from '@rasputitsa/host';
import { areBeside, isForced, isUsable } from '../model/faces.ts';
import { isStep } from '../model/outline.ts';
import type { TableSession } from '../model/session.ts';
import { settings } from '../model/settings.ts';
import { PASS, REGRET } from './pass-time.ts';
import type { PanelTab } from './table-types.ts';

export interface StepNeeds {
  readonly session: TableSession;
  readonly covered: () => boolean;
  readonly tab: () => PanelTab;
  readonly setTab: (tab: PanelTab) => void;
  readonly closeDrawer: () => void;
}

export interface Steps {
  /** The step at hand is about to end by itself. */
  passing(): boolean;
  /** It does not, until the player ends it. */
  stay(): void;
  /** Steps that ended by themselves since the player last did something. */
  passed(): readonly string[];
  /** Whether units left idle are worth a question: once a step. */
  asksAgain(): boolean;
  askedNow(): void;
  /** The rule of the step at hand. */
  rule(): string;
}

/** Whether there is something to press in a panel. */
function hasButtons(b: PanelBlock<string>): boolean {
  if (b.kind === 'table') return b.rows.some((r) => (r.actions?.length ?? 0) > 0);
  if (b.kind === 'pieces') return b.pieces.some((p) => (p.actions?.length ?? 0) > 0);
  return b.kind === 'versus' && [...b.left, ...b.right].some(hasButtons);
}

/** Of more the host does not say what each could do. */
const MOST_TAKEN = 12;

export function createSteps(n: StepNeeds): Steps {
  const { session } = n;
  const s = session.standing;
  const kind = () => s().table.kind;
  /** Where in the sequence the game is. */
  const stepKey = createMemo(() =>
    s()
      .view.phase.map((f) => `${f.node}${f.side}`)
      .join('/'),
  );
  /** The beginning of the step in which the question was answered. */
  let asked = -1;
  let begun = { key: '', version: 0 };
  createEffect(
    on(stepKey, (key) => {
      // An interrupt and the way back from it belong to the step they came up in.
      const same = begun.key !== '' && (key.startsWith(begun.key) || begun.key.startsWith(key));
      begun = { key, version: same ? begun.version : s().version };
    }),
  );

  const [passing, setPassing] = createSignal(false);
  const [passed, setPassed] = createSignal<readonly string[]>([]);
  const [stayed, setStayed] = createSignal(-1);
  let passedAt = -1;
  // Steps in which nothing can be done go by themselves, once the eye has seen where we are.
  createEffect(() => {
    const st = s();
    if (!settings.soleChoice || settings.stepEnd === 'stop' || kind() !== 'play' || st.table.sandbox || n.covered())
      return;
    const [only, ...more] = st.offers.filter((o) => isUsable(st, o));
    if (only?.verb !== 'done' || more.length > 0) return;
    const { version } = st;
    // What was done here just now may be regretted, and where undo has led somebody wants to look. In answer to a battle there is time for
    // that before it goes on.
    const regrets = st.canUndo && version !== begun.version;
    const answers = !isStep(session.profile.sequence, st.view.phase.at(-1)?.node ?? '');
    if ((regrets && !answers) || stayed() === version || session.undoneAt() === version) return;
    setPassing(true);
    const timer = setTimeout(
      () => {
        if (s().version !== version) return;
        const title = st.view.phase.at(-1)?.title ?? '';
        setPassed((all) => [...all.filter((x) => x !== title), title]);
        passedAt = version;
        session.done();
      },
      regrets ? REGRET : PASS,
    );
    onCleanup(() => {
      clearTimeout(timer);
      setPassing(false);
    });
  });
  // What the player does himself makes a fresh start.
  createEffect(
    on(
      () => session.busy(),
      (busy) => {
        if (busy && s().version !== passedAt) setPassed([]);
      },
    ),
  );

  // Where there is but one thing to do, with one unit, the question that is left is asked at once.
  createEffect(() => {
    const st = s();
    if (!settings.soleChoice || n.covered() || !isForced(st)) return;
    const offer = st.offers.find((o) => isUsable(st, o));
    const first = offer && st.starts[offer.verb];
    if (offer && offer.args.length > 1 && first?.ok && first.choices.length === 1)
      untrack(() => session.begin(offer.verb));
  });

  // The same where several units could answer and no card of a battle lists them: whose loss it is when guns have fired.
  const cards = session.profile.panels.filter((p) => p.slot === 'battle');
  createEffect(
    on([stepKey, () => s().version], () => {
      const st = s();
      if (!settings.soleChoice || n.covered() || !isForced(st) || session.asking() !== null) return;
      const offer = st.offers.find((o) => isUsable(st, o));
      const first = offer && st.starts[offer.verb];
      if (!offer || !first?.ok || first.type !== 'piece' || first.choices.length > MOST_TAKEN) return;
      void Promise.all(cards.map((p) => session.panel(p.id))).then(
        (all) => {
          if (s().version === st.version && session.asking() === null && all.every((b) => b.length === 0))
            session.begin(offer.verb);
        },
        () => undefined,
      );
    }),
  );

  // A step with a panel of its own (production) opens it, one for units beside the map (set-up) shows them. Who has turned to something
  // else keeps it, unless there is something to press; and finds what was opened for a step gone with the step.
  const turnPanels = session.profile.panels.filter((p) => p.slot === 'turn');
  let turnedTo: PanelTab = 'here';
  createEffect(
    on([stepKey, () => s().viewer], () => {
      if (kind() !== 'play' || s().offers.length === 0) return;
      void Promise.all(turnPanels.map((p) => session.panel(p.id))).then(
        (all) => {
          const hasPanel = all.some((blocks) => blocks.length > 0);
          const wanted: PanelTab = hasPanel
            ? 'turn'
            : areBeside(session.faces(), session.profile.hexes)
              ? 'forces'
              : 'here';
          const needsHand = wanted === 'forces' || (hasPanel && all.flat().some(hasButtons));
          const isChosen = n.tab() !== turnedTo && (wanted !== 'here' || n.tab() !== 'turn');
          // On small screens the board and the battle card need the room, unless there is something to do in the panel.
          if (!needsHand) n.closeDrawer();
          if (isChosen && !needsHand) return;
          n.setTab(wanted);
          turnedTo = wanted;
        },
        () => undefined,
      );
    }),
  );

  /** Steps of the sequence, each with its rule; what is not among them came up by itself. */
  const steps = new Map<string, string>();
  const walk = (o: Outline): void => {
    steps.set(o.id, o.rule ?? '');
    for (const x of o.steps ?? []) walk(x);
  };
  walk(session.profile.sequence);
  /** The rule of the step at hand: where a reader who opens the rules most likely wants to be. */
  const rule = (): string => steps.get(s().view.phase.findLast((f) => steps.get(f.node))?.node ?? '') ?? '';
  // A player asked in the middle of the other's move is shown where.
  createEffect(
    on([stepKey, () => s().viewer], () => {
      const now = s().view.phase.at(-1);
      if (!now || steps.has(now.node) || s().offers.length === 0) return;
      // On a phone an open panel would leave no map beside the battle.
      n.closeDrawer();
      const at = session.log().findLast((l) => l.tone === 'plain' && (l.places?.length ?? 0) > 0)?.places?.[0];
      if (at !== undefined && at < session.profile.hexes) session.goTo(at);
    }),
  );

  // In answer to a battle, an advance or a pursuit, units are sent somewhere and nothing else can be done: all are taken up at once, and the
  // hex that is pressed is where they go. Who wants fewer presses one of them.
  createEffect(() => {
    const st = s();
    const now = st.view.phase.at(-1);
    if (!settings.soleChoice || n.covered() || !now || steps.has(now.node) || kind() !== 'play') return;
    const [only, ...more] = st.offers.filter((o) => o.verb !== 'done' && isUsable(st, o));
    const [who, where, ...further] = only?.args ?? [];
    const leads = where?.type === 'place' || where?.name === 'path';
    if (!only || more.length + further.length > 0 || !leads || !/^pieces?$/.test(who?.type ?? '')) return;
    const ready = session.faces().filter((f) => f.ready);
    if (ready.length > MOST_TAKEN || ready.some((f) => f.at < 0 || f.at >= session.profile.hexes)) return;
    if (st.offers.some((o) => o.verb === 'done')) untrack(() => session.select(ready.map((f) => f.id)));
  });

  return {
    // To pass on what came up by itself, an advance after combat, is an answer: it needs no second one.
    asksAgain: () => asked !== begun.version && steps.has(s().view.phase.at(-1)?.node ?? ''),
    askedNow: () => {
      asked = begun.version;
    },
    rule,
    passing,
    passed,
    stay: () => setStayed(s().version),
  };
}
