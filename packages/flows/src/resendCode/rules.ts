import { requestedPause } from '../reply.ts';
import type { EpochMs } from '../types.ts';
import type { ResendCodeContext, ResendCodeInput, ResendCodeReply } from './types.ts';

/** VERIFY-4: time between two codes. */
export const cooldown = 60_000;

/** The remaining wait after a code that was sent before this page was opened. */
export function startWait({ email, at, sentAt }: ResendCodeInput): ResendCodeContext {
  const readyAt = sentAt === undefined ? 0 : sentAt + cooldown;
  return readyAt > at ? { email, readyAt, left: readyAt - at } : { email, readyAt: 0, left: 0 };
}

/** The wait after a code was sent, or as long as the server asks to wait. */
export function setWait(reply: ResendCodeReply): Partial<ResendCodeContext> {
  const left = requestedPause(reply) ?? cooldown;
  return { readyAt: reply.at + left, left };
}

/** Whole seconds until the moment, rounded up, never below 0. */
export function secondsLeft(readyAt: EpochMs, now: EpochMs): number {
  const ms = readyAt - now;
  return ms <= 0 ? 0 : (ms + 999 - ((ms + 999) % 1_000)) / 1_000;
}
