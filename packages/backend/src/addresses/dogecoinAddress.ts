import { isBase58Address } from './base58Address.ts';
import type { Network } from './network.ts';

/** Whether a text is an address of a Dogecoin network; checks its form and its checksum (WALLET-14). */
export function isDogecoinAddress(text: string, network: Network): boolean {
  return isBase58Address(text, network === 'main' ? 'dogecoin' : 'dogecoinTest');
}
