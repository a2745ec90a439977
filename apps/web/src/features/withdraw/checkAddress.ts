import type { CheckAddress, CheckedMethod } from '@keel/flows';
import { readEvmAddress, readUtxoAddress } from '@keel/wallet';

const checks: Readonly<Record<CheckedMethod, (address: string) => boolean>> = {
  bitcoin: isBitcoin,
  etherium: (address) => readEvmAddress(address).kind === 'read',
};

/** Whether an address has the form of its coin and the right checksum (WD-2); the server checks it again. */
export const checkAddress: CheckAddress = (method, address) => checks[method](address);

/** An address of the main network. A witness version without a meaning yet is not accepted, whatever its checksum. */
function isBitcoin(address: string): boolean {
  const read = readUtxoAddress('bitcoin', address);
  return read.kind === 'read' && read.network === 'main';
}
