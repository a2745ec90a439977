import type { OperationId } from '@keel/contract';
import type { Caller } from '../contract/contract.ts';

/** A request as every host hands it to the steps of a call: admit, check, handle, write. */
export interface Incoming {
  readonly id: string;
  /** By their names in small letters. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Where it comes from, as limits count it; see `Call`. */
  readonly addressKey: string;
  /** The first part of the address, for the security log; null where there is none. */
  readonly network: string | null;
  /** Set by `admit`; null before, and for a call that anybody may make. */
  caller: Caller<OperationId>;
}

/** A header that is sent once; undefined where it is missing or repeated. */
export function headerOf({ headers }: Pick<Incoming, 'headers'>, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
}
