import { Button, Inline, Spinner, Text } from '@keel/ui';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { AddressPlace, SavedAddress } from '../../api/savedAddresses.ts';
import type { QueryState } from '../data/useApiQuery.ts';
import { savedAt } from './savedAt.ts';
import { useWords } from './words.ts';

/** Loaded on demand. */
const SaveAddressDialog = lazy(async () => ({ default: (await import('./SaveAddressDialog.tsx')).SaveAddressDialog }));

interface SaveAddressProps {
  readonly book: QueryState<readonly SavedAddress[]>;
  readonly place: AddressPlace;
  /** A valid address of the network; null as long as none is typed. */
  readonly address: string | null;
}

/** Below the field of an address: its label if it is saved, otherwise a button that saves it (ADDR-1). */
export function SaveAddress({ book, place, address }: SaveAddressProps) {
  const words = useWords();
  const [saving, setSaving] = useState<string | null>(null);
  const [isNew, setNew] = useState(false);
  const note = useRef<HTMLParagraphElement>(null);
  const { data, refresh } = book;
  const saved = address === null ? undefined : savedAt(data ?? [], place, address);
  const isSaved = saved !== undefined;
  // The button that had the focus is gone.
  useEffect(() => {
    if (isNew && isSaved) note.current?.focus();
  }, [isNew, isSaved]);
  return (
    <>
      {saved !== undefined && (
        <Text ref={note} tone="muted" tabIndex={-1}>
          {words.savedAs} <bdi>{saved.label}</bdi>
        </Text>
      )}
      {data !== null && address !== null && saved === undefined && (
        <Inline>
          <Button
            size="sm"
            tone="neutral"
            appearance="soft"
            onPress={() => {
              setNew(false);
              setSaving(address.trim());
            }}
          >
            {words.save}
          </Button>
        </Inline>
      )}
      {saving !== null && data !== null && (
        <Suspense fallback={<Spinner />}>
          <SaveAddressDialog
            place={place}
            address={saving}
            saved={data}
            onSaved={() => {
              setNew(true);
              refresh();
            }}
            onClose={() => setSaving(null)}
          />
        </Suspense>
      )}
    </>
  );
}
