import { sharedMessages } from './messages.ts';
import { isText } from './shape.ts';

/**
 * An answer of the server, refusals included: the value with which the port of every call resolves. Without an answer
 * (offline, aborted, not HTTP) the port rejects instead, with `TransportFailure` or another error.
 */
export interface Reply<Body = null> {
  readonly kind: 'answered';
  /** HTTP status. */
  readonly status: number;
  /** The server's message, otherwise the response text, unchanged; '' if it sent neither. */
  readonly text: string;
  /** The error code of a refusal in the contract; absent if the answer has none. */
  readonly code?: string;
  /** The fields that a refusal names, as they were sent; absent if it names none. */
  readonly fields?: readonly string[];
  /** The envelope's `bool`; absent if the answer has none. */
  readonly bool?: boolean;
  /** The body of a success, already in the app's units; null for a refusal, and if it did not have the right shape. */
  readonly body: Body | null;
  /** How long the server asks to wait, in ms (Retry-After). */
  readonly retryAfterMs?: number;
  /** When it arrived, in ms since the epoch, by the client's clock. */
  readonly at: number;
}

/** No answer from the server. `message` is shown to the person. */
export class TransportFailure extends Error {
  override readonly name = 'TransportFailure';

  constructor(message: string = sharedMessages.network) {
    super(message);
  }
}

/** ERR-2: the server refused the token (401). The session was notified already; the flow only returns to its idle state. */
export class Unauthorized extends Error {
  override readonly name = 'Unauthorized';
}

/** Whether this rejection is handled by the session and not by the flow. */
export function isUnauthorized(error: unknown): boolean {
  return asError(error) instanceof Unauthorized;
}

/** LOGIN-7: the message for a call without an answer: the exception's, or 'network error' if it has none. */
export function failureText(error: unknown): string {
  const text: unknown = asError(error)?.message;
  return isText(text) ? text : sharedMessages.network;
}

/** The server's message unchanged, or `fallback` if it sent none. */
export function replyText(reply: Reply<unknown>, fallback: string = sharedMessages.unexpected): string {
  return isText(reply.text) ? reply.text : fallback;
}

/** How long the server asks to wait, in ms; undefined if it does not ask, or asks for 0. */
export function requestedPause({ retryAfterMs }: Reply<unknown>): number | undefined {
  return Number.isFinite(retryAfterMs) && Number(retryAfterMs) > 0 ? retryAfterMs : undefined;
}

/** A 200 without `bool: false` in its envelope, with a body of the right shape. */
export function succeeded<Body>(reply: Reply<Body>): reply is Reply<Body> & { readonly body: Body } {
  return accepted(reply) && reply.body !== null;
}

/** The message of a refusal. A 200 of the wrong shape gets a general one, since its own would be wrong. */
export function refusalText(reply: Reply<unknown>): string {
  return accepted(reply) ? sharedMessages.unexpected : replyText(reply);
}

/** Whether the server requires a step-up first (PAYOUT-4). */
export function needsProof({ status, code }: Reply<unknown>): boolean {
  return status === 403 && code === 'step_up_needed';
}

/** A 200 without `bool: false` in its envelope. */
export function accepted(reply: Reply<unknown>): boolean {
  return reply.status === 200 && reply.bool !== false;
}

/** The body of a reply that `succeeded`. @throws TypeError if there is none, which a guard prevents */
export function bodyOf<Body>(reply: Reply<Body>): Body {
  if (reply.body === null) throw new TypeError('This answer has no body; check it with succeeded() first.');
  return reply.body;
}

/**
 * The rejection as an error; null when it is not an Error. A port may reject with anything, even with an object that throws when
 * it is read; that must not stop the flow.
 */
export function asError(error: unknown): Error | null {
  try {
    return error instanceof Error ? error : null;
  } catch {
    return null;
  }
}
