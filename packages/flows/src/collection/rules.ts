import { bodyOf, replyText } from '../reply.ts';
import type { CollectionContext, LoadReply } from './types.ts';

export function takeData<Data>(reply: LoadReply<Data>): Partial<CollectionContext<Data>> {
  return { data: bodyOf(reply), fetchedAt: reply.at, message: '' };
}

/** DASH-8, ERR-1: the server's words when it refused with some, else the list's own. */
export function refusal(context: CollectionContext<unknown>, reply: LoadReply<unknown>): string {
  const hasWords = reply.status !== 200 || reply.bool === false;
  return hasWords ? replyText(reply, context.failureText) : context.failureText;
}
