import { countCharacters } from '../characters.ts';
import { accepted } from '../reply.ts';
import type { RequestTradeCall, RequestTradeContext, RequestTradeReply } from './types.ts';

/** The longest note that the contract accepts, in characters. */
export const requestTradeLimits = { note: 500 } as const;

/** Whether the note can be sent; an empty one can. */
export function isNote({ note }: RequestTradeContext): boolean {
  const sent = note.trim();
  return countCharacters(sent) <= requestTradeLimits.note && !sent.includes('\u0000');
}

/** What to send; an empty note is left out. */
export function toCall({ user, note }: RequestTradeContext): RequestTradeCall {
  const sent = note.trim();
  return sent === '' ? { user } : { user, note: sent };
}

/** Whether the server accepted it: its envelope says so, unlike a captive portal's page. */
export function isSent(reply: RequestTradeReply): boolean {
  return accepted(reply) && reply.bool === true;
}
