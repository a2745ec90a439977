import { Button, DownloadIcon } from '@keel/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Load } from '../../app/data/fetchRead.ts';
import { LoadFailureMessage } from '../../app/data/LoadFailureMessage.tsx';
import type { QueryKey } from '../../app/data/queryKeys.ts';
import { useApiQuery } from '../../app/data/useApiQuery.ts';
import { download } from '../../platform/download.ts';

interface FileToSave {
  readonly name: string;
  /** Media type. */
  readonly type: string;
  /** From `queryKeys`. */
  readonly queryKey: QueryKey;
  /** Loads the text of the file. */
  readonly load: Load<string>;
}

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
function Saving({ name, type, queryKey, load, onEnd }: FileToSave & { readonly onEnd: () => void }) {
  const { data, dismiss, message } = useApiQuery({ key: queryKey, load, staleTime: 0, gcTime: 0 });
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
