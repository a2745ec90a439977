import { type Reply, succeeded } from './reply.ts';
import { isRecord } from './shape.ts';

/** A reply with a list of things, however few: what a server sends may be anything. */
export function bringsList<Item extends object>(
  reply: Reply<readonly Item[]>,
): reply is Reply<readonly Item[]> & { readonly body: readonly Item[] } {
  return succeeded(reply) && Array.isArray(reply.body) && reply.body.every(isRecord);
}
