import type { SavedAddress } from '@keel/contract';
import { isBitcoinAddress } from '../../addresses/bitcoinAddress.ts';
import { isDogecoinAddress } from '../../addresses/dogecoinAddress.ts';
import { isEthereumAddress } from '../../addresses/ethereumAddress.ts';
import type { Network } from '../../addresses/network.ts';
import { isSolanaAddress } from '../../addresses/solanaAddress.ts';
import { HOUR } from '../../clock.ts';
import type { Limit } from '../../limits/limits.ts';

/** Maximum number of saved addresses of an account (ADDR-1). */
export const MAX_SAVED_ADDRESSES = 50;

/** Each new address is mailed, so without this limit somebody could flood the mailbox (ADDR-2). */
export const SAVES_AN_HOUR: Limit = { bucket: 'save-address', max: 20, windowMs: HOUR };

type Chain = SavedAddress['chain'];

const CHECKS: Readonly<Record<Chain, (address: string, network: Network) => boolean>> = {
  bitcoin: isBitcoinAddress,
  dogecoin: isDogecoinAddress,
  ethereum: isEthereumAddress,
  bnb: isEthereumAddress,
  solana: isSolanaAddress,
};

/** Whether a text is an address of a network, by the checks of a withdrawal's destination (WD-2). */
export function isAddressOf(chain: Chain, network: Network, address: string): boolean {
  return CHECKS[chain](address, network);
}

/** Whether two texts are the same address. On EVM chains the case of letters is only a checksum, and is ignored. */
export function isSameAddress(chain: Chain, one: string, other: string): boolean {
  if (chain !== 'ethereum' && chain !== 'bnb') return one === other;
  return one.toLowerCase() === other.toLowerCase();
}

/** Normalises a label: Unicode NFC, single spaces between words, none at the ends. */
export function cleanLabel(label: string): string {
  return label.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
}
