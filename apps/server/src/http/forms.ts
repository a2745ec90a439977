import type { OperationId } from '@keel/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SECOND } from '../clock.ts';
import { FORM_MAX_BYTES } from '../modules/uploads/rules.ts';
import type { Multipart } from './contract.ts';
import { Refused } from './faults.ts';
import { refusals } from './refusals.ts';

/** How long a body that is no form may take: it is small. */
const BODY_MS = 15 * SECOND;

/** Whether an operation reads a form with a file, piece by piece, in place of JSON. */
export function takesForm(operation: OperationId | null): boolean {
  return operation === 'uploadObject';
}

export function isForm({ headers }: FastifyRequest): boolean {
  return /^multipart\/form-data(;|$)/i.test(headers['content-type'] ?? '');
}

/** Hands forms on unread, to the one operation that takes them. */
export function addForms(app: FastifyInstance): void {
  app.addContentTypeParser('multipart/form-data', (request, stream, done) => {
    if (!takesForm(request.operation)) return done(new Refused(refusals.wrongType));
    if (Number(request.headers['content-length'] ?? 0) > FORM_MAX_BYTES) return done(new Refused(refusals.tooLarge));
    const form: Multipart = { stream, contentType: request.headers['content-type'] ?? '' };
    return done(null, form);
  });
}

/** Ends a call whose body does not come within its time, which begins when the server wants it and not before. */
export function hurry({ method, operation, raw }: FastifyRequest): void {
  if (method !== 'POST' || takesForm(operation)) return;
  const timer = setTimeout(() => raw.complete || raw.destroy(), BODY_MS).unref();
  const stop = () => clearTimeout(timer);
  raw.once('end', stop).once('close', stop).once('error', stop);
}
