import type { Logged } from '../intent.ts';
import { Secret } from '../secret.ts';
import { isCount, isRecord } from '../shape.ts';
import type { EpochMs } from '../types.ts';
import { pushMessages } from './messages.ts';
import type { PersistStamp, PushContext, PushPermission, PushToken, SaveTokenCall } from './types.ts';

/** PUSH-3: a token is refreshed if it is older than 7 days. */
export const tokenAge = 604_800_000;

/**
 * Granted, and this person's token was saved less than 7 days ago; after the clock was set back, the time is not
 * trusted.
 */
export function isRegistered({ userId }: PushContext, answer: PushPermission): boolean {
  if (permissionOf(answer) !== 'granted' || !isRecord(answer.stamp) || answer.stamp.userId !== userId) return false;
  const { stamp, at } = answer;
  return isCount(at) && isCount(stamp.at) && at >= stamp.at && at - stamp.at < tokenAge;
}

/** The browser's permission; 'missing' if its answer cannot be read. */
export function permissionOf(answer: PushPermission): PushPermission['permission'] {
  return isRecord(answer) ? answer.permission : 'missing';
}

/** The rest of the 7 days. */
export function setAge({ stamp, at }: PushPermission): Partial<PushContext> {
  return { left: tokenAge - (at - (stamp?.at ?? at)) };
}

/** The call that saves the token. @throws TypeError without a token or without a person */
export function toSave({ token, userId }: PushContext): SaveTokenCall {
  if (token === null || userId === null) throw new TypeError('There is no token, or nobody to save it for.');
  return { token, userId };
}

/** Whether the browser returned a subscription. */
export function hasToken(token: PushToken): boolean {
  return token instanceof Secret && token.length > 0;
}

/** When this person's token was saved; null for nobody. */
export function toPersist({ userId }: PushContext, at: EpochMs): PersistStamp {
  return { type: 'persistStamp', stamp: userId === null ? null : { userId, at } };
}

function info(text: string): Logged {
  return { type: 'logged', level: 'info', text };
}

function warning(text: string): Logged {
  return { type: 'logged', level: 'warning', text };
}

/** What is logged at each end (PUSH-2). */
export const logs = {
  unsupported: info(pushMessages.unsupported),
  denied: info(pushMessages.denied),
  workerFailed: warning(pushMessages.workerFailed),
  tokenFailed: warning(pushMessages.tokenFailed),
  noToken: warning(pushMessages.noToken),
  saved: info(pushMessages.saved),
  notSaved: warning(pushMessages.notSaved),
  notSent: warning(pushMessages.notSent),
  notRemoved: warning(pushMessages.notRemoved),
} as const;
