import { Transaction } from 'micro-eth-signer';

/** Units by asset: a token by its lower-case contract address, the coin by ''. */
export type Amounts = ReadonlyMap<string, bigint>;

/** The key of an asset; null is the coin. */
export function assetKey(contract: string | null): string {
  return contract === null ? '' : contract.toLowerCase();
}

/** The maximum cost of a transfer: its units, and its fee in the coin. */
export function amountsFor(contract: string | null, units: bigint, fee: bigint): Amounts {
  return contract === null
    ? new Map([['', units + fee]])
    : new Map([
        [assetKey(contract), units],
        ['', fee],
      ]);
}

/** The maximum cost of a signed transfer of the desk. */
export function amountsOf(raw: string): Amounts {
  const sent = Transaction.fromHex(raw).raw;
  if (!('maxFeePerGas' in sent)) throw new Error('This is not a transfer of the desk.');
  const { to, value, data, gasLimit, maxFeePerGas } = sent;
  const fee = gasLimit * maxFeePerGas;
  // The desk's token transfers have the units in their last word (ERC-20), and no value.
  return data.length > 2 ? amountsFor(to, BigInt(`0x${data.slice(-64)}`), fee) : amountsFor(null, value, fee);
}

/** Whether a purse with the balance `holds` can pay all transfers in `taken`. */
export function covers(holds: Amounts, taken: readonly Amounts[]): boolean {
  return [...holds].every(
    ([asset, units]) => units >= taken.reduce((sum, amounts) => sum + (amounts.get(asset) ?? 0n), 0n),
  );
}
