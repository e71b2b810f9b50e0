// Points that a side is given before a game, where the game counts points.
import { type JSX, Show } from 'solid-js';
import type { GameProfile, Handicap, ScenarioTrial } from '@rasputitsa/host';
import { fairHandicap, pointsOf } from '../model/new-game.ts';
import { t } from '../texts/late.ts';
import { Field, Select, TextInput } from '../ui/index.ts';

/** Where nothing is known of what would be fair. */
const SOME = 5;
const NOBODY = 'nobody';

export function HandicapChoice(props: {
  readonly profile: GameProfile;
  readonly trial: ScenarioTrial | undefined;
  readonly chosen: Handicap | undefined;
  readonly onChoose: (handicap: Handicap | undefined) => void;
}): JSX.Element {
  const fair = () => fairHandicap(props.profile, props.trial);
  const choose = (value: string): void => {
    const side = Number(value);
    const points = fair()?.side === side ? fair()?.points : undefined;
    props.onChoose(value === NOBODY ? undefined : { side, points: points ?? SOME });
  };
  const hint = (): string | undefined => {
    const it = fair();
    const side = props.profile.sides[it?.side ?? -1]?.name;
    return it && side !== undefined ? t('new.handicapFair', { n: it.points, side }) : undefined;
  };
  return (
    <>
      <Field label={t('new.handicap')} hint={hint()}>
        {(ids) => (
          <Select
            id={ids.id}
            describedBy={ids.describedBy}
            value={props.chosen ? String(props.chosen.side) : NOBODY}
            choices={[
              { value: NOBODY, title: t('new.handicapNone') },
              ...props.profile.sides.map((s, i) => ({
                value: String(i),
                title: t('new.handicapFor', { side: s.name }),
              })),
            ]}
            onChange={choose}
          />
        )}
      </Field>
      <Show when={props.chosen}>
        {(it) => (
          <Field label={t('new.handicapPoints')} hint={t('new.handicapHint')}>
            {(ids) => (
              <TextInput
                id={ids.id}
                aria-describedby={ids.describedBy}
                inputMode="numeric"
                maxLength={5}
                class="points-input"
                data-act="handicap-points"
                value={it().points}
                onChange={(e) => {
                  const points = pointsOf(e.currentTarget.value);
                  e.currentTarget.value = String(points);
                  props.onChoose({ ...it(), points });
                }}
              />
            )}
          </Field>
        )}
      </Show>
    </>
  );
}
