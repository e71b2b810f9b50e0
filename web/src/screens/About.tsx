import { For, type JSX } from 'solid-js';
import notice from 'virtual:rasputitsa/notice';
import '../styles/home.css';
import '../styles/new-game.css';
import '../styles/pages.css';
import { t } from '../texts/late.ts';
import { Button, Card } from '../ui/index.ts';

const PARTS = ['name', 'respect', 'how', 'fair', 'data'] as const;

export function About(props: { readonly onBack: () => void }): JSX.Element {
  // The lines of the file are broken for terminals; paragraphs are what counts.
  const paragraphs = notice
    .trim()
    .split(/\n\s*\n/)
    .map((p) => p.replaceAll(/\s+/g, ' '));
  return (
    <div class="room">
      <div class="about on-table">
        <header class="new-head">
          <div class="table-buttons">
            <Button kind="quiet" icon="back" onClick={() => props.onBack()}>
              {t('about.back')}
            </Button>
          </div>
          <h1 class="new-title">{t('about.title')}</h1>
        </header>
        <main class="about-body">
          <Card class="about-card">
            <For each={PARTS}>
              {(part) => (
                <section class="about-part">
                  <h2 class="about-heading">{t(`about.${part}`)}</h2>
                  <p>{t(`about.${part}.text`)}</p>
                </section>
              )}
            </For>
          </Card>
          <Card class="about-notice">
            <h2 class="about-heading">{t('about.notice')}</h2>
            <For each={paragraphs}>{(p) => <p>{p}</p>}</For>
            <p>{t('about.type')}</p>
            <p>{t('about.licence')}</p>
          </Card>
        </main>
      </div>
    </div>
  );
}
