import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/** An empty database, packed, beside the engine that made it: another version of the engine comes with another folder. */
const engine = createRequire(import.meta.url).resolve('@electric-sql/pglite');
const file = join(dirname(engine), '..', 'keel-empty-database.tar.gz');

/**
 * Packs an empty database once, so that a first start unpacks it in under a second instead of making one in several.
 * Done when packages are installed; a start without it works, only slower.
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

/** The packed empty database, or null where nobody made one. */
export async function readTemplate(): Promise<Blob | null> {
  if (!existsSync(file)) return null;
  return new Blob([await readFile(file)], { type: 'application/x-gzip' });
}
