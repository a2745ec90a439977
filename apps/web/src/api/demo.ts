import type * as Wire from '@keel/contract';
import type { Cents, Reply } from '@keel/flows';
import type { Api } from './api.ts';
import { centsFromWire } from './money.ts';
import { toReply } from './reply.ts';

export type {
  DemoCommand,
  DemoMail,
  DemoOperator,
  DemoOutcome,
  DemoRegistration,
} from '@keel/contract';

type InCents<Row extends { amount: string }> = Omit<Row, 'amount'> & { readonly amount: Cents };
export type DemoDeposit = InCents<Wire.DemoDeposit>;
export type DemoWithdrawal = InCents<Wire.DemoWithdrawal>;

/** What the operator of a demo sees; amounts in cents. */
export type DemoDesk = Omit<Wire.DemoOperator, 'deposits' | 'withdrawals'> & {
  readonly deposits: readonly DemoDeposit[];
  readonly withdrawals: readonly DemoWithdrawal[];
};

/** A mail with its text. */
export interface DemoLetter {
  readonly mail: Wire.DemoMail;
  readonly text: string;
}

/** GET /demo/operator (DEMO-2). */
export function fetchDemoDesk({ client, ...answers }: Api, signal: AbortSignal): Promise<Reply<DemoDesk>> {
  return toReply(client.GET('/demo/operator', { signal }), answers, ({ deposits, withdrawals, ...rest }) => ({
    ...rest,
    deposits: deposits.map(inCents),
    withdrawals: withdrawals.map(inCents),
  }));
}

/** POST /demo/command: runs a command of the operator's terminal. */
export function runDemoCommand({ client, ...answers }: Api, body: Wire.DemoCommand): Promise<Reply<Wire.DemoOutcome>> {
  return toReply(client.POST('/demo/command', { body }), answers, (wire) => wire);
}

/** POST /demo/time: advances the demo's clock by a number of hours. */
export function passDemoTime({ client, ...answers }: Api, hours: number): Promise<Reply<{ readonly now: string }>> {
  return toReply(client.POST('/demo/time', { body: { hours } }), answers, (wire) => wire);
}

/** POST /demo/price: changes a simulated price by a percentage. */
export function moveDemoPrice(
  { client, ...answers }: Api,
  body: { readonly coin: string; readonly percent: number },
): Promise<Reply<Wire.DemoCoin>> {
  return toReply(client.POST('/demo/price', { body }), answers, ({ coin }) => coin);
}

/** GET /demo/mails/{id}: a mail that the demo sent. */
export function fetchDemoMail(
  { client, ...answers }: Api,
  id: string,
  signal: AbortSignal,
): Promise<Reply<DemoLetter>> {
  return toReply(client.GET('/demo/mails/{id}', { params: { path: { id } }, signal }), answers, ({ mail, text }) => ({
    mail,
    text,
  }));
}

function inCents<Row extends { amount: string }>({ amount, ...row }: Row): InCents<Row> {
  return { ...row, amount: centsFromWire(amount) };
}
