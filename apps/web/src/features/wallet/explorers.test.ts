import { CHAINS, type ChainId } from '@keel/wallet';
import { describe, expect, it } from 'vitest';
import type { WalletNetwork } from '../../api/networks.ts';
import { explorerOf } from './explorers.ts';

const network = (chain: ChainId, kind: 'main' | 'test', isLocal?: boolean): WalletNetwork => ({
  chain,
  network: kind,
  isConfigured: true,
  ...(isLocal !== undefined && { isLocal }),
  confirmations: 1,
  tokens: [],
  trades: [],
});

describe('explorers', () => {
  it.each([
    ['ethereum', 'main', 'https://etherscan.io/tx/0xabc'],
    ['ethereum', 'test', 'https://sepolia.etherscan.io/tx/0xabc'],
    ['bnb', 'test', 'https://testnet.bscscan.com/tx/0xabc'],
    ['bitcoin', 'test', 'https://mempool.space/testnet4/tx/0xabc'],
    ['dogecoin', 'test', 'https://blockexplorer.one/dogecoin/testnet/tx/0xabc'],
    ['solana', 'test', 'https://explorer.solana.com/tx/0xabc?cluster=devnet'],
  ] as const)('[WALLET-5, WALLET-8] a transaction of %s %s is shown at %s (W-40)', (chain, kind, url) => {
    expect(explorerOf(network(chain, kind, false))?.transaction('0xabc')).toBe(url);
  });

  it('[WALLET-5] an id cannot change the address of the explorer (W-40)', () => {
    const url = explorerOf(network('solana', 'test', false))?.transaction('../../?x=#y');
    expect(url).toBe('https://explorer.solana.com/tx/..%2F..%2F%3Fx%3D%23y?cluster=devnet');
  });

  it('[WALLET-5] a local chain has none, and every other network has one with TLS (W-40)', () => {
    for (const chain of Object.keys(CHAINS) as ChainId[]) {
      for (const kind of ['main', 'test'] as const) {
        expect(explorerOf(network(chain, kind, true))).toBeNull();
        expect(explorerOf(network(chain, kind))).toBeNull();
        expect(explorerOf(network(chain, kind, false))?.address('a')).toMatch(/^https:\/\/[a-z.]+\//);
      }
    }
  });
});
