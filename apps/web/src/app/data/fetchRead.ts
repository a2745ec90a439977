import {
  type EpochMs,
  loadFailures,
  type Reply,
  replyText,
  requestTimeout,
  succeeded,
  Unauthorized,
} from '@keel/flows';
import { withTimeout } from '../../platform/withTimeout.ts';

/** A read as the cache keeps it. */
export interface Loaded<Data> {
  readonly body: Data;
  /** When it arrived. */
  readonly at: EpochMs;
}

/** Why data could not be loaded; its message is shown to the person. */
export class ReadFailure extends Error {
  override readonly name = 'ReadFailure';
  /** How long the server asks to wait before the next try, in ms. */
  readonly retryAfterMs: number | undefined;

  constructor(message: string, retryAfterMs?: number) {
    super(message);
    this.retryAfterMs = retryAfterMs;
  }
}

/** Loads the data of a read. */
export type Load<Data> = (signal: AbortSignal) => Promise<Reply<Data>>;

/**
 * The function of a query: the data of a success; otherwise it rejects. The message is the server's if it sent one, and `failureText`
 * if it did not, if the body has the wrong shape, and if there is no answer within 20 seconds (DASH-8, ERR-1). A refused token
 * rejects with `Unauthorized`, since the session reports it (ERR-2).
 */
export async function fetchRead<Data>(
  load: Load<Data>,
  signal: AbortSignal,
  failureText: string = loadFailures.other,
): Promise<Loaded<Data>> {
  const reply = await withTimeout(load, requestTimeout, signal).catch((error: unknown): never => {
    throw error instanceof Unauthorized ? error : new ReadFailure(failureText);
  });
  if (succeeded(reply)) return { body: reply.body, at: reply.at };
  const isRefused = reply.status !== 200 || reply.bool === false;
  throw new ReadFailure(isRefused ? replyText(reply, failureText) : failureText, reply.retryAfterMs);
}
