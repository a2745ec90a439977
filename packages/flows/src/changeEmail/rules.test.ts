import { describe, expect, it } from 'vitest';
import { newEmailError } from './rules.ts';

describe('changeEmail rules', () => {
  it.each([
    ['ada.new@example.com', null],
    ['  ada.new@example.com ', null],
    ['ada', 'Enter a valid email'],
    [`${'a'.repeat(250)}@b.co`, 'Enter a valid email'],
    [' ADA@example.com ', 'This is already your email.'],
  ])('[AUTH-3] %j', (email, error) => {
    expect(newEmailError({ current: 'Ada@example.com', email })).toBe(error);
  });
});
