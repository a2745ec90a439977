import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from '../../rig/freePort.ts';

/** A PostgreSQL server for the tests. */
export interface Postgres {
  readonly url: string;
  /** Ends it immediately, like a crash: nothing is flushed, all connections are cut. */
  crash(): void;
  /** Starts it again with the same folder and address; returns when it accepts connections. */
  start(): void;
  /** Restarts it if it has ended by itself, like a supervisor; returns whether it had. */
  revive(): boolean;
  /** Ends it and removes its folder. */
  stop(): void;
}

/** The folder of a server, and whether it syncs to disk as in production. Tests do not. */
export interface PostgresOptions {
  readonly parent?: string;
  readonly durable?: boolean;
}

/** Starts PostgreSQL in a temporary folder; undefined if it is not installed. */
export async function startPostgres({
  parent = tmpdir(),
  durable = false,
}: PostgresOptions = {}): Promise<Postgres | undefined> {
  const bin = findBin();
  if (bin === undefined) return undefined;
  const folder = mkdtempSync(join(parent, 'keel-pg-'));
  const run = as(folder);
  const data = join(folder, 'data');
  const port = await freePort();
  run(join(bin, 'initdb'), ['-D', data, '-A', 'trust', '-U', 'postgres', '-N', '--no-locale', '-E', 'UTF8']);
  // Without autovacuum, which would look through each of the hundreds of databases that the tests create.
  const speed = durable ? '' : ' -c fsync=off -c full_page_writes=off -c autovacuum=off';
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c max_connections=200${speed}`;
  const start = () => run(join(bin, 'pg_ctl'), ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start']);
  const crash = () => run(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop']);
  const isRunning = () => {
    try {
      run(join(bin, 'pg_ctl'), ['-D', data, 'status']);
      return true;
    } catch {
      return false;
    }
  };
  start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    crash,
    start,
    revive() {
      if (isRunning()) return false;
      start();
      return true;
    },
    stop() {
      if (isRunning()) crash();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function findBin(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((one, other) => Number(other) - Number(one)) : [];
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...versions.map((v) => join(debian, v, 'bin'))];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')));
}

/** PostgreSQL refuses to run as root, so root runs it as the user of its package. */
function as(folder: string): (command: string, args: string[]) => void {
  if (process.getuid?.() !== 0) return (command, args) => void execFileSync(command, args, { stdio: 'ignore' });
  const [uid, gid] = [idOf('-u'), idOf('-g')];
  chownSync(folder, uid, gid);
  return (command, args) => void execFileSync(command, args, { stdio: 'ignore', uid, gid, cwd: folder });
}

function idOf(kind: '-u' | '-g'): number {
  return Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));
}
