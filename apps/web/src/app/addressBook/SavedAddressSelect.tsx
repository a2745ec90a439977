import { Button, Inline, Select, Skeleton, Text } from '@keel/ui';
import type { AddressPlace, SavedAddress } from '../../api/savedAddresses.ts';
import type { QueryState } from '../data/useApiQuery.ts';
import { savedAt, savedIn } from './savedAt.ts';
import { useWords } from './words.ts';

interface SavedAddressSelectProps {
  readonly book: QueryState<readonly SavedAddress[]>;
  readonly place: AddressPlace;
  /** What the field of the address contains; the saved address that it is, is selected. */
  readonly value: string;
  readonly onChoose: (address: string) => void;
}

/** Offers the saved addresses of a network (BOOK-1). Nothing is shown if there are none. */
export function SavedAddressSelect({ book, place, value, onChoose }: SavedAddressSelectProps) {
  const words = useWords();
  if (book.data === null && book.isLoading) return <Skeleton height="3.5rem" />;
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
    <Select
      label={words.choose}
      options={offered.map(({ _id, label, address }) => ({
        value: _id,
        // Isolated, since a label may be of another direction than the address.
        label: `\u2068${label}\u2069 · \u2066${address.slice(0, 6)}…${address.slice(-4)}\u2069`,
      }))}
      value={savedAt(book.data, place, value)?._id ?? null}
      onChange={(id) => {
        const chosen = offered.find(({ _id }) => _id === id);
        if (chosen) onChoose(chosen.address);
      }}
    />
  );
}
