// What the table does by itself as the sequence of play goes on: steps in which nothing can be done pass, the only question is
// asked at once, the panel a step needs is turned to, and a player asked in the middle of a move is shown where.
import { createEffect, createMemo, createSignal, on, onCleanup, untrack } from 'solid-js';
import type { PanelBlock } from '@rasputitsa/kernel';
import type { Outline } from '@rasputitsa/host';
import { areBeside, isForced, isUsable } from '../model/faces.ts';
import type { TableSession } from '../model/session.ts';
import { settings } from '../model/settings.ts';
import { PASS } from './pass-time.ts';
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
    // What was done here just now may be regretted, and where undo has led somebody wants to look.
    if ((st.canUndo && version !== begun.version) || stayed() === version || session.undoneAt() === version) return;
    setPassing(true);
    const timer = setTimeout(() => {
      if (s().version !== version) return;
      const title = st.view.phase.at(-1)?.title ?? '';
      setPassed((all) => [...all.filter((x) => x !== title), title]);
      passedAt = version;
      session.done();
    }, PASS);
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

  // A step with a panel of its own (production) opens it, one for units beside the map (set-up) shows them; the reader may turn to
  // something else, and finds what was opened for a step gone with the step.
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
          if (wanted !== 'here' || n.tab() === turnedTo || n.tab() === 'turn') n.setTab(wanted);
          // On small screens the board and the battle card need the room, unless there is something to do in the panel.
          if (wanted === 'here' || (hasPanel && !all.flat().some(hasButtons))) n.closeDrawer();
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
