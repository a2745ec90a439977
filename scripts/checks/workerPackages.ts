import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../lib/run.ts';

/** Every package on this list can read the keys of the wallet, so additions need a decision (ASVS 15.1.2). */
export const WORKER_PACKAGES = 'packages/wallet/worker-packages.txt';

const ENTRY = 'apps/web/src/features/wallet/worker/walletWorker.ts';

/** The differences between the packages inside the wallet worker and the list; '' if there are none. */
export async function checkWorkerPackages(): Promise<string> {
  const listed = (await readFile(join(root, WORKER_PACKAGES), 'utf8')).split('\n').filter((line) => line !== '');
  return compareLists(listed, await bundledPackages());
}

/** A line for each name that is in only one of the lists; '' if there is none. */
export function compareLists(listed: readonly string[], found: readonly string[]): string {
  return [
    ...found.filter((name) => !listed.includes(name)).map((name) => `${name} came into the wallet worker`),
    ...listed.filter((name) => !found.includes(name)).map((name) => `${name} is in the wallet worker no more`),
  ]
    .map((line) => `${line}: take it out, or have ${WORKER_PACKAGES} reviewed`)
    .join('\n');
}

/** The third-party packages with code in the worker's bundle, sorted by name. */
async function bundledPackages(): Promise<readonly string[]> {
  const { metafile } = await build({
    entryPoints: [join(root, ENTRY)],
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    conditions: ['keel-source'],
    logLevel: 'silent',
  });
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs));
  const used = inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([path]) => packageOf(path));
  return [...new Set(used)].filter((name) => name !== null).toSorted();
}

/** `node_modules/@noble/hashes/argon2.js` belongs to `@noble/hashes`; null for the project's own files. */
export function packageOf(path: string): string | null {
  return /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? null;
}
