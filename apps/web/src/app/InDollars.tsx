import { Text } from '@keel/ui';
import { useInDollars } from './useInDollars.ts';

/** Stands above the amounts of a page, for who thinks in another currency (CUR-2). */
export function InDollars() {
  const words = useInDollars();
  return words === null ? null : <Text tone="muted">{words}</Text>;
}
