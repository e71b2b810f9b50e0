// First steps on the page: a lamp goes from part to part. Parts are marked data-tour="..."; those not on this page are left out.
import { createMemo, createSignal, createUniqueId, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { t, tMaybe } from '../texts/late.ts';
import { Button, IconButton } from '../ui/index.ts';
import { beside } from '../ui/keys.ts';
import { keepTourSeen } from './tour-seen.ts';
import './tour.css';

/** In the order in which one meets them. Their words are tour.<part>.title, .text and perhaps .keys. */
const STOPS = ['prompt', 'board', 'selection', 'panels', 'log', 'layers', 'rules', 'undo', 'settings', 'help'] as const;
type Stop = (typeof STOPS)[number];

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Room around the part that is lit. */
const MARGIN = 6;

function partOf(stop: Stop | undefined): HTMLElement | undefined {
  if (!stop) return undefined;
  const all = document.querySelectorAll<HTMLElement>(`[data-tour="${stop}"]`);
  return [...all].find((el) => el.getClientRects().length > 0);
}

function boxOf(el: HTMLElement): Box {
  const r = el.getBoundingClientRect();
  // A part may reach beyond the window: what is lit does not.
  const x = Math.max(0, r.left - MARGIN);
  const y = Math.max(0, r.top - MARGIN);
  return {
    x,
    y,
    width: Math.min(innerWidth, r.right + MARGIN) - x,
    height: Math.min(innerHeight, r.bottom + MARGIN) - y,
  };
}

/** Where the words lie: under or over the part, beside one that is tall, on the foot of one as large as the board. */
function cardSpot(
  lit: Box,
  size: { readonly width: number; readonly height: number },
  room: { readonly width: number; readonly height: number },
): { readonly x: number; readonly y: number } {
  if (lit.height < room.height * 0.6) return beside(lit, size, room);
  const y = Math.max(MARGIN, lit.y + lit.height - size.height - 4 * MARGIN);
  const left = lit.x - size.width - 2 * MARGIN;
  return left > 0 ? { x: left, y } : { x: lit.x + (lit.width - size.width) / 2, y };
}

export function Tour(props: { readonly onClose: () => void }): JSX.Element {
  const id = createUniqueId();
  const [stops, setStops] = createSignal<readonly Stop[]>([]);
  const [at, setAt] = createSignal(0);
  const [box, setBox] = createSignal<Box>({ x: 0, y: 0, width: 0, height: 0 });
  const [card, setCard] = createSignal({ x: 0, y: 0 });
  let dialog: HTMLDialogElement | undefined;
  let words: HTMLDivElement | undefined;
  let next: HTMLButtonElement | undefined;
  const stop = createMemo(() => stops()[at()]);
  const last = () => at() === stops().length - 1;

  const place = () => {
    const part = partOf(stop());
    if (!part || !words) return;
    part.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const lit = boxOf(part);
    setBox(lit);
    const size = words.getBoundingClientRect();
    const room = { width: innerWidth, height: innerHeight };
    const spot = cardSpot(lit, size, room);
    // Wherever it would lie best, all of it must be on the screen.
    setCard({
      x: Math.max(0, Math.min(spot.x, room.width - size.width)),
      y: Math.max(0, Math.min(spot.y, room.height - size.height)),
    });
  };
  const go = (to: number) => {
    if (to < 0) return;
    if (to >= stops().length) {
      leave();
      return;
    }
    setAt(to);
    queueMicrotask(() => {
      place();
      next?.focus();
    });
  };
  const leave = () => {
    keepTourSeen();
    props.onClose();
  };
  onMount(() => {
    const here = STOPS.filter((s) => partOf(s) !== undefined);
    if (here.length === 0) {
      props.onClose();
      return;
    }
    setStops(here);
    dialog?.showModal();
    go(0);
    window.addEventListener('resize', place);
    // Letters that arrive late make the card taller after it was laid down.
    const watch = new ResizeObserver(place);
    if (words) watch.observe(words);
    onCleanup(() => {
      watch.disconnect();
      window.removeEventListener('resize', place);
      dialog?.close();
    });
  });
  const keys = (e: KeyboardEvent) => {
    e.stopPropagation();
    if (e.key === 'ArrowRight') go(at() + 1);
    else if (e.key === 'ArrowLeft') go(at() - 1);
  };
  return (
    <dialog
      ref={(el) => (dialog = el)}
      class="tour"
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      onKeyDown={keys}
      onCancel={(e) => {
        e.preventDefault();
        leave();
      }}
    >
      <div
        class="tour-light"
        style={{
          left: `${box().x}px`,
          top: `${box().y}px`,
          width: `${box().width}px`,
          height: `${box().height}px`,
        }}
      />
      <div
        ref={(el) => (words = el)}
        class="tour-card card"
        style={{ left: `${card().x}px`, top: `${card().y}px` }}
        aria-live="polite"
      >
        <Show when={stop()}>
          {(s) => (
            <>
              <header class="tour-head">
                <p class="caps quiet">
                  {t('tour.title')} · {t('tour.progress', { n: at() + 1, all: stops().length })}
                </p>
                <IconButton icon="close" size="s" label={t('tour.leave')} onClick={leave} />
              </header>
              <h2 id={id} class="tour-title">
                {t(`tour.${s()}.title`)}
              </h2>
              <p id={`${id}-text`}>{t(`tour.${s()}.text`)}</p>
              <Show when={tMaybe(`tour.${s()}.keys`, '')}>{(keys) => <p class="quiet tour-keys">{keys()}</p>}</Show>
              <div class="tour-buttons">
                <Show when={at() > 0}>
                  <Button kind="quiet" onClick={() => go(at() - 1)}>
                    {t('tour.back')}
                  </Button>
                </Show>
                <Button kind="primary" ref={(el: HTMLButtonElement) => (next = el)} onClick={() => go(at() + 1)}>
                  {last() ? t('tour.end') : t('tour.next')}
                </Button>
              </div>
            </>
          )}
        </Show>
      </div>
    </dialog>
  );
}
