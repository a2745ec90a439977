import { Select } from '@keel/ui';
import type { AddressPlace, SavedAddress } from '../../api/savedAddresses.ts';
import { savedAt } from './savedAt.ts';
import { useWords } from './words.ts';

interface AddressSelectProps {
  readonly place: AddressPlace;
  /** The saved addresses of the network. */
  readonly offered: readonly SavedAddress[];
  /** What the field of the address contains; the saved address that it is, is selected. */
  readonly value: string;
  readonly onChoose: (address: string) => void;
}

/** The saved addresses of a network, by label (ADDR-1). */
export function AddressSelect({ place, offered, value, onChoose }: AddressSelectProps) {
  const words = useWords();
  return (
    <Select
      label={words.choose}
      options={offered.map(({ _id, label, address }) => ({
        value: _id,
        // Isolated, since a label may be of another direction than the address.
        label: `\u2068${label}\u2069 · \u2066${address.slice(0, 6)}…${address.slice(-4)}\u2069`,
      }))}
      value={savedAt(offered, place, value)?._id ?? null}
      onChange={(id) => {
        const chosen = offered.find(({ _id }) => _id === id);
        if (chosen) onChoose(chosen.address);
      }}
    />
  );
}
