import { after, SECOND } from '../clock.ts';
import type { Context } from '../context.ts';
import type { CommandName, Written } from '../operator/commands.ts';
import { OperatorFault } from '../operator/result.ts';
import type { Timers } from '../timers.ts';
import { operateAs } from './actAs.ts';

/** How often it checks for pending requests, in ms. */
const POLL_MS = 3 * SECOND;
/**
 * How long a request stays pending before it is decided, in ms: long enough to be noticed, short enough to wait for.
 */
const DELAY_MS = 12 * SECOND;
/** Maximum number of decisions of each kind per check. */
const BATCH_SIZE = 10;
/** Its name in the audit log: `operator:autopilot of the demo`. */
const ACTOR = 'autopilot of the demo';

/** Makes the operator's decisions for a demo without an operator (DEMO-1). */
export interface Autopilot {
  /** Decides everything that has been pending long enough; resolves when done. */
  decideDue(): Promise<void>;
  /** Stops; resolves when the current check is done. */
  stop(): Promise<void>;
}

interface Waiting {
  readonly id: string;
  readonly email: string;
}

/**
 * Confirms deposits that are marked as paid, approves identities, enables their wallets, and starts and completes
 * withdrawals, some seconds after a visitor requested them. It uses the operator's commands, so it has no more rights
 * than an operator, and the audit log names it. Requests of the sample data stay pending: it only decides what was
 * requested after its start.
 */
export function startAutopilot(context: Context, timers: Timers): Autopilot {
  const { clock, db, log } = context;
  const since = clock();
  let running: Promise<void> = Promise.resolve();

  /** A fault must not end the autopilot; the request is tried again in the next check. */
  const operate = async (command: CommandName, input: Written): Promise<boolean> => {
    try {
      await operateAs(ACTOR, command, input, context);
      return true;
    } catch (err) {
      // An operator was faster, or the account may not pay out: both are left to people.
      if (!(err instanceof OperatorFault)) log.warn({ err, command }, 'the autopilot of the demo could not decide');
      return false;
    }
  };
  const waiting = (sql: string) => db.query<Waiting>(`${sql} LIMIT ${BATCH_SIZE}`, [since, after(clock(), -DELAY_MS)]);

  const decide = async () => {
    for (const { id } of await waiting(DEPOSITS))
      await operate('deposits confirm', { id, reference: reference('PAY', id) });
    for (const { id, email } of await waiting(REGISTRATIONS)) {
      // Identified investors may also use the wallet, which an operator has to enable (WENTRY-1).
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
  // If a check takes longer than the interval, only one more is queued.
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

/** Requested after $1 and pending since $2 or earlier. */
const DEPOSITS = `SELECT d.id, u.email FROM deposits d JOIN users u ON u.id = d.user_id
  WHERE d.status = 'pending' AND d.paid AND d.created_at > $1 AND d.created_at <= $2 ORDER BY d.created_at`;
const REGISTRATIONS = `SELECT r.id, u.email FROM registrations r JOIN users u ON u.id = r.user_id
  WHERE r.decision IS NULL AND r.submitted_at > $1 AND r.submitted_at <= $2 ORDER BY r.submitted_at`;
const WITHDRAWALS = `SELECT w.id, u.email FROM withdrawals w JOIN users u ON u.id = w.user_id
  WHERE w.status = 'Pending' AND w.created_at > $1 AND w.created_at <= $2 ORDER BY w.created_at`;
const STARTED = `SELECT w.id, u.email FROM withdrawals w JOIN users u ON u.id = w.user_id
  WHERE w.status = 'Processing' AND w.claimed_by = 'operator:${ACTOR}' AND w.claimed_at > $1 AND w.claimed_at <= $2
  ORDER BY w.claimed_at`;

/** A payment reference that says that there was no payment. */
function reference(kind: string, id: string): string {
  return `SAMPLE-${kind}-${id.slice(-8).toUpperCase()}`;
}
