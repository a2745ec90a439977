import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../test/support/postgres.ts';
import { withRig } from '../rig.ts';
import type { Scenario } from '../scenarios.ts';

const SIZE_MB = 160;
const WORK_MS = 1000;
const FULL_MS = 2000;
const PIECE = Buffer.alloc(64 * 1024);

/** No space left under the database: on a small file system of its own, which only root may mount. */
export const diskFull: Scenario = async ({ rounds, postgres: any, say }) => {
  const parent = mkdtempSync(join(tmpdir(), 'keel-disk-'));
  if (!mount(parent)) {
    rmSync(parent, { recursive: true });
    say('disk full: left out, because a file system of limited size can be mounted by root only.');
    return undefined;
  }
  // The shared PostgreSQL has all the space that there is; this one has its own.
  const postgres = any && (await startPostgres({ parent, durable: true }));
  try {
    return await withRig({ fault: 'disk full', postgres, ...(!postgres && { parent }) }, async (rig) => {
      for (let round = 0; round < rounds; round += 1) {
        await rig.work(WORK_MS);
        const ballast = join(parent, 'ballast');
        fill(ballast);
        await rig.work(FULL_MS);
        rmSync(ballast);
        await rig.recover();
        rig.outcome.rounds += 1;
      }
    });
  } finally {
    postgres?.stop();
    execFileSync('umount', [parent]);
    rmSync(parent, { recursive: true });
  }
};

function mount(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m,mode=0777`, 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Writes until there is no space left. */
function fill(file: string): void {
  const handle = openSync(file, 'w');
  try {
    for (;;) writeSync(handle, PIECE);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  } finally {
    closeSync(handle);
  }
}
