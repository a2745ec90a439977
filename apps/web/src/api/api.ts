import type { MessageCode, MessageParams } from '@keel/contract';
import type { Client } from './client.ts';

/** What is needed to turn an answer of the server into a reply for people. */
export interface Answers {
  /** Ms since the epoch, by this browser's clock. */
  readonly now: () => number;
  /**
   * The sentence of an answer in the reader's language, by its code (SET-2); null if the server's own text is to be
   * shown: in English, and if the code is newer than this app.
   */
  readonly translate: (code: MessageCode, params: MessageParams) => string | null;
}

/** A token that this browser stores and sends back. */
export interface StoredToken {
  read(): string | null;
  /** null removes it. */
  store(token: string | null): void;
}

/** What every function of src/api needs. */
export interface Api extends Answers {
  readonly client: Client;
  /** Token of the sign-up that waits for its code; the code works only with it (AUTH-2). */
  readonly signUpToken: StoredToken;
  /** Token of the last sign-in: log-ins that send it are not delayed by other people's wrong passwords (AUTH-5). */
  readonly deviceToken: StoredToken;
  /** For requests outside the contract: an object store that receives a file, without the session's token. */
  readonly fetch: (request: Request) => Promise<Response>;
}
