import type { LocalChain } from './LocalChain.ts';
import { type Served, serve } from './serve.ts';

/** The port on which a demo server looks for local chains. */
export const MANIFEST_PORT = 8544;

/** Lists the running chains (GET /), and sends their coins to an address (POST /fund/CHAIN with {"address"}). */
export function serveManifest(chains: readonly LocalChain[], port = MANIFEST_PORT): Promise<Served> {
  let own = '';
  const faucet = ({ chain }: LocalChain) => `${own}/fund/${chain}`;
  const served = serve(port, async (path, body, method) => {
    if (method === 'GET' && path === '/') {
      const keelLocalChains = chains.map((one) => ({
        chain: one.chain,
        network: 'test',
        url: one.url,
        usdt: one.usdt,
        usdc: one.usdc,
        faucetUrl: faucet(one),
      }));
      return { body: { keelLocalChains } };
    }
    const found = method === 'POST' ? chains.find(({ chain }) => path === `/fund/${chain}`) : undefined;
    if (!found) return { status: 404, body: 'This address does not exist.' };
    const { address } = JSON.parse(body) as { address?: unknown };
    if (typeof address !== 'string') throw new Error('Send {"address": "..."}.');
    return { body: { given: await found.fund(address) } };
  });
  return served.then((one) => {
    own = one.url;
    return one;
  });
}
