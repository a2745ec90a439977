import { describe, expect, it } from 'vitest';
import { Secret } from '../secret.ts';
import { noon } from '../testing/samples.ts';
import { hasToken, isRegistered, setAge, toPersist, toSave } from './rules.ts';

const day = 86_400_000;
const context = { userId: 'ada', token: null, left: 0 };
const stamp = { userId: 'ada', at: noon };

describe('push rules', () => {
  it.each([
    ['granted', 'ada', 0, true],
    ['granted', 'ada', 7 * day - 1, true],
    ['granted', 'ada', 7 * day, false],
    ['granted', 'ada', -1, false],
    ['granted', 'bob', 0, false],
    ['granted', null, 0, false],
    ['denied', 'ada', 0, false],
    ['default', 'ada', 0, false],
    ['missing', 'ada', 0, false],
  ] as const)('[PUSH-3] %s, saved for %j %j ms ago: %j', (permission, userId, age, isFresh) => {
    const storedStamp = userId === null ? null : { userId, at: noon };
    expect(isRegistered(context, { permission, stamp: storedStamp, at: noon + age })).toBe(isFresh);
  });

  it.each([
    [0, 7 * day],
    [3 * day, 4 * day],
  ])('[PUSH-3] after %j ms, %j ms remain', (age, left) => {
    expect(setAge({ permission: 'granted', stamp, at: noon + age })).toEqual({ left });
  });

  it.each([
    [new Secret('endpoint'), true],
    [new Secret(''), false],
    [null, false],
  ])('[PUSH-2] token %#: %j', (token, isThere) => {
    expect(hasToken(token)).toBe(isThere);
  });

  it('[PUSH-2] nothing is sent without a user or without a token', () => {
    const token = new Secret('endpoint');
    expect(toSave({ ...context, token })).toEqual({ token, userId: 'ada' });
    expect(() => toSave(context)).toThrow(TypeError);
    expect(() => toSave({ ...context, token, userId: null })).toThrow(TypeError);
    const stamps = [context, { ...context, userId: null }].map((each) => toPersist(each, noon).stamp);
    expect(stamps).toEqual([stamp, null]);
  });
});
