import { allOf, amountText } from '@keel/wallet';
import type { Holding } from './chain/ChainPort.ts';

/** A balance less a fee that is paid in the same coin, as decimal text; null if nothing is left. */
export function maxOf({ units, decimals }: Holding, fee: bigint | null): string | null {
  const most = fee === null ? units : allOf(units, fee);
  return most === 0n ? null : amountText(most, decimals);
}
