import { type Reply, succeeded } from './reply.ts';
import { isRecord } from './shape.ts';

/** A reply whose body is an array of objects, checked because a server may send anything. */
export function hasList<Item extends object>(
  reply: Reply<readonly Item[]>,
): reply is Reply<readonly Item[]> & { readonly body: readonly Item[] } {
  return succeeded(reply) && Array.isArray(reply.body) && reply.body.every(isRecord);
}
