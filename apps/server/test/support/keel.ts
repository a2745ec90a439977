import { SECOND } from '@keel/backend/clock.ts';
import type { Config } from '@keel/backend/config/Config.ts';
import { servedOperations } from '@keel/backend/contract/contract.ts';
import type { OperationId, SessionStart } from '@keel/contract';
import type { LightMyRequestResponse } from 'fastify';
import { expectDeclared } from './contractCheck.ts';
import type { Engine } from './engines.ts';
import type { Host, TestSeams } from './Host.ts';
import { openHost } from './openHost.ts';
import { type TestClock, testClock } from './testClock.ts';

export interface Sent {
  readonly body?: unknown;
  readonly id?: string;
  /** For addresses with more than one path parameter. */
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  /** Sent in the header that the operation requires. */
  readonly token?: string;
  /** The caller's network address. @default 127.0.0.1 */
  readonly from?: string;
  readonly headers?: Record<string, string>;
}

/** A running server with its own database, clock, mails and logs. */
export interface Keel extends Host {
  readonly clock: TestClock;
  /** Makes a call and compares the answer with the contract. */
  call(operation: OperationId, sent?: Sent): Promise<LightMyRequestResponse>;
  /** The digits of the newest mail to an address. */
  code(email: string): Promise<string>;
  /** Everything logged. */
  logs(): string;
  /** Returns and clears the log since the last call. */
  takeLogs(): string;
}

const operations = servedOperations();

export async function startKeel(
  engine: Engine,
  changes: Partial<Config> = {},
  { time: clock = testClock(), ...seams }: TestSeams = {},
): Promise<Keel> {
  const lines: string[] = [];
  const host = await openHost(engine, { changes, seams, clock, log: (line) => void lines.push(line) });
  return {
    ...host,
    clock,
    async call(operation, { body, id, params = {}, query, token, from, headers = {} } = {}) {
      const { path, method } = served(operation);
      const response = await host.inject({
        method: method.toUpperCase(),
        url: path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? id ?? 'keel')),
        headers: { ...(token !== undefined && credentials(operation, token)), ...headers },
        ...(query && { query }),
        ...(from !== undefined && { remoteAddress: from }),
        ...(body !== undefined && { payload: body }),
      });
      expectDeclared(operation, response);
      return response;
    },
    async code(email) {
      const to = email.toLowerCase();
      const sent = (await host.mails()).filter((mail) => mail.to?.some(({ address }) => address?.toLowerCase() === to));
      const digits = /^\d{4}$/m.exec(sent.at(-1)?.text ?? '')?.[0];
      if (digits === undefined) throw new Error('No mail with a code came.');
      return digits;
    },
    logs: () => lines.join(''),
    takeLogs: () => lines.splice(0).join(''),
  };
}

/** A valid sign-up, with the changes of a test. */
export async function signupBody(keel: Keel, changes: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
  const [starter] = (await keel.call('listPackages')).json<{ message: { _id: string }[] }>().message;
  return {
    package: starter?._id,
    accountPackage: starter,
    firstName: 'Ines',
    lastName: 'Duarte',
    email: 'ines@example.org',
    password: 'harbour-lamp-42',
    confirmPassword: 'harbour-lamp-42',
    gender: 'female',
    country: 'Portugal',
    phone: '+351 555 0199',
    ...changes,
  };
}

/** What a browser sends to verify its sign-up. */
export interface Verifying {
  readonly email: string;
  readonly code: string;
  readonly signUpToken: string;
}

/** Signs up, reads the mail, and returns what verifies it. */
export async function signUp(keel: Keel, email: string, changes: Record<string, unknown> = {}): Promise<Verifying> {
  const response = await keel.call('signup', { body: await signupBody(keel, { email, ...changes }) });
  return { email, code: await keel.code(email), signUpToken: response.json<Verifying>().signUpToken };
}

/** Signs up and verifies a new investor. */
export async function newInvestor(keel: Keel, email: string): Promise<SessionStart> {
  const response = await keel.call('verifyEmail', { body: await signUp(keel, email) });
  keel.clock.advance(SECOND);
  return response.json<SessionStart>();
}

/** Signs in the sample investor. */
export async function amelia(keel: Keel): Promise<SessionStart> {
  return (await keel.call('login', { body: keel.context.demo })).json<SessionStart>();
}

function served(operation: OperationId) {
  const found = operations.get(operation);
  if (!found) throw new Error(`${operation} is not in the contract.`);
  return found;
}

function credentials(operation: OperationId, token: string): Record<string, string> {
  return operation === 'getUserByToken' ? { header: token } : { authorization: `Bearer ${token}` };
}
