import { Text } from '@keel/ui';
import { useCurrencyNote } from './useCurrencyNote.ts';

/** A note above the amounts of a page, for people who chose another currency (CUR-2). */
export function CurrencyNote() {
  const note = useCurrencyNote();
  return note === null ? null : <Text tone="muted">{note}</Text>;
}
