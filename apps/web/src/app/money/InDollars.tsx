import { Text } from '@keel/ui';
import { useInDollars } from './useInDollars.ts';

/** A note above the amounts of a page, for people who chose another currency (CUR-2). */
export function InDollars() {
  const words = useInDollars();
  return words === null ? null : <Text tone="muted">{words}</Text>;
}
