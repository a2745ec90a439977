import { bodyOf, succeeded } from '../reply.ts';
import { isUser } from '../sign-in.ts';
import type { ChangeCurrencyCall, ChangeCurrencyContext, ChangeCurrencyReply } from './types.ts';

/** CUR-1: Select is disabled until a currency is chosen. */
export function isPicked({ picked }: ChangeCurrencyContext): boolean {
  return picked !== null;
}

/** The current currency was chosen again. */
export function isUnchanged({ picked, currency }: ChangeCurrencyContext): boolean {
  return picked?.code === currency;
}

/** What to send. @throws TypeError if nothing is chosen, which a guard prevents */
export function toCall({ picked, user }: ChangeCurrencyContext): ChangeCurrencyCall {
  if (picked === null) throw new TypeError('No currency is chosen; check it with isPicked first.');
  return { name: picked.name, code: picked.code, user };
}

/** Whether the answer has the updated user. */
export function isChanged(reply: ChangeCurrencyReply): boolean {
  return succeeded(reply) && isUser(reply.body) && typeof reply.body.currency === 'string';
}

/** Takes the currency from the user that the server returned. */
export function setUser(reply: ChangeCurrencyReply): Partial<ChangeCurrencyContext> {
  return { currency: bodyOf(reply).currency };
}
