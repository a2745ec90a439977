import type { MessageCode } from '@keel/contract';
import type { Reply } from '@keel/flows';
import type { Answers } from './api.ts';

/** What a call of openapi-fetch resolves with. */
export interface Answer<Wire> {
  readonly data?: Wire;
  readonly error?: unknown;
  readonly response: Response;
}

/**
 * Turns an answer of the server into the flows' `Reply`: its status, its text in the reader's language, and on success
 * the body that `read` returns.
 *
 * A success that `read` cannot parse (it throws) has a null body, which every flow shows as an unexpected error.
 */
export async function toReply<Wire, Body>(
  call: Promise<Answer<Wire>>,
  { now, translate }: Answers,
  read: (wire: Wire) => Body | null,
): Promise<Reply<Body>> {
  const { data, error, response } = await call.catch(unreadable);
  const envelope = asRecord(data ?? error);
  return {
    kind: 'answered',
    status: response.status,
    text: translateAnswer(envelope, translate) ?? wordsOf(envelope, error),
    ...(typeof envelope.code === 'string' && { code: envelope.code }),
    ...fieldsOf(envelope),
    ...(typeof envelope.bool === 'boolean' && { bool: envelope.bool }),
    body: data === undefined ? null : attempt(() => read(data)),
    ...retryAfter(response),
    at: now(),
  };
}

/**
 * Turns a success that could not be parsed into a refusal: it came from a captive portal, so nothing was done. Not for
 * calls whose unknown outcome is looked up.
 */
export function orRefused<Body>(reply: Reply<Body>): Reply<Body> {
  return reply.status === 200 && reply.bool === undefined ? { ...reply, bool: false } : reply;
}

/**
 * A success that is not JSON, such as a captive portal's page, counts as an answer without a body; the parser's message
 * is not shown.
 */
function unreadable(error: unknown): Answer<never> {
  if (error instanceof SyntaxError) return { response: new Response(null, { status: 200 }) };
  throw error;
}

/** The server's message in the reader's language; null if it has no known code. */
function translateAnswer(
  { messageCode, params }: Record<string, unknown>,
  translate: Answers['translate'],
): string | null {
  return typeof messageCode === 'string' ? translate(messageCode as MessageCode, asRecord(params)) : null;
}

function wordsOf(envelope: Record<string, unknown>, error: unknown): string {
  if (typeof envelope.message === 'string') return envelope.message;
  return typeof error === 'string' ? error : '';
}

/** The fields that the refusal names. */
function fieldsOf({ errors }: Record<string, unknown>): { fields?: readonly string[] } {
  if (!Array.isArray(errors)) return {};
  const fields = errors.map((error) => asRecord(error).field).filter((field) => typeof field === 'string');
  return fields.length > 0 ? { fields } : {};
}

/** The Retry-After header in seconds; our server never sends its date form. */
function retryAfter({ headers }: Response): { retryAfterMs?: number } {
  const seconds = Number(headers.get('Retry-After') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? { retryAfterMs: seconds * 1000 } : {};
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function attempt<Value>(work: () => Value): Value | null {
  try {
    return work();
  } catch {
    return null;
  }
}
