import type { OperationId } from '@keel/contract';
import type { Caller } from '../contract/contract.ts';

/** A request as every host passes it to the steps of a call: admit, check, handle, write. */
export interface Incoming {
  readonly id: string;
  /** Header names in lower case. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The caller's address for rate limits; see `Call`. */
  readonly addressKey: string;
  /** The truncated address for the security log; null if there is none. */
  readonly network: string | null;
  /** Set by `admit`; null before that, and for operations without authentication. */
  caller: Caller<OperationId>;
}

/** A header that must occur once; undefined if it is missing or repeated. */
export function headerOf({ headers }: Pick<Incoming, 'headers'>, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
}
