import { startEvm } from './evm.ts';
import type { LocalChain } from './LocalChain.ts';
import { MANIFEST_PORT, serveManifest } from './manifest.ts';
import { startSolana } from './solana.ts';
import { testEvms } from './testEvms.ts';
import { startUtxo } from './utxo.ts';

/** The port of the first EVM chain; the others use the following ones. */
const EVM_PORT = 8545;

interface Options {
  /** Prints a line about each started chain. */
  readonly log: (line: string) => void;
  /** Uses free ports, for tests, instead of the documented ones. @default false */
  readonly hasFreePorts?: boolean;
}

/** The running chains. */
export interface Started {
  readonly chains: readonly LocalChain[];
  /** The address of the list of chains. */
  readonly url: string;
  /** A line that says how to use them. */
  readonly ready: string;
  stop(): Promise<void>;
}

/** Starts all chains; if one cannot be started, all others are stopped. */
export async function startAll({ log, hasFreePorts = false }: Options): Promise<Started> {
  const chosenPort = (port: number) => (hasFreePorts ? 0 : port);
  const starts: readonly (() => Promise<LocalChain>)[] = [
    ...testEvms.map((evm, index) => () => startEvm({ ...evm, port: chosenPort(EVM_PORT + index) })),
    () => startUtxo({ chain: 'bitcoin', port: chosenPort(8547) }),
    () => startUtxo({ chain: 'dogecoin', port: chosenPort(8548) }),
    () => startSolana({ port: chosenPort(8899) }),
  ];
  const chains: LocalChain[] = [];
  const stopChains = async () => {
    await Promise.all(chains.map((one) => one.stop()));
  };
  try {
    for (const start of starts) {
      const one = await start();
      chains.push(one);
      log(`${one.chain}: ${one.url}${one.usdt === null ? '' : `, USDT ${one.usdt}`}`);
    }
    const manifest = await serveManifest(chains, chosenPort(MANIFEST_PORT));
    const faucets = chains.map(({ chain }) => `${manifest.url}/fund/${chain}`).join(' ');
    return {
      chains,
      url: manifest.url,
      ready: `Local chains are ready: ${manifest.url} lists them; coins: POST {"address"} to ${faucets}`,
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
