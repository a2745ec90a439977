import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Postgres, startPostgres } from '../../test/support/postgres.ts';
import type { Outcome } from '../outcome.ts';
import { withRig } from '../rig.ts';
import type { Scenario } from '../scenarios.ts';

const SIZE_MB = 160;
const WORK_MS = 1000;
const FULL_MS = 2000;
const POLL_MS = 250;
/** A part of the message for the operator, see src/db/diskFull.ts. */
const DISK_FULL_MESSAGE = 'is full. Free some space there';
const PIECE = Buffer.alloc(64 * 1024);

/** No space left for the database: on a small file system of its own, which only root can mount. */
export const diskFull: Scenario = ({ rounds, postgres: any, print }) =>
  onSmallDisk(print, async (parent) => {
    // The shared PostgreSQL has the space of the whole disk; this one has a small file system.
    const postgres = any && (await startPostgres({ parent, durable: true }));
    try {
      return await withRig({ fault: 'disk full', postgres, ...(!postgres && { parent }) }, async (rig) => {
        for (let round = 0; round < rounds; round += 1) {
          await rig.work(WORK_MS);
          const ballast = join(parent, 'ballast');
          fill(ballast);
          await rig.work(FULL_MS);
          rmSync(ballast);
          await supervised(postgres, print, () => rig.recover());
          rig.outcome.rounds += 1;
        }
      });
    } finally {
      postgres?.stop();
    }
  });

/**
 * No space left when the server starts again, alternating between `kill -9` and a normal stop: it reports that the disk
 * is full, or it starts all the same; it never treats the database as damaged.
 */
export const startOnFullDisk: Scenario = ({ rounds, print }) =>
  onSmallDisk(print, (parent) =>
    withRig({ fault: 'start on a full disk', postgres: undefined, parent }, async (rig) => {
      for (let round = 0; round < rounds; round += 1) {
        await rig.work(WORK_MS);
        await (round % 2 === 0 ? rig.server().kill() : rig.server().stop());
        const ballast = join(parent, 'ballast');
        fill(ballast);
        const refusal = await rig.restart().then(
          () => undefined,
          (error: unknown) => String(error instanceof Error ? (error.stack ?? error.message) : error),
        );
        rmSync(ballast);
        if (refusal === undefined) await rig.recover();
        else {
          if (!refusal.includes(DISK_FULL_MESSAGE))
            rig.outcome.faults.push(`It did not say that the disk is full:\n${refusal}`);
          await rig.restart();
          rig.outcome.recoveries.push(rig.server().readyMs);
        }
        rig.outcome.rounds += 1;
      }
    }),
  );

/**
 * PostgreSQL ends if it has no space to recover after a failed write. A supervisor would restart it, which is done here
 * while `work` runs.
 */
async function supervised(
  postgres: Postgres | undefined,
  print: (sentence: string) => void,
  work: () => Promise<void>,
): Promise<void> {
  const timer = setInterval(() => {
    if (postgres?.revive()) print('disk full: PostgreSQL had ended by itself, and was started again.');
  }, POLL_MS);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
}

async function onSmallDisk(
  print: (sentence: string) => void,
  work: (parent: string) => Promise<Outcome>,
): Promise<Outcome | undefined> {
  const parent = mkdtempSync(join(tmpdir(), 'keel-disk-'));
  if (!mount(parent)) {
    rmSync(parent, { recursive: true });
    print('disk full: left out, because a file system of limited size can be mounted by root only.');
    return undefined;
  }
  try {
    return await work(parent);
  } finally {
    execFileSync('umount', [parent]);
    rmSync(parent, { recursive: true });
  }
}

function mount(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m,mode=0777`, 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Fills the disk. */
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
