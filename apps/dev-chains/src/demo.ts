// The chains of a demo, in a process that the demo's server starts (DEMO-1):  node apps/dev-chains/src/demo.ts FOLDER
import { join } from 'node:path';
import { startEvm } from './evm.ts';
import type { LocalChain } from './LocalChain.ts';
import { serveManifest } from './manifest.ts';
import { testEvms } from './testEvms.ts';

const [folder = '.'] = process.argv.slice(2);

// Ctrl+C reaches this process too. It stops when the server disconnects, also if the server was killed.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);

const chains: LocalChain[] = [];
const stop = async () => {
  await Promise.allSettled(chains.map((chain) => chain.stop()));
  process.exit();
};
process.once('disconnect', () => void stop());

try {
  const starts = testEvms.map((evm) => startEvm({ ...evm, port: 0, stateFile: join(folder, `${evm.chain}.json`) }));
  await Promise.all(starts.map(async (start) => chains.push(await start)));
  const { url } = await serveManifest(chains, 0);
  if (process.connected) process.send?.({ url });
  else await stop();
} catch (error) {
  if (process.connected) process.send?.({ fault: error instanceof Error ? error.message : String(error) });
  await stop();
}
