import { amountText } from '@keel/wallet';
import { toCsv } from '../../platform/csv.ts';
import type { NetworkTransfer } from './chain/ChainPort.ts';

/** The columns are named in English in every language, so that programs can read the file. */
const COLUMNS = ['date', 'direction', 'address', 'amount', 'asset', 'state', 'transaction'];

/** A history as a CSV file; what the network does not report is an empty cell. */
export function historyCsv(transfers: readonly NetworkTransfer[]): string {
  return toCsv(
    COLUMNS,
    transfers.map(({ at, direction, other, units, decimals, asset, state, txId }) => [
      at === null ? null : new Date(at).toISOString(),
      direction,
      other,
      units === null ? null : amountText(units, decimals),
      units === null ? null : asset,
      state,
      txId,
    ]),
  );
}
