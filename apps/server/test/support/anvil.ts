import { randomBytes } from 'node:crypto';
import { addr } from 'micro-eth-signer';

/** The parts of apps/dev-chains that are used here. */
const EVM = new URL('../../../dev-chains/src/evm.ts', import.meta.url).href;
const RPC = new URL('../../../dev-chains/src/rpc.ts', import.meta.url).href;

interface Started {
  readonly url: string;
  readonly usdt: string;
  fund(address: string): Promise<string>;
  stop(): Promise<void>;
}

/** A local Ethereum node (anvil) that acts as the test network. Blocks are only mined on request. */
export interface Anvil extends Started {
  /** Sends a request directly to the node, bypassing the server. */
  node(method: string, ...params: readonly unknown[]): Promise<unknown>;
  mine(blocks?: number): Promise<void>;
  /** The balance of an address as of the last block: wei, or units of the test token. */
  balance(owner: string, isToken?: boolean): Promise<bigint>;
  /** Sends wei, or units of the test token, to an address in its own block. */
  give(to: string, units: bigint, isToken?: boolean): Promise<void>;
  /** The number of transactions of an address in blocks. */
  sent(owner: string): Promise<bigint>;
}

const word = (value: bigint) => value.toString(16).padStart(64, '0');
const MINT = '0x40c10f19';
const BALANCE_OF = '0x70a08231';

export async function startAnvil(): Promise<Anvil> {
  const { startEvm } = (await import(EVM)) as { startEvm: (options: object) => Promise<Started> };
  const { rpc } = (await import(RPC)) as {
    rpc: (url: string, method: string, params?: readonly unknown[]) => Promise<unknown>;
  };
  const chain = await startEvm({
    chain: 'ethereum',
    chainId: 11_155_111,
    port: 0,
    token: 'NoReturnToken',
    decimals: 6,
  });
  const node = (method: string, ...params: readonly unknown[]) => rpc(chain.url, method, params);
  const mine = async (blocks = 1) => {
    await node('anvil_mine', `0x${blocks.toString(16)}`);
  };
  const [owner] = (await node('eth_accounts')) as string[];
  await node('evm_setAutomine', false);
  return {
    ...chain,
    node,
    mine,
    async balance(of, isToken = false) {
      const balance = isToken
        ? await node('eth_call', { to: chain.usdt, data: BALANCE_OF + word(BigInt(of)) }, 'latest')
        : await node('eth_getBalance', of, 'latest');
      return BigInt(String(balance));
    },
    async give(to, units, isToken = false) {
      const sent = isToken
        ? { to: chain.usdt, data: MINT + word(BigInt(to)) + word(units) }
        : { to, value: `0x${units.toString(16)}` };
      await node('eth_sendTransaction', { from: owner, ...sent });
      await mine();
    },
    sent: async (of) => BigInt(String(await node('eth_getTransactionCount', of, 'latest'))),
  };
}

/** An address that nobody owns. */
export function unusedAddress(): string {
  return addr.fromPrivateKey(randomBytes(32));
}
