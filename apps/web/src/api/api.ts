import type { Client } from './client.ts';

/** What every call of src/api needs. */
export interface Api {
  readonly client: Client;
  /** Ms since the epoch, by the clock of this browser. */
  readonly now: () => number;
}
