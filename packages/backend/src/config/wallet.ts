import { NETWORKS, type NetworkKey } from '../chains/networks.ts';
import type { EnvReader } from './reader.ts';

/** A node configured by the operator. */
export interface NodeConfig {
  /**
   * JSON-RPC endpoint of an EVM chain or of Solana, or base URL of an Esplora API for Bitcoin or Dogecoin. May contain an API key:
   * never show it.
   */
  readonly url: string;
  /** Contract or mint address of USDT; null uses the well-known one, if there is one. */
  readonly usdt: string | null;
  /** The same of USDC. @default null */
  readonly usdc?: string | null;
}

/** Networks of the wallet and terms of the operator's desk (WALLET-4, WALLET-7). */
export interface WalletConfig {
  readonly nodes: Readonly<Partial<Record<NetworkKey, NodeConfig>>>;
  /** Address of the list of local chains; null disables them. Demo mode only. */
  readonly devChainsUrl: string | null;
  /** Private key of the desk, 64 hexadecimal digits; null disables the desk, except on local chains. */
  readonly deskKey: string | null;
  /** In basis points. */
  readonly feeBps: number;
  /** In basis points, relative to the market rate. */
  readonly spreadBps: number;
}

const LOCAL_CHAINS = 'http://127.0.0.1:8544';
const DESK_KEY = /^(0x)?[\da-f]{64}$/i;

/** Reads `ETHEREUM_MAIN_URL`, `ETHEREUM_MAIN_USDT`, `ETHEREUM_MAIN_USDC` and so on for each network, and the desk's terms. */
export function readWallet(read: EnvReader, mode: 'demo' | 'live'): WalletConfig {
  const nodes: Partial<Record<NetworkKey, NodeConfig>> = {};
  for (const { key } of NETWORKS) {
    const url = read.url(`${key}_URL`, ['http:', 'https:']);
    if (url !== null) nodes[key] = { url, usdt: read.text(`${key}_USDT`), usdc: read.text(`${key}_USDC`) };
  }
  const deskKey = read.text('DESK_KEY');
  if (deskKey !== null && !DESK_KEY.test(deskKey)) read.faults.push('DESK_KEY must be 64 hexadecimal digits.');
  return {
    nodes,
    devChainsUrl: mode === 'demo' ? (read.url('DEV_CHAINS_URL', ['http:']) ?? LOCAL_CHAINS) : null,
    deskKey: deskKey?.replace(/^0x/i, '').toLowerCase() ?? null,
    feeBps: percent(read, 'DESK_FEE_PERCENT'),
    spreadBps: percent(read, 'DESK_SPREAD_PERCENT'),
  };
}

function percent(read: EnvReader, name: string): number {
  return Math.round(read.number(name, { from: 0, to: 20, or: 0.5, isInteger: false }) * 100);
}
