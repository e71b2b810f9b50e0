// Looking back: step by step, at any pace, from any chair that may be taken.
import '../styles/panels-turn.css';
import { createEffect, createMemo, createSignal, For, type JSX, onCleanup, onMount, Show } from 'solid-js';
import type { Chapter, TableViewer } from '@rasputitsa/host';
import { download } from '../model/files.ts';
import type { Film } from '../model/picture.ts';
import type { Sketch } from '../model/sketch.ts';
import type { Session } from '../model/types.ts';
import { t } from '../texts/index.ts';
import { IconButton, Select, toast } from '../ui/index.ts';
import { LONGEST, linkOf } from './position-link.ts';
import { takeLookFrom } from '../model/look-from.ts';
import { chapterAt, type ReplayAct, replayKey, SPEEDS, type Speed, stepSince } from './replay.ts';
import { sayTrouble } from './trouble.ts';

/** Milliseconds. */
const LAST_PICTURE = 1500;

/** The player's own arrows and notes go with a position he shares. */
function withSketch(text: string, sketch: Sketch): string {
  const isEmpty = sketch.arrows.length === 0 && Object.keys(sketch.notes).length === 0;
  return isEmpty ? text : JSON.stringify({ ...(JSON.parse(text) as object), sketch });
}
async function sharePosition(session: Session): Promise<void> {
  const file = await session.host.exportFile(session.seat, 'position');
  const own = session.sketching.sketch();
  const text = withSketch(file.text, own);
  const link = await linkOf(location.href, text);
  if (link.length <= LONGEST) {
    await navigator.clipboard.writeText(link);
    toast({ text: t('replay.copied'), tone: 'good' });
    return;
  }
  // A monster does not fit in a link: then it is a file.
  download(file.name, text);
  toast(t('replay.tooLong'));
}

function SeatChoice(props: { readonly session: Session }): JSX.Element {
  // What was asked for stands in the list until it is granted or refused; refused, the list goes back to what is.
  const [asked, setAsked] = createSignal<string | null>(null);
  const viewer = (): string => asked() ?? String(props.session.standing().viewer);
  const choices = () =>
    [
      ...props.session.profile.sides.map((s, i) => ({ value: String(i), title: t('replay.viewer', { side: s.name }) })),
      { value: 'spectator', title: t('replay.spectator') },
    ].filter((c) => props.session.standing().guide?.viewers?.some((v) => String(v) === c.value) ?? true);
  const sit = (value: string): void => {
    const next: TableViewer = value === 'spectator' ? 'spectator' : Number(value);
    setAsked(value);
    props.session
      .sit(next)
      .catch(sayTrouble)
      .finally(() => setAsked(null));
  };
  return <Select label={t('replay.from')} value={viewer()} choices={choices()} onChange={sit} />;
}

export function ReplayBar(props: { readonly session: Session }): JSX.Element {
  const [playing, setPlaying] = createSignal(false);
  const [speed, setSpeed] = createSignal<Speed>('1');
  /** Where the slider is while it is dragged; the game follows when it can. */
  const [wanted, setWanted] = createSignal<number | null>(null);
  const at = (): number => props.session.standing().guide?.at ?? 0;
  const length = (): number => props.session.standing().guide?.length ?? 0;
  const caption = (): readonly string[] => props.session.standing().guide?.caption ?? [];
  const [chapters, setChapters] = createSignal<readonly Chapter[]>([]);
  const chapter = (): number => chapterAt(chapters(), wanted() ?? at());
  let going = false;
  const goto = async (to: number): Promise<void> => {
    const goal = Math.max(0, Math.min(length(), to));
    setWanted(goal);
    if (going) return;
    going = true;
    // Steps asked for while one was on its way are one step: the last.
    for (let next = wanted(); next !== null && next !== at(); next = wanted()) {
      const before = at();
      await props.session.goto(next);
      if (at() === before) break;
    }
    going = false;
    setWanted(null);
  };
  const act = (what: ReplayAct): void => {
    if (what === 'toggle') {
      if (!playing() && at() >= length()) void goto(0);
      setPlaying(!playing());
      return;
    }
    setPlaying(false);
    const from = wanted() ?? at();
    const here = chapters()[chapter()];
    // Back from within a phase is back to where it began.
    const before = here && here.at < from ? here.at : (chapters()[chapter() - 1]?.at ?? 0);
    const after = chapters()[chapter() + 1]?.at ?? length();
    void goto({ first: 0, last: length(), on: from + 1, back: from - 1, phaseBack: before, phaseOn: after }[what]);
  };
  createEffect(() => {
    if (!playing()) return;
    const here = at();
    if (here >= length()) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => void goto(here + 1), SPEEDS[speed()]);
    onCleanup(() => clearTimeout(timer));
  });
  // What each chair was told differs, and so do its chapters.
  const viewer = createMemo(() => props.session.standing().viewer);
  createEffect(() => {
    viewer();
    props.session.host.contents(props.session.seat).then((found) => {
      setChapters(found);
      const from = takeLookFrom(props.session.table);
      if (!from) return;
      void goto(stepSince(found, from.version)).then(() => setPlaying(from.as === 'film'));
    }, sayTrouble);
  });
  // A film lasts from the press of its button to the next, or to the end of the game.
  const [film, setFilm] = createSignal<Film | null>(null);
  const record = async (): Promise<void> => {
    const { filmBoard } = await import('../model/picture.ts');
    const made = filmBoard();
    if (!made) {
      toast({ text: t('replay.noFilm'), tone: 'bad' });
      return;
    }
    if (at() >= length()) await goto(0);
    setFilm(made);
    setPlaying(true);
  };
  const cut = async (): Promise<void> => {
    const made = film();
    setFilm(null);
    setPlaying(false);
    if (!made) return;
    const { table } = props.session.standing();
    download(`${table.game}-${table.scenario}.webm`, await made.stop());
  };
  createEffect(() => {
    // The last picture stays for a moment.
    if (film() === null || playing()) return;
    const timer = setTimeout(() => void cut().catch(sayTrouble), LAST_PICTURE);
    onCleanup(() => clearTimeout(timer));
  });
  onCleanup(() => void film()?.stop());
  let bar: HTMLElement | undefined;
  const onKey = (e: KeyboardEvent): void => {
    const target = e.target as HTMLElement;
    const free = target === document.body || bar?.contains(target) === true;
    const what = free ? replayKey(e, target.tagName) : undefined;
    if (what === undefined) return;
    e.preventDefault();
    e.stopPropagation();
    act(what);
  };
  onMount(() => {
    // Before the keys of the table, which mean the cursor on the map.
    document.addEventListener('keydown', onKey, true);
    onCleanup(() => document.removeEventListener('keydown', onKey, true));
  });
  return (
    <section ref={(el) => (bar = el)} class="replay card" aria-label={t('replay.title')}>
      <div class="replay-caption">
        <p class="caps quiet" data-replay-chapter>
          {chapters()[chapter()]?.text ?? ''}
        </p>
        <div class="replay-words" aria-live={playing() ? 'off' : 'polite'} data-replay-caption>
          <For each={caption()}>{(line) => <p>{line}</p>}</For>
        </div>
      </div>
      <div class="replay-buttons">
        <IconButton icon="first" label={t('replay.first')} onClick={() => act('first')} />
        <IconButton icon="left" label={t('replay.phaseBack')} onClick={() => act('phaseBack')} />
        <IconButton icon="stepBack" label={t('replay.back')} onClick={() => act('back')} />
        <IconButton
          icon={playing() ? 'pause' : 'play'}
          label={playing() ? t('replay.pause') : t('replay.play')}
          class="replay-play"
          onClick={() => act('toggle')}
        />
        <IconButton icon="stepOn" label={t('replay.on')} onClick={() => act('on')} />
        <IconButton icon="right" label={t('replay.phaseOn')} onClick={() => act('phaseOn')} />
        <IconButton icon="last" label={t('replay.last')} onClick={() => act('last')} />
      </div>
      <label class="replay-slider">
        <span class="visually-hidden">{t('replay.where')}</span>
        <input
          type="range"
          min="0"
          max={length()}
          value={wanted() ?? at()}
          aria-valuetext={`${chapters()[chapter()]?.text ?? ''} ${t('replay.at', { n: at(), of: length() })}`}
          onInput={(e) => {
            setPlaying(false);
            void goto(e.currentTarget.valueAsNumber);
          }}
        />
        <span class="num replay-at">{t('replay.at', { n: wanted() ?? at(), of: length() })}</span>
      </label>
      <div class="replay-more">
        <Select
          label={t('replay.speed')}
          value={speed()}
          onChange={setSpeed}
          choices={[
            { value: '1', title: t('replay.calm') },
            { value: '2', title: t('replay.brisk') },
            { value: '5', title: t('replay.fast') },
          ]}
        />
        <SeatChoice session={props.session} />
        <IconButton
          icon={film() ? 'pause' : 'eye'}
          label={film() ? t('replay.filmStop') : t('replay.film')}
          data-act="film"
          onClick={() => void (film() ? cut() : record()).catch(sayTrouble)}
        />
        <IconButton
          icon="copy"
          label={t('replay.copy')}
          onClick={() => void sharePosition(props.session).catch(sayTrouble)}
        />
      </div>
      <Show when={playing()}>
        <span class="visually-hidden" role="status">
          {t('replay.playing')}
        </span>
      </Show>
    </section>
  );
}
