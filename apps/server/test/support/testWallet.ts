import type { WalletConfig } from '@keel/backend/config/wallet.ts';

/** A configured network without a node behind it, and a desk: its key never holds real coins. */
export function testWallet(changes: Partial<WalletConfig> = {}): WalletConfig {
  return {
    nodes: { ETHEREUM_TEST: { url: NO_NODE, usdt: TEST_USDT } },
    devChainsUrl: null,
    deskKey: '11'.repeat(32),
    feeBps: 50,
    spreadBps: 100,
    ...changes,
  };
}

/** The address of a node that does not exist. */
export const NO_NODE = 'http://127.0.0.1:9';

/** The contract address of a test's token. */
export const TEST_USDT = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
