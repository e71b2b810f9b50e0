// A link to pass on, and the one to one's own chair.
import { type JSX, Show } from 'solid-js';
import { type FarKey, joinLink } from '../model/far-keys.ts';
import { t } from '../texts/late.ts';
import { Button, TextInput, toast } from '../ui/index.ts';

export function FarLink(props: {
  readonly title: string;
  readonly hint: string;
  readonly link: string;
  readonly act: string;
}): JSX.Element {
  const copy = (): void => {
    void navigator.clipboard?.writeText(props.link).then(() => toast({ text: t('far.copied') }));
  };
  return (
    <div class="far-link">
      <p class="caps quiet">{props.title}</p>
      <div class="far-link-row">
        <TextInput
          readonly
          value={props.link}
          aria-label={props.title}
          data-act={props.act}
          onFocus={(e) => e.currentTarget.select()}
        />
        <Button size="s" icon="copy" onClick={copy}>
          {t('far.copy')}
        </Button>
      </div>
      <p class="field-hint">{props.hint}</p>
    </div>
  );
}

/** One's own chair on another device; a spectator has none. */
export function OwnLink(props: { readonly mine: FarKey | undefined }): JSX.Element {
  return (
    <Show when={props.mine?.role === 'player' && props.mine}>
      {(mine) => (
        <FarLink
          title={t('far.ownLink')}
          hint={t('far.ownHint')}
          link={joinLink(mine().key, mine().seed)}
          act="own-link"
        />
      )}
    </Show>
  );
}
