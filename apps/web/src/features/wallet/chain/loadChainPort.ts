import type { ChainId } from '@keel/wallet';
import type { ChainPort } from './ChainPort.ts';

const evm = async () => (await import('./evm.ts')).evm;

const loads: Readonly<Record<ChainId, () => Promise<ChainPort>>> = {
  ethereum: evm,
  bnb: evm,
  bitcoin: async () => (await import('./bitcoin.ts')).bitcoin,
  solana: async () => (await import('./solana.ts')).solana,
};

/** How a chain is asked and told: a file for each, since a page shows one. Rejects where it cannot be had. */
export function loadChainPort(chain: ChainId): Promise<ChainPort> {
  return loads[chain]();
}
