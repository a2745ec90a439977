import type { WalletConfig } from '../../src/config/wallet.ts';

/** A network that is set up, though nobody is there, and a desk: no coin of value ever lies behind this key. */
export function testWallet(changes: Partial<WalletConfig> = {}): WalletConfig {
  return {
    nodes: { ETHEREUM_TEST: { url: NOBODY, usdt: TEST_USDT } },
    devChainsUrl: null,
    deskKey: '11'.repeat(32),
    feeBps: 50,
    spreadBps: 100,
    ...changes,
  };
}

/** Where the network is that is set up though nobody is there. */
export const NOBODY = 'http://127.0.0.1:9';

/** Where a test's token lies. */
export const TEST_USDT = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
