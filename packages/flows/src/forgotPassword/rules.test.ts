import { describe, expect, it } from 'vitest';
import { emailError, isTyped } from './rules.ts';

describe('forgotPassword rules', () => {
  it.each([
    ['ada@example.com', null],
    ['  ada@example.com ', null],
    ['ada', 'Enter a valid email'],
    [`${'a'.repeat(250)}@b.co`, 'Enter a valid email'],
  ])('[AUTH-1] %j', (email, error) => {
    expect(emailError(email)).toBe(error);
  });

  it('[AUTH-1] blanks count as an empty field', () => {
    expect(['', '  ', ' a'].map(isTyped)).toEqual([false, false, true]);
  });
});
