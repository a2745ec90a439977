import { Button, Inline, Text } from '@keel/ui';
import { lazy, Suspense } from 'react';
import type { AddressPlace, SavedAddress } from '../../api/savedAddresses.ts';
import type { QueryState } from '../data/useApiQuery.ts';
import { savedIn } from './savedAt.ts';
import { useWords } from './words.ts';

/** Loaded on demand, since most people have no saved address. */
const AddressSelect = lazy(async () => ({ default: (await import('./AddressSelect.tsx')).AddressSelect }));

interface SavedAddressSelectProps {
  readonly book: QueryState<readonly SavedAddress[]>;
  readonly place: AddressPlace;
  /** What the field of the address contains; the saved address that it is, is selected. */
  readonly value: string;
  readonly onChoose: (address: string) => void;
}

/** Offers the saved addresses of a network (ADDR-1). Nothing is shown if there are none, or while they load. */
export function SavedAddressSelect({ book, place, ...select }: SavedAddressSelectProps) {
  const words = useWords();
  if (book.data === null && book.isLoading) return null;
  if (book.data === null)
    return (
      <Inline gap="2">
        <Text tone="muted">{words.failed}</Text>
        <Button size="sm" tone="neutral" appearance="soft" isPending={book.isFetching} onPress={book.refresh}>
          {words.retry}
        </Button>
      </Inline>
    );
  const offered = savedIn(book.data, place);
  if (offered.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <AddressSelect {...select} place={place} offered={offered} />
    </Suspense>
  );
}
