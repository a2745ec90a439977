import { acceptsForm, isFormTooLong } from '@keel/backend/calls/admit.ts';
import { SECOND } from '@keel/backend/clock.ts';
import { Refused } from '@keel/backend/contract/Refused.ts';
import { refusals } from '@keel/backend/contract/refusals.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { busboyForm } from './busboyForm.ts';
import { addressKey } from './clientAddress.ts';

/** Time limit for bodies other than forms, which are small. */
const BODY_MS = 15 * SECOND;
/** Maximum number of forms at once: each is buffered in memory, up to 10 MB, and may arrive slowly. */
const FORMS_AT_ONCE = 20;
/** Maximum number of forms of one address, so that it cannot use all of them. */
const FORMS_OF_AN_ADDRESS = 5;

/** Passes a form unread to the operation that takes it. The number of forms at once is limited. */
export function addForms(app: FastifyInstance): void {
  const places = formPlaces();
  app.addHook('onResponse', async (request) => places.free(request));
  app.addContentTypeParser('multipart/form-data', (request, stream, done) => {
    if (!acceptsForm(request.operation)) return done(new Refused(refusals.wrongType));
    if (isFormTooLong(request)) return done(new Refused(refusals.tooLarge));
    if (!places.reserve(request)) return done(new Refused(refusals.unavailable));
    return done(null, busboyForm(stream, request.headers['content-type'] ?? ''));
  });
}

interface FormPlaces {
  /** Reserves a slot for a form until it is answered or its connection is closed; false if there is none. */
  readonly reserve: (request: FastifyRequest) => boolean;
  /** Releases the slot of a request, if it has one. */
  readonly free: (request: FastifyRequest) => void;
}

function formPlaces(): FormPlaces {
  const holders = new Map<FastifyRequest, string>();
  const free = (request: FastifyRequest) => void holders.delete(request);
  return {
    reserve(request) {
      const key = addressKey(request.ip);
      const openForms = [...holders.values()].filter((holder) => holder === key).length;
      if (holders.size >= FORMS_AT_ONCE || openForms >= FORMS_OF_AN_ADDRESS) return false;
      holders.set(request, key);
      // For an aborted connection, which gets no answer.
      request.raw.once('close', () => free(request));
      return true;
    },
    free,
  };
}

/** Aborts a call whose body does not arrive in time; the time starts when the server begins to read the body. */
export function limitBodyTime({ method, operation, raw }: FastifyRequest): void {
  if (method !== 'POST' || acceptsForm(operation)) return;
  const timer = setTimeout(() => raw.complete || raw.destroy(), BODY_MS).unref();
  const stop = () => clearTimeout(timer);
  raw.once('end', stop).once('close', stop).once('error', stop);
}
