import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Null where the machine has no PostgreSQL. */
    postgresUrl: string | null;
    /** An empty embedded database, packed: opening a copy is quicker than making one. */
    emptyPglite: string;
  }
}

const MISSING = 'PostgreSQL was not found (initdb and pg_ctl on PATH or in /usr/lib/postgresql/*/bin)';

// oxlint-disable-next-line import/no-default-export -- vitest takes the set-up from the default export.
export default async function setup(project: TestProject): Promise<() => void> {
  const postgres = await startPostgres();
  if (!postgres && process.env['CI'] === 'true') throw new Error(`${MISSING}; the tests need both engines in CI.`);
  if (!postgres) process.stderr.write(`${MISSING}: the server's tests run on the embedded database alone.\n`);

  const folder = mkdtempSync(join(tmpdir(), 'keel-template-'));
  const pglite = await PGlite.create();
  const packed = await pglite.dumpDataDir('none');
  await pglite.close();
  const file = join(folder, 'pglite.tar');
  writeFileSync(file, new Uint8Array(await packed.arrayBuffer()));

  project.provide('postgresUrl', postgres?.url ?? null);
  project.provide('emptyPglite', file);
  return () => {
    postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
