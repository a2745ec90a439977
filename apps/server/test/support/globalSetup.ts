import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { TestProject } from 'vitest/node';
import { makeTemplate, readTemplate } from '../../src/db/template.ts';
import { isFullRun, missingAnswers } from './missingAnswers.ts';
import { startPostgres } from './postgres.ts';
import { makePostgresTemplate, migratedCopy } from './templates.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Null if the machine has no PostgreSQL. */
    postgresUrl: string | null;
    /** An empty embedded database as one file: opening a copy is faster than creating one. */
    emptyPglite: string;
    /** The same with the schema: otherwise each test file would migrate several databases. */
    migratedPglite: string;
    /** The file in which the given answers are recorded. */
    recordedAnswers: string;
  }
}

const UNTESTED = 'No test of the server made it give these answers, which openapi.yaml declares:';
const MISSING = 'PostgreSQL was not found (initdb and pg_ctl on PATH or in /usr/lib/postgresql/*/bin)';

// oxlint-disable-next-line import/no-default-export -- vitest takes the set-up from the default export.
export default async function setup(project: TestProject): Promise<() => void> {
  const postgres = await startPostgres();
  if (!postgres && process.env['CI'] === 'true') throw new Error(`${MISSING}; the tests need both engines in CI.`);
  if (!postgres) process.stderr.write(`${MISSING}: the server's tests run on the embedded database alone.\n`);

  const folder = mkdtempSync(join(tmpdir(), 'keel-template-'));
  await makeTemplate();
  const packed = await readTemplate();
  if (!packed) throw new Error('No empty database was packed.');
  // Unpacked once: every server of a test opens a copy.
  const empty = gunzipSync(await packed.arrayBuffer());
  const file = (name: string, content: Uint8Array | string) => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };
  const recordedAnswers = file('answers', '');

  project.provide('postgresUrl', postgres?.url ?? null);
  project.provide('emptyPglite', file('empty.tar', empty));
  project.provide('migratedPglite', file('migrated.tar', await migratedCopy(empty)));
  if (postgres) await makePostgresTemplate(postgres.url);
  project.provide('recordedAnswers', recordedAnswers);
  return () => {
    postgres?.stop();
    const missing = postgres && isFullRun(project) ? missingAnswers(recordedAnswers) : [];
    rmSync(folder, { recursive: true, force: true });
    if (missing.length > 0) throw new Error(`${UNTESTED}\n${missing.join('\n')}`);
  };
}
