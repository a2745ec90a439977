import { after, type Clock, MINUTE, SECOND } from '../clock.ts';
import type { Db, Queryable } from '../db/Db.ts';
import { newId } from '../ids.ts';
import type { Mail, Mailer } from './Mailer.ts';

const POLL_MS = 15 * SECOND;
/** How long one instance has to deliver a job before another may try. */
const LEASE_MS = MINUTE;
const FIRST_RETRY_MS = 5 * SECOND;

/** Delivers what transactions have put into the table `outbox`. */
export interface Outbox {
  /** Looks for work now, since some was just committed. */
  kick(): void;
  /** Delivers all that is due and resolves when nothing is. */
  drain(): Promise<void>;
  /** Finishes the job in hand and stops. */
  stop(): Promise<void>;
}

export interface OutboxLog {
  warn(facts: object, message: string): void;
}

interface Job {
  id: string;
  payload: string;
  attempts: number;
  expires_at: Date;
}

/** Queues a mail in the transaction of its cause; it is not worth sending after `lifeMs`. */
export async function queueMail(tx: Queryable, clock: Clock, mail: Mail, lifeMs: number): Promise<void> {
  await tx.query(
    `INSERT INTO outbox (id, kind, payload, created_at, next_at, expires_at) VALUES ($1, 'mail', $2, $3, $3, $4)`,
    [newId(clock), JSON.stringify(mail), clock(), after(clock(), lifeMs)],
  );
}

export function startOutbox(db: Db, mailer: Mailer, clock: Clock, log: OutboxLog): Outbox {
  let running: Promise<void> = Promise.resolve();
  let stopped = false;

  const deliverAfter = async (before: Promise<void>) => {
    await before.catch(() => undefined);
    for (let more = true; more; ) more = !stopped && (await deliverNext(db, mailer, clock, log));
  };
  const drain = () => {
    running = deliverAfter(running);
    return running;
  };
  const kick = () => void drain().catch((error: Error) => log.warn({ err: error }, 'the outbox could not be read'));

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
async function deliverNext(db: Db, mailer: Mailer, clock: Clock, log: OutboxLog): Promise<boolean> {
  const job = await claim(db, clock());
  if (!job) return false;
  if (job.expires_at <= clock()) {
    log.warn({ job: job.id, attempts: job.attempts }, 'a mail was given up');
    await close(db, job.id, clock());
    return true;
  }
  try {
    await mailer.send(JSON.parse(job.payload) as Mail);
    await close(db, job.id, clock());
  } catch (error) {
    // The error of a mail server can quote the mail: only its code is safe to keep.
    const code = error instanceof Error && 'code' in error ? error.code : 'unknown';
    log.warn({ job: job.id, attempts: job.attempts, code }, 'a mail was not taken and will be tried again');
    const next = after(clock(), FIRST_RETRY_MS * 2 ** (job.attempts - 1));
    await db.query('UPDATE outbox SET next_at = $2 WHERE id = $1', [job.id, next]);
  }
  return true;
}

async function claim(db: Db, now: Date): Promise<Job | undefined> {
  const [job] = await db.query<Job>(
    `UPDATE outbox SET attempts = attempts + 1, next_at = $2 WHERE done_at IS NULL AND next_at <= $1 AND id = (
       SELECT id FROM outbox WHERE done_at IS NULL AND next_at <= $1 ORDER BY next_at LIMIT 1 FOR UPDATE SKIP LOCKED)
     RETURNING id, payload, attempts, expires_at`,
    [now, after(now, LEASE_MS)],
  );
  return job;
}

/** The text goes with the job: a code must not lie in the database longer than it has to. */
async function close(db: Db, id: string, now: Date): Promise<void> {
  await db.query('UPDATE outbox SET done_at = $2, payload = NULL WHERE id = $1', [id, now]);
}
