import { describe, expect, it } from 'vitest';
import { Secret } from '../secret.ts';
import { starterId, success } from '../testing/samples.ts';
import { emptyFields, findErrors, isFaultless, nextPage, noErrors } from './rules.ts';
import type { SignupFields } from './types.ts';

const right: SignupFields = {
  firstName: 'Ada',
  lastName: 'Park',
  email: 'ada@example.com',
  gender: 'male',
  country: 'Norway',
  phone: '1',
  packageId: starterId,
};
const same = { password: new Secret('x'), confirmPassword: new Secret('x') };

describe('signup rules', () => {
  it('[SIGNUP-2] a right form has no errors', () => {
    expect(findErrors(right, same)).toEqual(noErrors);
    expect(isFaultless(right, same)).toBe(true);
  });

  it.each([
    ['firstName', '', 'First name is required'],
    ['firstName', '   ', 'First name is required'],
    ['lastName', '', 'Last name is required'],
    ['email', '', 'Invalid email'],
    ['email', 'ada', 'Invalid email'],
    ['gender', '', 'Select gender'],
    ['country', '', 'Select country'],
    ['phone', ' ', 'Phone number is required'],
  ] as const)('[SIGNUP-2] %s %j says %j and nothing else', (field, value, message) => {
    const wrong = { ...right, [field]: value };
    expect(findErrors(wrong, same)).toEqual({ ...noErrors, [field]: message });
    expect(isFaultless(wrong, same)).toBe(false);
  });

  it.each([
    ['', '', 'Password is required', null],
    ['', 'x', 'Password is required', 'Passwords do not match'],
    ['x', '', null, 'Passwords do not match'],
    ['x', 'X', null, 'Passwords do not match'],
    ['x', 'x ', null, 'Passwords do not match'],
  ])('[SIGNUP-2] password %j and %j', (first, second, password, confirmPassword) => {
    const secrets = { password: new Secret(first), confirmPassword: new Secret(second) };
    expect(findErrors(right, secrets)).toEqual({ ...noErrors, password, confirmPassword });
  });

  it('[SIGNUP-2] the empty form starts without errors on show', () => {
    expect(isFaultless(emptyFields, same)).toBe(false);
  });

  it('[SIGNUP-6] an answer without a url goes to the code entry', () => {
    expect(nextPage({ ...success({ url: null }), body: null })).toBe('/verification');
  });
});
