import { type ChainId, type NetworkKind, networkOf } from '../chains.ts';

/** USDT's contract on a network: the known one has priority, so that nobody can replace it on a main network. */
export function usdtContractOf(chain: ChainId, network: NetworkKind, configured?: string): string | undefined {
  return networkOf(chain, network).usdtContract ?? (network === 'test' ? configured : undefined);
}
