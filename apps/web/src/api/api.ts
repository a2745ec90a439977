import type { Client } from './client.ts';

/** What every call of src/api needs. */
export interface Api {
  readonly client: Client;
  /** For what is not of the contract's server: an object store that a file is sent to, without the session's token. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Ms since the epoch, by the clock of this browser. */
  readonly now: () => number;
}
