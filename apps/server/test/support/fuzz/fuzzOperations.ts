import { type OperationId, operationTable } from '@keel/contract';
import * as fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SECOND } from '../../../src/clock.ts';
import { startSession } from '../../../src/modules/session/sessions.ts';
import { hashToken } from '../../../src/modules/session/token.ts';
import { expectDeclared } from '../contractCheck.ts';
import type { Engine } from '../engines.ts';
import { type FuzzRequest, needsSession, requests } from './requests.ts';
import { type FuzzWorld, fuzzWorld } from './world.ts';

/** What whoever has no session may be told: nothing about a schema. */
const TO_STRANGERS = new Set([400, 401, 413, 415]);
const LONGEST_MS = 10 * 3_600_000;
const OPERATIONS = Object.keys(operationTable) as OperationId[];

/** Sends `cases` requests to each operation of a server on an engine, and holds every answer against the contract. */
export function fuzzOperations(engine: Engine, cases: number): void {
  describe(`whatever is sent, on ${engine.name}`, () => {
    let world: FuzzWorld;
    let token: string;
    const taken = new Set<OperationId>();
    beforeAll(async () => {
      world = await fuzzWorld(engine);
    });
    afterAll(() => world.keel.close());

    /** Sessions end while this goes on, by the requests themselves. */
    const signIn = async () => {
      const { context } = world.keel;
      const user = { id: world.own.user._id, userAgent: null };
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
        // Events go on for ever: what counts is how they begin.
        ...(id === 'streamEvents' && { payloadAsStream: true }),
      });
      return id === 'streamEvents' ? begun(response) : response;
    };

    it.each(OPERATIONS)(
      `[API-2][API-3][API-4][CARD-3] %s: ${cases} requests, each with a declared answer and no secret told`,
      async (id) => {
        await signIn();
        await fc.assert(
          fc.asyncProperty(requests(id, world), async (request) => {
            const { keel } = world;
            keel.clock.advance(SECOND);
            const response = await send(id, request);
            const logs = keel.takeLogs();
            const isTaken = response.statusCode < 400;
            if (isTaken) taken.add(id);

            expectDeclared(id, response);
            const isStranger = needsSession(id) && request.session !== 'own';
            const secrets = [token, ...world.secrets];
            const told = JSON.stringify(response.headers) + response.body;
            // One look at everything: a hundred thousand looks at each thing take longer than the requests.
            expect({
              fault: response.statusCode >= 500,
              takenThough: isTaken ? request.broken : null,
              toldStranger: isStranger && !TO_STRANGERS.has(response.statusCode),
              told: secrets.filter((secret) => told.includes(secret)),
              logged: secrets.filter((secret) => logs.includes(secret)),
            }).toEqual({ fault: false, takenThough: null, toldStranger: false, told: [], logged: [] });
            if (response.statusCode === 204 && !(await isSignedIn())) await signIn();
          }),
          { numRuns: cases, timeout: 10_000 },
        );
      },
      LONGEST_MS,
    );

    it('[API-4] most operations have taken some of it', () => {
      expect(taken.size).toBeGreaterThan(OPERATIONS.length / 2);
    });
  });
}

/** An answer that is not waited for to its end. */
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
