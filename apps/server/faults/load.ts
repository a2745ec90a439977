import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { toWire } from '@keel/backend/money.ts';
import type { Investor } from '../rig/investors.ts';
import { type Intent, type Journal, newJournal } from './journal.ts';

const WORKERS = 8;
const ATTEMPT_MS = 3_000;
const RETRY_MS = 100;
/** Longer than any fault here, including a restart on a busy machine. */
const GIVE_UP_MS = 180_000;

/** The mix of ten requests. */
const MIX = [
  ...Array(6).fill('createwithdraw'),
  ...Array(3).fill('cancel-withdraw'),
  'createdeposit',
] as Intent['kind'][];

/** Clients that send one request after the other, and retry each with its key until it is answered. */
export interface Load {
  readonly journal: Journal;
  /** Sends no new requests, and resolves when all earlier ones are answered. */
  settle(): Promise<void>;
  /** Continues after `settle`. */
  resume(): void;
  /** Settles permanently. */
  end(): Promise<void>;
}

/** Starts clients; each attempt uses the current address of `url`. */
export function startLoad(url: () => string, investors: readonly Investor[]): Load {
  const journal = newJournal();
  const state = { isRunning: true };
  let running: Promise<unknown> = Promise.resolve();

  const work = async (worker: number) => {
    for (let step = worker; state.isRunning; step += 1) {
      const investor = investors[step % investors.length];
      if (investor) await retryUntilAnswered(url, journal, newIntent(journal, investor));
    }
  };
  const resume = () => {
    state.isRunning = true;
    running = Promise.all(Array.from({ length: WORKERS }, (_, worker) => work(worker)));
  };
  const settle = async () => {
    // Earlier requests are retried until they are answered.
    state.isRunning = false;
    await running;
  };
  resume();
  return { journal, settle, resume, end: settle };
}

function newIntent(journal: Journal, investor: Investor): Intent {
  const at = journal.intents.length;
  const ownIndex = journal.cancellable.findIndex((intent) => intent.investor === investor);
  const mixed = MIX[at % MIX.length] ?? 'createwithdraw';
  const kind = mixed === 'cancel-withdraw' && ownIndex === -1 ? 'createwithdraw' : mixed;
  const [target] = kind === 'cancel-withdraw' ? journal.cancellable.splice(ownIndex, 1) : [];
  const intent: Intent = {
    key: randomUUID(),
    investor,
    kind,
    cents: BigInt(at + 1),
    sent: 0,
    ...(target?.answer?.id !== undefined && { withdrawal: target.answer.id }),
  };
  journal.intents.push(intent);
  return intent;
}

async function retryUntilAnswered(url: () => string, journal: Journal, intent: Intent): Promise<void> {
  const started = performance.now();
  while (intent.answer === undefined) {
    if (performance.now() - started > GIVE_UP_MS) {
      journal.unexpected.push(`${intent.kind} was not answered within ${GIVE_UP_MS} ms.`);
      return;
    }
    // After a lost connection or a timeout the outcome is unknown: both are retried.
    await attempt(url(), journal, intent).catch(() => undefined);
    if (intent.answer === undefined) await wait(RETRY_MS);
  }
}

async function attempt(url: string, journal: Journal, intent: Intent): Promise<void> {
  intent.sent += 1;
  const response = await fetch(`${url}/api/${intent.kind}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${intent.investor.token}`,
      'content-type': 'application/json',
      'idempotency-key': intent.key,
    },
    body: JSON.stringify(bodyOf(intent)),
    signal: AbortSignal.timeout(ATTEMPT_MS),
  });
  const { status } = response;
  const text = await response.text();
  if (status === 503 || text.includes('idempotency_in_progress')) return;
  if (status >= 500 || status === 401) {
    const fault = `${intent.kind} was answered ${status}: ${text.slice(0, 200)}`;
    if (!journal.unexpected.includes(fault)) journal.unexpected.push(fault);
    return;
  }
  const { withdrawal, deposit } = JSON.parse(text) as { withdrawal?: { _id: string }; deposit?: { depositId: string } };
  const id = withdrawal?._id ?? deposit?.depositId;
  intent.answer = { status, ...(id !== undefined && { id }) };
  if (intent.kind === 'createwithdraw' && status === 200) journal.cancellable.push(intent);
}

function bodyOf({ kind, investor, cents, withdrawal }: Intent): object {
  const user = investor.id;
  if (kind === 'cancel-withdraw') return { user, _id: withdrawal };
  const amount = toWire(cents);
  if (kind === 'createdeposit') return { user, amount, plan: 'Starter', mode: 'Bitcoin' };
  return { user, amount, method: 'cashapp', cashapp_address: '$harbour-lamp' };
}
