import type { OperationId } from '@keel/contract';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { parse } from 'secure-json-parse';
import { acceptsForm, isForm, isFormTooLong } from '../calls/admit.ts';
import { headerOf, type Incoming } from '../calls/Incoming.ts';
import { Refused } from '../contract/Refused.ts';
import { refusals } from '../contract/refusals.ts';
import type { ReadForm } from './webForm.ts';

/** Maximum size in bytes of a body that is not a form. */
export const BODY_BYTES = 64 * 1024;
const JSON_TYPE = /^application\/json(;|$)/i;

/**
 * Reads the body of a call: the value of a JSON body, or a reader for a form. Throws the refusal if the body is not
 * acceptable.
 */
export async function readBody(
  operation: OperationId,
  request: Request,
  incoming: Incoming,
  readForm: ReadForm,
): Promise<unknown> {
  const type = headerOf(incoming, 'content-type');
  if (acceptsForm(operation)) {
    if (isFormTooLong(incoming)) throw new Refused(refusals.tooLarge);
    return readForm(request, type ?? '');
  }
  if (request.method !== 'POST') return undefined;
  const text = await request.text();
  if (type === undefined && text === '') return undefined;
  if (isForm(incoming) || !JSON_TYPE.test(type ?? '')) throw new Refused(refusals.wrongType);
  if (text.length > BODY_BYTES || utf8ToBytes(text).length > BODY_BYTES) throw new Refused(refusals.tooLarge);
  try {
    return parse(text);
  } catch {
    throw new Refused(refusals.malformed);
  }
}
