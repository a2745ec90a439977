import { Button, DownloadIcon } from '@keel/ui';
import { useEffect, useRef, useState } from 'react';
import { fetchRead, type Load, ReadFailure } from '../../app/data/fetchRead.ts';
import { LoadFailureMessage } from '../../app/data/LoadFailureMessage.tsx';
import { download } from '../../platform/download.ts';

interface FileToSave {
  readonly name: string;
  /** Media type. */
  readonly type: string;
  /** Loads the text of the file. */
  readonly load: Load<string>;
}

/**
 * Loads a file when it is pressed, and saves it. Without the cache of reads, which could load the file once more later: it is saved
 * for a press only, and not after the page was left.
 */
export function SaveButton({ name, type, load, children }: FileToSave & { readonly children: string }) {
  const [isSaving, setSaving] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const call = useRef<AbortController>(null);
  useEffect(() => () => call.current?.abort(), []);

  async function save(): Promise<void> {
    const { signal } = (call.current = new AbortController());
    setSaving(true);
    try {
      const { body } = await fetchRead(load, signal);
      if (!signal.aborted) download(name, type, body);
    } catch (error) {
      // ERR-2: the session reports a refused token.
      if (error instanceof ReadFailure) setMessage(error.message);
    }
    setSaving(false);
  }

  return (
    <>
      <Button
        size="sm"
        tone="neutral"
        appearance="outline"
        iconStart={<DownloadIcon />}
        isPending={isSaving}
        onPress={() => void save()}
      >
        {children}
      </Button>
      <LoadFailureMessage of={[{ message, dismiss: () => setMessage(null) }]} />
    </>
  );
}
