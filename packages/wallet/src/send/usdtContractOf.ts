import { type ChainId, type NetworkKind, networkOf } from '../chains.ts';

/** USDT's contract on a network: the known one first, so that nobody can put another in its place on a main network. */
export function usdtContractOf(chain: ChainId, network: NetworkKind, configured?: string): string | undefined {
  return networkOf(chain, network).usdtContract ?? (network === 'test' ? configured : undefined);
}
