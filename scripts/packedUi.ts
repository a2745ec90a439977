// Packs @keel/ui and uses it in three apps outside of the workspace:  node scripts/packedUi.ts [vite next vitest]
import { mkdtemp, readdir, realpath, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inSeconds, root } from './lib/run.ts';
import { callIn } from './packed/Consumer.ts';
import { tryInNext } from './packed/tryInNext.ts';
import { tryInVite } from './packed/tryInVite.ts';
import { tryInVitest } from './packed/tryInVitest.ts';

/** The maximum installed size of the package, in kB of 1000 bytes; 133 of them are the two subsets of the font. */
const TARBALL_LIMIT = 480;

const CONSUMERS = { vite: tryInVite, vitest: tryInVitest, next: tryInNext };

const names = process.argv.slice(2);
const folder = await realpath(await mkdtemp(join(tmpdir(), 'packed-ui-')));
try {
  const tarball = await pack();
  for (const [name, consume] of Object.entries(CONSUMERS)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const started = performance.now();
    await consume(tarball);
    console.log(`The packed library works in an app of ${name} (${inSeconds((performance.now() - started) / 1000)}).`);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** The path of the tarball, as `npm publish` would send it. */
async function pack(): Promise<string> {
  await callIn(join(root, 'packages/ui'), 'npm', ['run', '-s', 'build']);
  await callIn(join(root, 'packages/ui/dist'), 'npm', ['pack', '--pack-destination', folder]);
  const name = (await readdir(folder)).find((file) => file.endsWith('.tgz'));
  if (name === undefined) throw new Error('npm pack left no tarball.');
  const tarball = join(folder, name);
  const kilobytes = (await stat(tarball)).size / 1000;
  console.log(`${name}: ${kilobytes.toFixed(0)} of ${TARBALL_LIMIT} kB`);
  if (kilobytes > TARBALL_LIMIT) throw new Error('The tarball is too large.');
  return tarball;
}
