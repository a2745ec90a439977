import { describe, expect, it } from 'vitest';
import { Secret } from '../secret.ts';
import {
  afterLogin,
  applyChange,
  findErrors,
  isComplete,
  isInvalid,
  isValid,
  noErrors,
  toVerification,
} from './rules.ts';

const badEmail = 'Enter a valid email';
const longPassword = 'Password must be at most 128 characters';
const shortPassword = 'Password must be at least 4 characters';

const noFactor = { factor: null, way: 'code', factorError: '', wrong: 0 } as const;

describe('login rules', () => {
  it.each([
    ['ada@example.com', 'abcd', null, null],
    ['  ada@example.com  ', 'abcd', null, null],
    ['a.b+c@mail.example.co.uk', 'pässword 密码', null, null],
    ['ada', 'abcd', badEmail, null],
    ['ada@', 'abcd', badEmail, null],
    ['@example.com', 'abcd', badEmail, null],
    ['ada@example', 'abcd', badEmail, null],
    ['ada@example.', 'abcd', badEmail, null],
    ['ada@@example.com', 'abcd', badEmail, null],
    ['ada smith@example.com', 'abcd', badEmail, null],
    [`${'a'.repeat(250)}@b.co`, 'abcd', badEmail, null],
    ['ada@example.com', 'abc', null, shortPassword],
    ['ada@example.com', '🔑🔑🔑', null, shortPassword],
    ['ada@example.com', '🔑🔑🔑🔑', null, null],
    ['ada@example.com', '🔑'.repeat(128), null, null],
    ['ada@example.com', 'x'.repeat(129), null, longPassword],
    ["A9.!#$%&'*+/=?^_`{|}~-@example.com", 'abcd', null, null],
    [`ada@${'x'.repeat(63)}.com`, 'abcd', null, null],
    [`ada@${'x'.repeat(64)}.com`, 'abcd', badEmail, null],
    ['ada@exa-mple.com', 'abcd', null, null],
    ['ada@-example.com', 'abcd', badEmail, null],
    ['ada@example-.com', 'abcd', badEmail, null],
    ['ada@example..com', 'abcd', badEmail, null],
    ['ada@exämple.com', 'abcd', badEmail, null],
    ['<b>@x.com', 'abcd', badEmail, null],
    ['a..b@x.com', 'abcd', badEmail, null],
    ['.a@x.com', 'abcd', badEmail, null],
    ['😀@example.com', 'abcd', badEmail, null],
    ['ada\u202E@example.com', 'abcd', badEmail, null],
    ['a\u0000da@example.com', 'abcd', badEmail, null],
    ['ada', 'a', badEmail, shortPassword],
  ])('[LOGIN-2] %j with %j', (email, password, emailError, passwordError) => {
    expect(findErrors(email, new Secret(password))).toEqual({ email: emailError, password: passwordError });
  });

  it.each([
    ['', '', false],
    ['   ', 'abcd', false],
    ['ada@example.com', '', false],
    ['ada', 'a', true],
  ])('[LOGIN-2] Continue is enabled for %j and %j: %j', (email, password, isEnabled) => {
    expect(isComplete(email, new Secret(password))).toBe(isEnabled);
  });

  it('[LOGIN-2] a form is valid, invalid or incomplete, and only one of these', () => {
    const verdicts = ['', 'ada', 'ada@example.com'].flatMap((email) =>
      ['', 'abc', 'abcd'].map((word) => {
        const password = new Secret(word);
        return [isComplete(email, password), isInvalid(email, password), isValid(email, password)];
      }),
    );
    expect(verdicts).toEqual([
      [false, false, false],
      [false, false, false],
      [false, false, false],
      [false, false, false],
      [true, true, false],
      [true, true, false],
      [false, false, false],
      [true, true, false],
      [true, false, true],
    ]);
  });

  it('[LOGIN-2] editing one field keeps the error of the other', () => {
    const context = {
      email: 'ada',
      errors: { email: badEmail, password: shortPassword },
      message: '',
      returnTo: null,
      ...noFactor,
    };
    expect(applyChange(context, { type: 'field.changed', name: 'email', value: 'ada@' })).toEqual({
      email: 'ada@',
      errors: { ...noErrors, password: shortPassword },
    });
    expect(applyChange(context, { type: 'field.changed', name: 'password' })).toEqual({
      errors: { ...noErrors, email: badEmail },
    });
  });

  it.each([
    [null, '/invest'],
    ['/withdraw', '/withdraw'],
    ['/deposit-detail?id=7#pay', '/deposit-detail?id=7#pay'],
    ['/login', '/invest'],
    ['/logout', '/invest'],
    ['https://evil.example/invest', '/invest'],
  ])('[LOGIN-3 ROUTE-6] a login on the way to %j opens %s', (returnTo, to) => {
    expect(afterLogin(returnTo)).toEqual({ type: 'navigate', to, replace: true });
  });

  it('[LOGIN-4] only a path of this app is passed on to verification', () => {
    expect(toVerification(' ada@example.com', 'javascript:alert(1)')).toEqual({
      type: 'navigate',
      to: '/verification',
      state: { email: 'ada@example.com' },
    });
  });
});
