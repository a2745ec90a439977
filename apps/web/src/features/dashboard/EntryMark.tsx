import { CoinMark } from '@keel/ui';
import type { StatementEntry } from '../../api/statement.ts';

/** The mark of the coin or the method of an entry; the letters of the dollar if it moved money inside of the account. */
export function EntryMark({ entry: { params = {} } }: { entry: StatementEntry }) {
  const { method, asset } = params;
  return <CoinMark of={method || asset || 'USD'} />;
}
