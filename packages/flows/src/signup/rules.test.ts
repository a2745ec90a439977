import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { Secret } from '../secret.ts';
import { starterId, success } from '../testing/samples.ts';
import { emptyFields, findErrors, hasNoErrors, nextPage, noErrors, signupLimits } from './rules.ts';
import type { SignupFields } from './types.ts';

const right: SignupFields = {
  firstName: 'Ada',
  lastName: 'Park',
  email: 'ada@example.com',
  gender: 'male',
  country: 'Norway',
  phone: '+47 123 45 678',
  packageId: starterId,
};
const both = (password: string) => ({ password: new Secret(password), confirmPassword: new Secret(password) });
const matching = both('sesame7');

interface TextSchema {
  readonly minLength: number;
  readonly maxLength: number;
  readonly pattern: string;
}

/** The limits of each field in the contract. */
function contractFields(): Record<string, TextSchema> {
  const text = readFileSync(new URL('../../../../openapi.yaml', import.meta.url), 'utf8');
  const { components } = parse(text) as {
    components: { schemas: { SignupRequest: { properties: Record<string, TextSchema> } } };
  };
  return components.schemas.SignupRequest.properties;
}

/** Whether the flow would send this phone number. */
function isTaken(phone: string): boolean {
  return hasNoErrors({ ...right, phone }, matching);
}

describe('signup rules', () => {
  it('[SIGNUP-2] a valid form has no errors', () => {
    expect(findErrors(right, matching)).toEqual(noErrors);
    expect(hasNoErrors(right, matching)).toBe(true);
  });

  it.each([
    ['firstName', '', 'First name is required'],
    ['firstName', '   ', 'First name is required'],
    ['lastName', '', 'Last name is required'],
    ['email', '', 'Invalid email'],
    ['email', 'ada', 'Invalid email'],
    ['email', `${'x'.repeat(243)}@example.com`, 'Invalid email'],
    ['firstName', 'x'.repeat(61), 'First name is required'],
    ['lastName', 'x'.repeat(61), 'Last name is required'],
    ['firstName', 'a\u0000b', 'First name is required'],
    ['firstName', 'a\u001Fb', 'First name is required'],
    ['lastName', 'a\tb', 'Last name is required'],
    ['lastName', 'a\u007Fb', 'Last name is required'],
    ['email', '<b>@x.com', 'Invalid email'],
    ['email', '😀@example.com', 'Invalid email'],
    ['email', 'ada\u202E@example.com', 'Invalid email'],
    ['email', 'a\u0000da@example.com', 'Invalid email'],
    ['gender', '', 'Select gender'],
    ['country', '', 'Select country'],
    ['country', ' \t', 'Select country'],
    ['phone', '', 'Phone number is required'],
    ['phone', '      ', 'Phone number is required'],
    ['phone', '1234', 'number is not valid'],
    ['phone', ' 1234 ', 'number is not valid'],
    ['phone', '1'.repeat(21), 'number is not valid'],
    ['phone', '12345x', 'number is not valid'],
    ['phone', '123+45', 'number is not valid'],
    ['phone', '١٢٣٤٥', 'number is not valid'],
  ] as const)('[SIGNUP-2 FIELD-1] for %s %j the message is %j and nothing else', (field, value, message) => {
    const wrong = { ...right, [field]: value };
    expect(findErrors(wrong, matching)).toEqual({ ...noErrors, [field]: message });
    expect(hasNoErrors(wrong, matching)).toBe(false);
  });

  it.each([
    ['firstName', 'x'.repeat(60)],
    ['firstName', ` ${'x'.repeat(60)} `],
    ['lastName', '𠮷'.repeat(60)],
    ['lastName', '~ \u0080é'],
    ['email', `${'x'.repeat(242)}@example.com`],
    ['phone', '12345'],
    ['phone', ` ${'1'.repeat(20)} `],
    ['phone', '+1 (555) 01/23.4-5'],
  ] as const)('[SIGNUP-2 FIELD-1] %s %j is valid', (field, value) => {
    expect(findErrors({ ...right, [field]: value }, matching)).toEqual(noErrors);
  });

  it.each([
    [0, 'Password is required'],
    [1, 'password should be 7 characters'],
    [6, 'password should be 7 characters'],
    [7, null],
    [128, null],
    [129, 'password should be 128 characters at most'],
  ])('[SIGNUP-2 FIELD-1] a password of %i characters: %j', (length, error) => {
    expect([
      findErrors(right, both('x'.repeat(length))).password,
      findErrors(right, both('🔑'.repeat(length))).password,
    ]).toEqual([error, error]);
  });

  it('[SIGNUP-5] the limits are those of the contract', () => {
    const { firstName, lastName, email, phone, password, confirmPassword } = contractFields();
    expect({
      name: firstName?.maxLength,
      email: email?.maxLength,
      phone: phone?.maxLength,
      phoneMin: phone?.minLength,
      passwordMin: password?.minLength,
      passwordMax: password?.maxLength,
    }).toEqual(signupLimits);
    expect([lastName?.maxLength, confirmPassword?.maxLength]).toEqual([signupLimits.name, signupLimits.passwordMax]);
  });

  it('[SIGNUP-5] a phone number is valid if the contract accepts it', () => {
    const form = new RegExp(contractFields()['phone']?.pattern ?? '');
    const signs = Array.from({ length: 128 }, (_, code) => String.fromCodePoint(code));
    const phones = signs.flatMap((sign) => [`${sign}12345`, `123${sign}45`]).filter((phone) => phone === phone.trim());
    expect(phones.filter(isTaken)).toEqual(phones.filter((phone) => form.test(phone)));
    expect(phones.filter(isTaken)).toContain('+12345');
  });

  it.each([
    ['', '', 'Password is required', null],
    ['', 'sesame7', 'Password is required', 'Passwords do not match'],
    ['sesame7', '', null, 'Passwords do not match'],
    ['sesame7', 'Sesame7', null, 'Passwords do not match'],
    ['sesame7', 'sesame7 ', null, 'Passwords do not match'],
    ['sesame', 'sesame7', 'password should be 7 characters', 'Passwords do not match'],
  ])('[SIGNUP-2] password %j with repetition %j', (first, second, password, confirmPassword) => {
    const secrets = { password: new Secret(first), confirmPassword: new Secret(second) };
    expect(findErrors(right, secrets)).toEqual({ ...noErrors, password, confirmPassword });
  });

  it('[SIGNUP-2] the empty form starts without visible errors', () => {
    expect(hasNoErrors(emptyFields, matching)).toBe(false);
  });

  it('[SIGNUP-6] an answer without a url leads to the code page', () => {
    expect(nextPage({ ...success({ url: null }), body: null })).toBe('/verification');
  });
});
