import { describe, expect, it } from 'vitest';
import { Secret } from '../secret.ts';
import { findErrors, isComplete, isInvalid, isValid } from './rules.ts';

const short = 'Password must be at least 8 characters';
const long = 'Password must be at most 128 characters';
const different = 'Passwords do not match';
const both = (password: string, confirmPassword: string) => ({
  password: new Secret(password),
  confirmPassword: new Secret(confirmPassword),
});

describe('resetPassword rules', () => {
  it.each([
    ['lantern8', 'lantern8', null, null],
    ['🔑'.repeat(8), '🔑'.repeat(8), null, null],
    ['x'.repeat(128), 'x'.repeat(128), null, null],
    ['lantern', 'lantern', short, null],
    ['🔑'.repeat(7), '🔑'.repeat(7), short, null],
    ['x'.repeat(129), 'x'.repeat(129), long, null],
    ['lantern8', 'lantern9', null, different],
    ['short', 'other', short, different],
  ])('[AUTH-6] %j and %j', (password, again, passwordError, againError) => {
    expect(findErrors(both(password, again))).toEqual({ password: passwordError, confirmPassword: againError });
  });

  it('[AUTH-1] a form is valid, invalid or incomplete, and only one of these', () => {
    const verdicts = [
      both('', ''),
      both('lantern8', ''),
      both('', 'lantern8'),
      both('a', 'a'),
      both('lantern8', 'lantern8'),
    ].map((secrets) => [isComplete(secrets), isInvalid(secrets), isValid(secrets)]);
    expect(verdicts).toEqual([
      [false, false, false],
      [false, false, false],
      [false, false, false],
      [true, true, false],
      [true, false, true],
    ]);
  });
});
