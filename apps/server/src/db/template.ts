import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/** The packed empty database, in the package of the engine, so that another version of the engine never finds it. */
const engine = createRequire(import.meta.url).resolve('@electric-sql/pglite');
const file = join(dirname(engine), '..', 'keel-empty-database.tar.gz');

/**
 * Packs an empty database once, so that a first start unpacks it in less than a second instead of creating one in
 * several. It runs when packages are installed. Without it, a first start is only slower.
 */
export async function makeTemplate(): Promise<void> {
  if (existsSync(file)) return;
  const empty = await PGlite.create();
  const packed = await empty.dumpDataDir('gzip');
  await empty.close();
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.new`, new Uint8Array(await packed.arrayBuffer()));
  await rename(`${file}.new`, file);
}

/** The packed empty database, or null if there is none. */
export async function readTemplate(): Promise<Blob | null> {
  if (!existsSync(file)) return null;
  return new Blob([await readFile(file)], { type: 'application/x-gzip' });
}
