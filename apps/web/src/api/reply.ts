import type { MessageCode } from '@keel/contract';
import type { Reply } from '@keel/flows';
import type { Answers } from './api.ts';

/** What openapi-fetch resolves a call with. */
export interface Answer<Wire> {
  readonly data?: Wire;
  readonly error?: unknown;
  readonly response: Response;
}

/**
 * Turns an answer of the wire into the flows' `Reply`: its status, its words in the reader's language, and on success its body through `read`.
 *
 * A success that `read` cannot make sense of (it throws) has a null body, which every flow shows as an unexpected error.
 */
export async function toReply<Wire, Body>(
  call: Promise<Answer<Wire>>,
  { now, say }: Answers,
  read: (wire: Wire) => Body | null,
): Promise<Reply<Body>> {
  const { data, error, response } = await call.catch(unreadable);
  const envelope = asRecord(data ?? error);
  return {
    kind: 'answered',
    status: response.status,
    text: sayAnswer(envelope, say) ?? wordsOf(envelope, error),
    ...(typeof envelope.code === 'string' && { code: envelope.code }),
    ...(typeof envelope.bool === 'boolean' && { bool: envelope.bool }),
    body: data === undefined ? null : attempt(() => read(data)),
    ...retryAfter(response),
    at: now(),
  };
}

/**
 * Takes a success back that could not be read: it came from somebody else's network, and nothing was done. Not for calls
 * that are looked up when nobody knows what became of them.
 */
export function orRefused<Body>(reply: Reply<Body>): Reply<Body> {
  return reply.status === 200 && reply.bool === undefined ? { ...reply, bool: false } : reply;
}

/** A success that is not JSON, a captive portal's page for one: an answer without a body, not the parser's words. */
function unreadable(error: unknown): Answer<never> {
  if (error instanceof SyntaxError) return { response: new Response(null, { status: 200 }) };
  throw error;
}

/** The server's sentence in the reader's language; null without a code that is known. */
function sayAnswer({ messageCode, params }: Record<string, unknown>, say: Answers['say']): string | null {
  return typeof messageCode === 'string' ? say(messageCode as MessageCode, asRecord(params)) : null;
}

function wordsOf(envelope: Record<string, unknown>, error: unknown): string {
  if (typeof envelope.message === 'string') return envelope.message;
  return typeof error === 'string' ? error : '';
}

/** The server's wish in seconds; our server never sends the header's date form. */
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
