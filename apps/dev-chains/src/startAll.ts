import { startBitcoin } from './bitcoin.ts';
import { startEvm } from './evm.ts';
import type { LocalChain } from './LocalChain.ts';
import { MANIFEST_PORT, serveManifest } from './manifest.ts';
import { startSolana } from './solana.ts';
import { testEvms } from './testEvms.ts';

/** Of the first EVM chain; the others follow. */
const EVM_PORT = 8545;

interface Options {
  /** Hears of each chain that is up. */
  readonly tell: (line: string) => void;
  /** All take free ports, as tests do, in place of those that people know. */
  readonly isAnywhere?: boolean;
}

/** What runs. */
export interface Started {
  readonly chains: readonly LocalChain[];
  /** Where it is told which chains are up. */
  readonly url: string;
  /** One line with all that somebody needs to know. */
  readonly ready: string;
  stop(): Promise<void>;
}

/** Starts every chain; when one cannot be started, none stays. */
export async function startAll({ tell, isAnywhere = false }: Options): Promise<Started> {
  const at = (port: number) => (isAnywhere ? 0 : port);
  const starts: readonly (() => Promise<LocalChain>)[] = [
    ...testEvms.map((evm, index) => () => startEvm({ ...evm, port: at(EVM_PORT + index) })),
    () => startBitcoin({ port: at(8547) }),
    () => startSolana({ port: at(8899) }),
  ];
  const chains: LocalChain[] = [];
  const stopChains = async () => {
    await Promise.all(chains.map((one) => one.stop()));
  };
  try {
    for (const start of starts) {
      const one = await start();
      chains.push(one);
      tell(`${one.chain}: ${one.url}${one.usdt === null ? '' : `, USDT ${one.usdt}`}`);
    }
    const manifest = await serveManifest(chains, at(MANIFEST_PORT));
    const faucets = chains.map(({ chain }) => `${manifest.url}/fund/${chain}`).join(' ');
    return {
      chains,
      url: manifest.url,
      ready: `Local chains are ready: ${manifest.url} says which; coins: POST {"address"} to ${faucets}`,
      async stop() {
        await manifest.stop();
        await stopChains();
      },
    };
  } catch (error) {
    await stopChains();
    throw error;
  }
}
