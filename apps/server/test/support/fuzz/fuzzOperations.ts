import { SECOND } from '@keel/backend/clock.ts';
import { startSession } from '@keel/backend/modules/session/sessions.ts';
import { hashToken } from '@keel/backend/security/token.ts';
import { type OperationId, operationTable } from '@keel/contract';
import * as fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectDeclared } from '../contractCheck.ts';
import type { Engine } from '../engines.ts';
import { type FuzzRequest, needsSession, requests } from './requests.ts';
import { type FuzzWorld, fuzzWorld } from './world.ts';

/** Failures for callers without a session, which must not reveal the schema. */
const TO_STRANGERS = new Set([400, 401, 413, 415]);
const MAX_MS = 10 * 3_600_000;
/** Number of concurrent requests: while one waits for the database, the next one is generated. */
const AT_ONCE = 8;
/** One address may not send more forms with files at once (src/http/forms.ts). */
const FORMS_AT_ONCE = 5;
const PATIENCE_MS = 10_000;
/** Read-only operations come first, because an account with fifty thousand writes is slow to read. */
const OPERATIONS = (Object.keys(operationTable) as OperationId[]).toSorted(
  (one, other) => Number(operationTable[other].method === 'get') - Number(operationTable[one].method === 'get'),
);
const READING = OPERATIONS.filter((id) => operationTable[id].method === 'get' && id !== 'streamEvents');

/** Sends `cases` requests to each operation of a server on an engine, and compares every answer with the contract. */
export function fuzzOperations(engine: Engine, cases: number): void {
  describe(`fuzzed requests, on ${engine.name}`, () => {
    let world: FuzzWorld;
    let token: string;
    const taken = new Set<OperationId>();
    beforeAll(async () => {
      world = await fuzzWorld(engine);
    });
    afterAll(() => world.keel.close());

    /** Sessions may be ended by the requests themselves. */
    const signIn = async () => {
      const { context } = world.keel;
      const user = { id: world.own.user._id, network: null, userAgent: null };
      ({ token } = await context.db.tx((tx) => startSession(tx, context, user)));
    };
    const isSignedIn = async () => {
      const found = await world.keel.context.db.query('SELECT 1 FROM sessions WHERE token_hash = $1', [
        hashToken(token),
      ]);
      return found.length > 0;
    };

    const send = async (id: OperationId, { url, headers, payload, session }: FuzzRequest) => {
      const carried = { own: token, none: undefined, garbage: 'x'.repeat(43) }[session];
      const { method, security } = operationTable[id];
      const credentials =
        carried && (security === 'header' ? { header: carried } : { authorization: `Bearer ${carried}` });
      const response = await world.keel.app.inject({
        method: method.toUpperCase() as 'GET' | 'POST',
        url,
        headers: { ...headers, ...(needsSession(id) && credentials) },
        ...(payload !== undefined && { payload }),
        // Event streams never end: only their start is checked.
        ...(id === 'streamEvents' && { payloadAsStream: true }),
      });
      return id === 'streamEvents' ? begun(response) : response;
    };

    it.each(OPERATIONS)(
      `[API-2][API-3][API-4][CARD-3] %s: ${cases} requests, each with a declared answer and no leaked secret`,
      async (id) => {
        await signIn();
        const each = fc.asyncProperty(requests(id, world), async (request) => {
          const { keel } = world;
          keel.clock.advance(SECOND);
          const response = await send(id, request);
          const logs = keel.takeLogs();
          const isTaken = response.statusCode < 400;
          if (isTaken) taken.add(id);

          expectDeclared(id, response);
          const isStranger = needsSession(id) && request.session !== 'own';
          const sent = JSON.stringify(response.headers) + response.body;
          const secrets = [token, ...world.secrets].filter((secret) => sent.includes(secret) || logs.includes(secret));
          const faults = [
            ...(response.statusCode >= 500 ? [`a fault: ${response.body}`] : []),
            ...(isTaken && request.broken !== null ? [`taken, though it breaks ${request.broken}`] : []),
            ...(isStranger && !TO_STRANGERS.has(response.statusCode) ? [`a stranger got ${response.statusCode}`] : []),
            ...secrets.map(
              (secret) => `a secret was ${sent.includes(secret) ? 'told' : 'logged'}: ${secret.slice(0, 12)}`,
            ),
          ];
          // Only built for failures, because a hundred thousand object comparisons would take longer than the
          // requests.
          if (faults.length > 0) throw new Error(faults.join('; '));
          if (response.statusCode === 204 && !(await isSignedIn())) await signIn();
        });
        const atOnce = id === 'uploadObject' ? FORMS_AT_ONCE : AT_ONCE;
        const lanes = Array.from({ length: atOnce }, (_, at) => Math.floor((cases + at) / atOnce));
        const ends = await Promise.allSettled(
          lanes.map((numRuns) => fc.assert(each, { numRuns, timeout: PATIENCE_MS })),
        );
        expect(ends.flatMap(whyFailed)).toEqual([]);
      },
      MAX_MS,
    );

    it('[API-4] everything that was stored can be read', async () => {
      await signIn();
      for (const id of READING) {
        const right = fc.sample(
          requests(id, world).filter(({ session, broken }) => session === 'own' && !broken),
          5,
        );
        for (const request of right) {
          const response = await send(id, request);
          expectDeclared(id, response);
          expect([id, response.statusCode < 500]).toEqual([id, true]);
        }
      }
      const all = await world.keel.call('exportAccount', { token });
      expect(all.statusCode).toBe(200);
    });

    it('[API-4] most operations have accepted some of them', () => {
      expect(taken.size).toBeGreaterThan(OPERATIONS.length / 2);
    });
  });
}

/** The report of fast-check for a failed property, with the original error. */
function whyFailed(end: PromiseSettledResult<void>): string[] {
  if (end.status === 'fulfilled') return [];
  const { reason } = end as { reason: unknown };
  if (!(reason instanceof Error)) return [String(reason)];
  return [reason.message, ...(reason.cause instanceof Error ? [reason.cause.message] : [])];
}

/** An answer whose body is not read to its end. */
async function begun(response: LightMyRequestResponse): Promise<LightMyRequestResponse> {
  const stream = response.stream();
  if (response.statusCode === 200) {
    stream.destroy();
    return Object.assign(response, { body: '' });
  }
  let body = '';
  for await (const chunk of stream.setEncoding('utf8')) body += String(chunk);
  return Object.assign(response, { body, json: () => JSON.parse(body) as unknown });
}
