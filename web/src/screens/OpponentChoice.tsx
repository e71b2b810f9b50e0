// The opponent of a new game: how well it plays, and in what manner.
import { type JSX, Show } from 'solid-js';
import type { ChairStyle, GameProfile } from '@rasputitsa/host';
import { stylesOf } from '../model/new-game.ts';
import { t, tMaybe } from '../texts/late.ts';
import { Field, Select } from '../ui/index.ts';

export function OpponentChoice(props: {
  readonly profile: GameProfile;
  readonly level: string;
  readonly style: ChairStyle;
  readonly onLevel: (level: string) => void;
  readonly onStyle: (style: ChairStyle) => void;
}): JSX.Element {
  const styles = () => stylesOf(props.profile, props.level);
  return (
    <>
      <Show when={props.profile.opponents.length > 1}>
        <Field label={t('new.level')} hint={tMaybe(`opponent.${props.level}.hint`, '')}>
          {(ids) => (
            <Select
              id={ids.id}
              describedBy={ids.describedBy}
              value={props.level}
              choices={props.profile.opponents.map((o) => ({
                value: o.id,
                title: tMaybe(`opponent.${o.id}`, o.title),
              }))}
              onChange={(level) => props.onLevel(level)}
            />
          )}
        </Field>
      </Show>
      <Show when={styles().length > 0}>
        <Field label={t('new.style')} hint={t(`new.styleHint.${props.style}`)}>
          {(ids) => (
            <Select
              id={ids.id}
              describedBy={ids.describedBy}
              value={props.style}
              choices={styles().map((s) => ({ value: s, title: t(`style.${s}`) }))}
              onChange={(style) => props.onStyle(style)}
            />
          )}
        </Field>
      </Show>
    </>
  );
}
