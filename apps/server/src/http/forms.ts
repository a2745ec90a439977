import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isFormTooLong, takesForm } from '../calls/admit.ts';
import { SECOND } from '../clock.ts';
import { Refused } from '../contract/Refused.ts';
import { refusals } from '../contract/refusals.ts';
import { busboyForm } from './busboyForm.ts';
import { addressKey } from './clientAddress.ts';

/** How long a body that is no form may take: it is small. */
const BODY_MS = 15 * SECOND;
/** A form is held in memory whole, up to 10 MB, and may come slowly. */
const FORMS_AT_ONCE = 20;
/** So that one address does not take all of them. */
const FORMS_OF_AN_ADDRESS = 5;

/** Hands forms on unread, to the one operation that takes them, as many at once as there is memory for. */
export function addForms(app: FastifyInstance): void {
  const places = formPlaces();
  app.addHook('onResponse', async (request) => places.free(request));
  app.addContentTypeParser('multipart/form-data', (request, stream, done) => {
    if (!takesForm(request.operation)) return done(new Refused(refusals.wrongType));
    if (isFormTooLong(request)) return done(new Refused(refusals.tooLarge));
    if (!places.take(request)) return done(new Refused(refusals.unavailable));
    return done(null, busboyForm(stream, request.headers['content-type'] ?? ''));
  });
}

interface FormPlaces {
  /** Takes a place for a form until it is answered or its connection is gone; false where there is none left. */
  readonly take: (request: FastifyRequest) => boolean;
  /** Gives the place of a request back; nothing where it has none. */
  readonly free: (request: FastifyRequest) => void;
}

function formPlaces(): FormPlaces {
  const holders = new Map<FastifyRequest, string>();
  const free = (request: FastifyRequest) => void holders.delete(request);
  return {
    take(request) {
      const key = addressKey(request.ip);
      const openForms = [...holders.values()].filter((holder) => holder === key).length;
      if (holders.size >= FORMS_AT_ONCE || openForms >= FORMS_OF_AN_ADDRESS) return false;
      holders.set(request, key);
      // A connection that breaks off is not answered.
      request.raw.once('close', () => free(request));
      return true;
    },
    free,
  };
}

/** Ends a call whose body does not come within its time, which begins when the server wants it and not before. */
export function limitBodyTime({ method, operation, raw }: FastifyRequest): void {
  if (method !== 'POST' || takesForm(operation)) return;
  const timer = setTimeout(() => raw.complete || raw.destroy(), BODY_MS).unref();
  const stop = () => clearTimeout(timer);
  raw.once('end', stop).once('close', stop).once('error', stop);
}
