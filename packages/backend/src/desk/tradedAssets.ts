import type { Node } from '../chains/Node.ts';
import type { Config } from '../config/Config.ts';
import { coinIdOf } from '../market/coinIds.ts';

/**
 * The assets that a desk with a key trades on a node. None on a test network in live mode, nor on a main network in
 * demo mode: real dollars for test coins, or real coins for demo dollars, must not be exchanged (DESK-1).
 */
export function tradedAssets(node: Node, { mode }: Pick<Config, 'mode'>): string[] {
  if (node.chainId === null) return [];
  if (!node.isLocal && node.network !== (mode === 'live' ? 'main' : 'test')) return [];
  // Only assets with a price in the market data.
  return [node.coin, ...node.tokens].map(({ asset }) => asset).filter((asset) => coinIdOf(asset) !== undefined);
}
