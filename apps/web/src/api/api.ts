import type { MessageCode, MessageParams } from '@keel/contract';
import type { Client } from './client.ts';

/** What turns an answer of the wire into one for people. */
export interface Answers {
  /** Ms since the epoch, by the clock of this browser. */
  readonly now: () => number;
  /**
   * The sentence of an answer in the reader's language, by its code (SET-2); null where it is to be shown as it came: in
   * English, and when the server is newer than this app.
   */
  readonly say: (code: MessageCode, params: MessageParams) => string | null;
}

/** A token that this browser stores and sends back. */
export interface StoredToken {
  read(): string | null;
  /** Null removes it. */
  store(token: string | null): void;
}

/** What every call of src/api needs. */
export interface Api extends Answers {
  readonly client: Client;
  /** Of the sign-up that waits for its code; the code works only with this token (AUTH-2). */
  readonly signUpToken: StoredToken;
  /** Of the last sign-in: log-ins with it are not delayed by wrong passwords of others (AUTH-5). */
  readonly deviceToken: StoredToken;
  /** For what is not of the contract's server: an object store that a file is sent to, without the session's token. */
  readonly fetch: (request: Request) => Promise<Response>;
}
