import { after, SECOND } from '../clock.ts';
import type { Context } from '../context.ts';
import type { CommandName, Written } from '../operator/commands.ts';
import { OperatorFault } from '../operator/result.ts';
import type { Timers } from '../timers.ts';
import { operateAs } from './actAs.ts';

/** How often it looks for what waits, in ms. */
const POLL_MS = 3 * SECOND;
/** How long a thing waits before it is decided, in ms: long enough to be seen waiting, short enough to be waited for. */
const DELAY_MS = 12 * SECOND;
/** What is decided in one look; the rest in the next. */
const BATCH_SIZE = 10;
/** What the audit calls it: `operator:autopilot of the demo`. */
const ACTOR = 'autopilot of the demo';

/** Decides in an operator's place, for a demo that nobody operates (DEMO-1). */
export interface Autopilot {
  /** Decides whatever has waited long enough; resolves when that is done. */
  decideDue(): Promise<void>;
  /** Looks no more; resolves when what is in hand is done. */
  stop(): Promise<void>;
}

interface Waiting {
  readonly id: string;
  readonly email: string;
}

/**
 * Confirms deposits that are marked as paid, approves identities and allows them the wallet, and starts and completes withdrawals, some seconds after a
 * visitor asked for them. It goes by the operator's commands, so it may do no more than an operator, and the audit says that
 * it was the autopilot. What the sample data left waiting stays so: it decides only what came after it was started.
 */
export function startAutopilot(context: Context, timers: Timers): Autopilot {
  const { clock, db, log } = context;
  const since = clock();
  let running: Promise<void> = Promise.resolve();

  /** A fault of the demo must not end it; it is looked at again in the next round. */
  const operate = async (command: CommandName, input: Written): Promise<boolean> => {
    try {
      await operateAs(ACTOR, command, input, context);
      return true;
    } catch (err) {
      // An operator was quicker, or the account may not move money: both are left to people.
      if (!(err instanceof OperatorFault)) log.warn({ err, command }, 'the autopilot of the demo could not decide');
      return false;
    }
  };
  const waiting = (sql: string) => db.query<Waiting>(`${sql} LIMIT ${BATCH_SIZE}`, [since, after(clock(), -DELAY_MS)]);

  const decide = async () => {
    for (const { id } of await waiting(DEPOSITS))
      await operate('deposits confirm', { id, reference: reference('PAY', id) });
    for (const { id, email } of await waiting(REGISTRATIONS)) {
      // Who is identified may try the wallet too, which an operator allows (WENTRY-1).
      if (await operate('kyc approve', { who: email, registration: id }))
        await operate('users enable-wallet', { who: email });
    }
    for (const { id } of await waiting(STARTED))
      await operate('withdrawals complete', { id, reference: reference('OUT', id) });
    for (const { id } of await waiting(WITHDRAWALS)) await operate('withdrawals start', { id });
  };
  const decideDue = () => {
    running = running
      .then(decide)
      .catch((err: unknown) => log.warn({ err }, 'the autopilot of the demo could not look'));
    return running;
  };
  // A look that takes longer than the time between two is not queued twice.
  let isQueued = false;
  const cancel = timers.every(POLL_MS, () => {
    if (isQueued) return;
    isQueued = true;
    void decideDue().finally(() => {
      isQueued = false;
    });
  });
  return {
    decideDue,
    async stop() {
      cancel();
      await running;
    },
  };
}

/** What came after $1 and waits since $2. */
const DEPOSITS = `SELECT d.id, u.email FROM deposits d JOIN users u ON u.id = d.user_id
  WHERE d.status = 'pending' AND d.paid AND d.created_at > $1 AND d.created_at <= $2 ORDER BY d.created_at`;
const REGISTRATIONS = `SELECT r.id, u.email FROM registrations r JOIN users u ON u.id = r.user_id
  WHERE r.decision IS NULL AND r.submitted_at > $1 AND r.submitted_at <= $2 ORDER BY r.submitted_at`;
const WITHDRAWALS = `SELECT w.id, u.email FROM withdrawals w JOIN users u ON u.id = w.user_id
  WHERE w.status = 'Pending' AND w.created_at > $1 AND w.created_at <= $2 ORDER BY w.created_at`;
const STARTED = `SELECT w.id, u.email FROM withdrawals w JOIN users u ON u.id = w.user_id
  WHERE w.status = 'Processing' AND w.claimed_by = 'operator:${ACTOR}' AND w.claimed_at > $1 AND w.claimed_at <= $2
  ORDER BY w.claimed_at`;

/** A payment's reference that says that there was no payment. */
function reference(kind: string, id: string): string {
  return `SAMPLE-${kind}-${id.slice(-8).toUpperCase()}`;
}
