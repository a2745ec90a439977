import { loadFailures, type Reply } from '@keel/flows';
import { Button, DownloadIcon } from '@keel/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { collectionHook, LoadFailureMessage } from '../../app/data/useCollection.tsx';
import { download } from '../../platform/download.ts';

interface FileToSave {
  readonly name: string;
  /** Media type. */
  readonly type: string;
  /** Loads the text of the file. */
  readonly load: (signal: AbortSignal) => Promise<Reply<string>>;
}

const useQuery = collectionHook<string>(loadFailures.other);

/** Loads a file when it is pressed, and saves it. */
export function SaveButton({ children, ...file }: FileToSave & { readonly children: string }) {
  const [isSaving, setSaving] = useState(false);
  return (
    <>
      <Button
        size="sm"
        tone="neutral"
        appearance="outline"
        iconStart={<DownloadIcon />}
        isPending={isSaving}
        onPress={() => setSaving(true)}
      >
        {children}
      </Button>
      {isSaving && <Saving {...file} onEnd={() => setSaving(false)} />}
    </>
  );
}

/** One download, from the press to the file or the message of a failure. */
function Saving({ name, type, load, onEnd }: FileToSave & { readonly onEnd: () => void }) {
  const { data, dismiss, message } = useQuery(load);
  const save = useEffectEvent((text: string) => {
    download(name, type, text);
    onEnd();
  });
  useEffect(() => {
    if (data !== null) save(data);
  }, [data]);
  const end = () => {
    dismiss();
    onEnd();
  };
  return <LoadFailureMessage of={[{ message, dismiss: end }]} />;
}
