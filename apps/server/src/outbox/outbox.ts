import { after, type Clock, MINUTE, SECOND } from '../clock.ts';
import type { Db, Queryable } from '../db/Db.ts';
import { newId } from '../ids.ts';

const POLL_MS = 15 * SECOND;
/** How long one instance has to deliver a job before another may try. */
const LEASE_MS = MINUTE;
const FIRST_RETRY_MS = 5 * SECOND;

/** What can wait in the table `outbox`. */
export type JobKind = 'mail' | 'push';

/** Delivers the payload of one job; rejects to be asked again later. */
export type Courier = (payload: string) => Promise<void>;

/** Delivers what transactions have put into the table `outbox`. */
export interface Outbox {
  /** Looks for work now, since some was just committed. */
  kick(): void;
  /** Delivers all that is due and resolves when nothing is. */
  drain(): Promise<void>;
  /** Finishes the jobs in hand and stops. */
  stop(): Promise<void>;
}

export interface OutboxLog {
  warn(facts: object, message: string): void;
}

/** Asks to be tried again no sooner than `waitMs` from now. */
export class TryLater extends Error {
  override name = 'TryLater';
  readonly waitMs: number;
  readonly code: string;
  constructor(code: string, waitMs = 0) {
    super(code);
    this.code = code;
    this.waitMs = waitMs;
  }
}

interface Parts {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: OutboxLog;
  readonly couriers: Readonly<Record<JobKind, Courier>>;
}

interface Job {
  readonly id: string;
  readonly payload: string;
  readonly attempts: number;
  readonly expires_at: Date;
}

/** Queues a job in the transaction of its cause, which happened at `at`; it is not worth delivering after `lifeMs`. */
export async function enqueue(
  tx: Queryable,
  { kind, payload, at, lifeMs }: { kind: JobKind; payload: object; at: Date; lifeMs: number },
): Promise<void> {
  await tx.query(
    'INSERT INTO outbox (id, kind, payload, created_at, next_at, expires_at) VALUES ($1, $2, $3, $4, $4, $5)',
    [newId(() => at), kind, JSON.stringify(payload), at, after(at, lifeMs)],
  );
}

/** Starts to deliver. Each kind has a queue of its own, so that a slow push service keeps no code from going out. */
export function startOutbox(parts: Parts): Outbox {
  const kinds = Object.keys(parts.couriers) as JobKind[];
  let running: Promise<unknown> = Promise.resolve();
  let stopped = false;

  const deliverAll = async (kind: JobKind) => {
    for (let more = true; more; ) more = !stopped && (await deliverNext(parts, kind));
  };
  const drain = async () => {
    const before = running.catch(() => undefined);
    const now = before.then(() => Promise.all(kinds.map(deliverAll)));
    running = now;
    await now;
  };
  const kick = () =>
    void drain().catch((error: Error) => parts.log.warn({ err: error }, 'the outbox could not be read'));

  // Another instance may have stopped with work left, and what failed is tried again.
  const timer = setInterval(kick, POLL_MS).unref();
  kick();

  return {
    kick,
    drain,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running.catch(() => undefined);
    },
  };
}

/** Delivers one job; false when none is due. */
async function deliverNext({ db, clock, log, couriers }: Parts, kind: JobKind): Promise<boolean> {
  const job = await claim(db, kind, clock());
  if (!job) return false;
  if (job.expires_at <= clock()) {
    log.warn({ job: job.id, attempts: job.attempts }, `a ${kind} was given up`);
    await close(db, job.id, clock());
    return true;
  }
  try {
    await couriers[kind](job.payload);
    await close(db, job.id, clock());
  } catch (error) {
    // The error of a mail server can quote the mail: only its code is safe to keep.
    const code = error instanceof Error && 'code' in error ? error.code : 'unknown';
    log.warn({ job: job.id, attempts: job.attempts, code }, `a ${kind} was not taken and will be tried again`);
    const wait = Math.max(FIRST_RETRY_MS * 2 ** (job.attempts - 1), error instanceof TryLater ? error.waitMs : 0);
    await db.query('UPDATE outbox SET next_at = $2 WHERE id = $1', [job.id, after(clock(), wait)]);
  }
  return true;
}

async function claim(db: Db, kind: JobKind, now: Date): Promise<Job | undefined> {
  const [job] = await db.query<Job>(
    `UPDATE outbox SET attempts = attempts + 1, next_at = $2 WHERE done_at IS NULL AND next_at <= $1 AND id = (
       SELECT id FROM outbox WHERE kind = $3 AND done_at IS NULL AND next_at <= $1
       ORDER BY next_at LIMIT 1 FOR UPDATE SKIP LOCKED)
     RETURNING id, payload, attempts, expires_at`,
    [now, after(now, LEASE_MS), kind],
  );
  return job;
}

/** The text goes with the job: a code must not lie in the database longer than it has to. */
async function close(db: Db, id: string, now: Date): Promise<void> {
  await db.query('UPDATE outbox SET done_at = $2, payload = NULL WHERE id = $1', [id, now]);
}
