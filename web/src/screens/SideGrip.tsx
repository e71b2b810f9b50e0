// The edge of the panel at the side: drawn with the hand or by arrow keys, folded away and back by its button.
import type { JSX } from 'solid-js';
import type { SidePanel } from '../model/side.ts';
import { t } from '../texts/index.ts';
import { IconButton } from '../ui/index.ts';

/** Pixels a press of an arrow key. */
const STEP = 32;

export function SideGrip(props: { readonly side: SidePanel }): JSX.Element {
  let edge: HTMLDivElement | undefined;
  const now = (): number => innerWidth - (edge?.getBoundingClientRect().right ?? innerWidth);
  const drag = (e: PointerEvent & { readonly currentTarget: HTMLElement }): void => {
    if (e.button !== 0 || props.side.folded()) return;
    const { currentTarget: grip } = e;
    grip.setPointerCapture(e.pointerId);
    const onMove = (m: PointerEvent): void => props.side.draw(innerWidth - m.clientX);
    grip.addEventListener('pointermove', onMove);
    grip.addEventListener('lostpointercapture', () => grip.removeEventListener('pointermove', onMove), { once: true });
  };
  const onKey = (e: KeyboardEvent): void => {
    const by = e.key === 'ArrowLeft' ? STEP : e.key === 'ArrowRight' ? -STEP : 0;
    if (by === 0) return;
    e.preventDefault();
    e.stopPropagation();
    props.side.draw(now() + by);
  };
  return (
    <>
      <div
        ref={(el) => (edge = el)}
        class="side-grip"
        role="separator"
        tabIndex={0}
        aria-orientation="vertical"
        aria-label={t('table.sideWidth')}
        aria-valuenow={Math.round(now())}
        onPointerDown={drag}
        onKeyDown={onKey}
        onDblClick={() => props.side.draw(undefined)}
      />
      <span class="side-fold">
        <IconButton
          icon={props.side.folded() ? 'left' : 'right'}
          size="s"
          label={props.side.folded() ? t('table.sideUnfold') : t('table.sideFold')}
          data-act="fold-side"
          aria-expanded={!props.side.folded()}
          onClick={() => props.side.fold()}
        />
      </span>
    </>
  );
}
