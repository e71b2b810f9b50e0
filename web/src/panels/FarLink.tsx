// A link to pass on.
import type { JSX } from 'solid-js';
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
