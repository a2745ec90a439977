import { exchange, parsed } from './transport.ts';

/** A local chain as the chain server describes it: `npm run dev:chains`, or the one that a demo starts. */
export interface LocalChain {
  readonly chain: string;
  readonly network: string;
  readonly url: string;
  readonly usdt: string | null;
  /** @default null: an earlier version had none */
  readonly usdc?: string | null;
  readonly faucetUrl: string;
}

/** The running local chains; empty if nothing answers, or if the answer is not one of a chain server. */
export async function findLocalChains(url: string): Promise<readonly LocalChain[]> {
  try {
    const reply = parsed((await exchange(url)).text);
    if (typeof reply !== 'object' || reply === null || !('keelLocalChains' in reply)) return [];
    const chains: unknown = reply.keelLocalChains;
    return Array.isArray(chains) ? chains.filter(isLocalChain) : [];
  } catch {
    return [];
  }
}

/** Only addresses of this machine are accepted, so that the answer cannot direct requests elsewhere. */
function isLocalChain(value: unknown): value is LocalChain {
  if (typeof value !== 'object' || value === null) return false;
  const { chain, network, url, usdt, usdc = null, faucetUrl } = value as Record<string, unknown>;
  const isText = typeof chain === 'string' && typeof network === 'string';
  const areContracts = [usdt, usdc].every((contract) => contract === null || typeof contract === 'string');
  return isText && areContracts && isLoopback(url) && isLoopback(faucetUrl);
}

function isLoopback(url: unknown): boolean {
  return typeof url === 'string' && URL.parse(url)?.hostname === '127.0.0.1';
}
