import type { ChainId } from '@keel/wallet';
import type { ChainPort } from './ChainPort.ts';

const evm = async () => (await import('./evm.ts')).evm;

const loads: Readonly<Record<ChainId, () => Promise<ChainPort>>> = {
  ethereum: evm,
  bnb: evm,
  bitcoin: async () => (await import('./utxo.ts')).bitcoin,
  dogecoin: async () => (await import('./utxo.ts')).dogecoin,
  solana: async () => (await import('./solana.ts')).solana,
};

/** Loads the code of a chain: one file for each kind, since a page needs only one. Rejects if it cannot be loaded. */
export function loadChainPort(chain: ChainId): Promise<ChainPort> {
  return loads[chain]();
}
