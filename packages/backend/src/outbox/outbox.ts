import { after, type Clock, MINUTE, SECOND } from '../clock.ts';
import type { Db, Queryable } from '../db/Db.ts';
import { newId } from '../ids.ts';
import type { Log } from '../Log.ts';
import type { Timers } from '../timers.ts';

const POLL_MS = 15 * SECOND;
/** The lease of a job: how long an instance may take to deliver it before another one may try. */
const LEASE_MS = MINUTE;
/** Maximum number of concurrent deliveries of a kind per instance, so that one that hangs does not block the others. */
const CONCURRENCY = 4;
const FIRST_RETRY_MS = 5 * SECOND;

/** The kinds of jobs in the table `outbox`. */
export type JobKind = 'mail' | 'push';

/** Delivers the payload of one job; rejects to be retried later. */
export type JobHandler = (payload: string) => Promise<void>;

/** Delivers the jobs that transactions have inserted into the table `outbox`. */
export interface Outbox {
  /** Checks for work now instead of at the next interval. Call it after committing jobs. */
  kick(): void;
  /** Delivers everything that is due; resolves when nothing is due any more. */
  drain(): Promise<void>;
  /** Finishes the running jobs and stops. */
  stop(): Promise<void>;
}

/** Requests a retry no sooner than `waitMs` from now. */
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

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly timers: Timers;
  readonly jobHandlers: Readonly<Record<JobKind, JobHandler>>;
}

interface Job {
  readonly id: string;
  readonly payload: string;
  readonly attempts: number;
  readonly expires_at: Date;
}

/** Queues a job at time `at`, in the caller's transaction. It expires after `lifeMs`. */
export async function enqueue(
  tx: Queryable,
  { kind, payload, at, lifeMs }: { kind: JobKind; payload: object; at: Date; lifeMs: number },
): Promise<void> {
  await tx.query(
    'INSERT INTO outbox (id, kind, payload, created_at, next_at, expires_at) VALUES ($1, $2, $3, $4, $4, $5)',
    [newId(() => at), kind, JSON.stringify(payload), at, after(at, lifeMs)],
  );
}

/** Starts delivering. Each kind has its own queue, so that a slow push service does not delay codes by mail. */
export function startOutbox(deps: Deps): Outbox {
  const queues = (Object.keys(deps.jobHandlers) as JobKind[]).map((kind) => openQueue(deps, kind));
  const drain = async () => void (await Promise.all(queues.map((queue) => queue.drain())));
  const kick = () => {
    for (const queue of queues)
      queue.startDue().catch((error: Error) => deps.log.warn({ err: error }, 'the outbox could not be read'));
  };

  // For retries, and for jobs that another instance left when it stopped.
  const stopPolling = deps.timers.every(POLL_MS, kick);
  kick();

  return {
    kick,
    drain,
    async stop() {
      stopPolling();
      await Promise.all(queues.map((queue) => queue.stop()));
    },
  };
}

interface Queue {
  /** Starts due jobs up to the concurrency limit; resolves when they have started. */
  startDue(): Promise<void>;
  /** Resolves when nothing is due and nothing is running. */
  drain(): Promise<void>;
  stop(): Promise<void>;
}

/** The queue of one kind of job, with limited concurrency, so that a job that hangs does not block the others. */
function openQueue(deps: Deps, kind: JobKind): Queue {
  const { db, clock, log } = deps;
  const running = new Set<Promise<void>>();
  let starting: Promise<void> = Promise.resolve();
  let stopped = false;

  const begin = (job: Job) => {
    const work: Promise<void> = deliver(deps, kind, job)
      .finally(() => running.delete(work))
      .then(startDue)
      .catch((error: Error) => log.warn({ err: error, job: job.id }, 'the outbox could not be read'));
    running.add(work);
  };
  const take = async () => {
    while (running.size < CONCURRENCY) {
      const job = stopped ? undefined : await claim(db, kind, clock());
      if (!job) return;
      begin(job);
    }
  };
  const startDue = () => {
    const mine = starting.then(take);
    starting = mine.catch(() => undefined);
    return mine;
  };
  const settle = async () => {
    await starting;
    while (running.size > 0) await Promise.all(running);
  };

  return {
    startDue,
    async drain() {
      await startDue();
      await settle();
    },
    async stop() {
      stopped = true;
      await settle();
    },
  };
}

async function deliver({ db, clock, log, jobHandlers }: Deps, kind: JobKind, job: Job): Promise<void> {
  if (job.expires_at <= clock()) {
    log.warn({ job: job.id, attempts: job.attempts }, `a ${kind} was given up`);
    await close(db, job.id, clock());
    return;
  }
  try {
    await jobHandlers[kind](job.payload);
    await close(db, job.id, clock());
  } catch (error) {
    // The error of a mail server can quote the mail: only its code is safe to log.
    const code = error instanceof Error && 'code' in error ? error.code : 'unknown';
    log.warn({ job: job.id, attempts: job.attempts, code }, `a ${kind} was not taken and will be tried again`);
    const wait = Math.max(FIRST_RETRY_MS * 2 ** (job.attempts - 1), error instanceof TryLater ? error.waitMs : 0);
    await db.query('UPDATE outbox SET next_at = $2 WHERE id = $1', [job.id, after(clock(), wait)]);
  }
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

/** Deletes the payload with the job: a code must not stay in the database longer than necessary. */
async function close(db: Db, id: string, now: Date): Promise<void> {
  await db.query('UPDATE outbox SET done_at = $2, payload = NULL WHERE id = $1', [id, now]);
}
