import { CoinMark, type CoinMarkProps } from '@keel/ui';
import type { StatementEntry } from '../../api/statement.ts';

interface EntryMarkProps extends Pick<CoinMarkProps, 'size'> {
  readonly entry: StatementEntry;
}

/** The mark of the coin or the method of an entry; the dollar sign if it moved money inside of the account. */
export function EntryMark({ entry: { params = {} }, ...mark }: EntryMarkProps) {
  const { method, asset } = params;
  return <CoinMark of={method || asset || '$'} {...mark} />;
}
