import { bodyOf, replyText } from '../reply.ts';
import type { CollectionContext, LoadReply } from './types.ts';

export function setData<Data>(reply: LoadReply<Data>): Partial<CollectionContext<Data>> {
  return { data: bodyOf(reply), fetchedAt: reply.at, message: '' };
}

/** DASH-8, ERR-1: the server's message if it sent one, otherwise that of the list. */
export function refusal(context: CollectionContext<unknown>, reply: LoadReply<unknown>): string {
  const hasWords = reply.status !== 200 || reply.bool === false;
  return hasWords ? replyText(reply, context.failureText) : context.failureText;
}
