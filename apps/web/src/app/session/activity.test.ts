import { expect, it } from 'vitest';
import { createActivity } from './activity.ts';

function started() {
  let at = 1_000_000;
  const activity = createActivity(() => at);
  return { activity, at: () => at, pass: (ms: number) => (at += ms) };
}

it('[AUTH-7] counts the seconds since somebody used the app in any tab', () => {
  const { activity, at, pass } = started();
  pass(61_500);
  expect(activity.idleSeconds()).toBe(61);
  activity.record(at());
  expect(activity.idleSeconds()).toBe(0);
  // A report of another tab that arrives late.
  activity.record(at() - 30_000);
  expect(activity.idleSeconds()).toBe(0);
  // A clock that was set back.
  pass(-5000);
  expect(activity.idleSeconds()).toBe(0);
});

it('[AUTH-7] treats activity within 5 s of the last one as the same', () => {
  const { activity, at, pass } = started();
  pass(4999);
  expect(activity.isNewUse(at())).toBe(false);
  pass(1);
  expect(activity.isNewUse(at())).toBe(true);
});

it('[AUTH-7] reports activity to the server at most every 30 seconds, and nothing without activity', () => {
  const { activity, at, pass } = started();
  pass(29_999);
  activity.record(at());
  expect(activity.shouldReport()).toBe(false);
  pass(1);
  activity.record(at());
  expect([activity.shouldReport(), activity.shouldReport()]).toEqual([true, false]);
  pass(600_000);
  expect(activity.shouldReport()).toBe(false);
});
