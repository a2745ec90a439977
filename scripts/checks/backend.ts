import { run } from '../lib/run.ts';
import { findings, type Outcome } from './outcome.ts';
import { packageOf } from './workerPackages.ts';

const PROJECT = 'packages/backend/tsconfig.json';

/**
 * Packages that run only in Node. Only this list excludes them: their types include Node's, and with those the backend
 * would compile against Node unnoticed.
 */
const NODE_ONLY = new Set([
  '@types/node',
  'undici-types',
  'fastify',
  '@fastify/busboy',
  '@fastify/static',
  'pg',
  '@types/pg',
  'pino',
  'nodemailer',
  '@types/nodemailer',
  'web-push',
  '@types/web-push',
  'sharp',
  'vitest',
]);

/** DEMO-3: the code that will run in a browser compiles without Node's types and without the DOM library. */
export async function checkBackend(): Promise<Outcome> {
  const { ok, output } = await run('tsc', ['-p', PROJECT, '--listFiles', '--noEmit']);
  if (!ok) return { ok, line: 'does not compile', details: errorsOf(output) };
  const files = output.split('\n');
  const backendFiles = files.filter((file) => file.includes('packages/backend/src/'));
  return findings(foreignPackages(files), `${backendFiles.length} files`, 'packages of Node');
}

/** A line for each Node package to which files of a program belong. */
export function foreignPackages(files: readonly string[]): string[] {
  const names = new Set(files.map(packageOf).filter((name) => name !== null && NODE_ONLY.has(name)));
  return [...names].map(
    (name) => `${name} is part of the backend: a file of it, or the types of a dependency, import it`,
  );
}

/** The compiler's messages, without the list of files behind them. */
function errorsOf(output: string): string {
  return output
    .split('\n')
    .filter((line) => /error TS|^ /.test(line))
    .join('\n');
}
