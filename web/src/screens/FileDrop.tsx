// Files from outside: by a button, or dropped anywhere on the page.
import { createSignal, type JSX, Show } from 'solid-js';
import type { TableInfo, Trouble } from '@rasputitsa/host';
import { openFile } from '../model/open-file.ts';
import { useHost } from '../model/host.ts';
import { t } from '../texts/late.ts';
import { Button, toast } from '../ui/index.ts';

interface FileProps {
  readonly onOpen: (table: TableInfo) => void;
  readonly onTrouble: (trouble: Trouble | undefined) => void;
  /** The table a set-up is meant for. */
  readonly into?: string;
}

function createOpener(props: FileProps): (files: FileList | null | undefined) => Promise<void> {
  const host = useHost();
  return async (files) => {
    props.onTrouble(undefined);
    // One table is sat down at: of several files the last. The others wait in the list.
    let last: TableInfo | undefined;
    for (const file of files ?? []) {
      const opened = await openFile(host, file, props.into);
      if (!opened.ok) return props.onTrouble(opened.trouble);
      toast(t('home.opened', { name: file.name }));
      last = opened.table;
    }
    if (last) props.onOpen(last);
  };
}

const hasFiles = (e: DragEvent) => e.dataTransfer?.types.includes('Files') === true;

/** Everything inside takes dropped files. */
export function FileDrop(props: FileProps & { readonly children: JSX.Element }): JSX.Element {
  const open = createOpener(props);
  const [over, setOver] = createSignal(false);
  return (
    <div
      class="file-drop"
      onDragOver={(e) => {
        if (!hasFiles(e)) return;
        e.preventDefault();
        setOver(true);
      }}
      onDragLeave={(e) => {
        // Leaving for a child is not leaving.
        if (!(e.relatedTarget instanceof Node) || !e.currentTarget.contains(e.relatedTarget)) setOver(false);
      }}
      onDrop={(e) => {
        setOver(false);
        if (!hasFiles(e)) return;
        e.preventDefault();
        void open(e.dataTransfer?.files);
      }}
    >
      {props.children}
      <Show when={over()}>
        <div class="drop-veil" aria-hidden="true">
          <p>{t('home.drop')}</p>
        </div>
      </Show>
    </div>
  );
}

export function OpenFile(props: FileProps): JSX.Element {
  const open = createOpener(props);
  let input: HTMLInputElement | undefined;
  return (
    <div class="open-file table-buttons">
      <Button kind="plain" icon="upload" onClick={() => input?.click()}>
        {t('home.import')}
      </Button>
      <p class="open-file-hint">{t('home.importHint')}</p>
      <input
        ref={(el) => (input = el)}
        type="file"
        class="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
        multiple
        accept=".json,.yaml,.yml,application/json"
        onChange={(e) => {
          void open(e.currentTarget.files).then(() => {
            // The same file may be chosen again.
            if (input) input.value = '';
          });
        }}
      />
    </div>
  );
}
