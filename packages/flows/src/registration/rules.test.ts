import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ada, image } from '../testing/samples.ts';
import {
  findErrors,
  openAttempt,
  registrationLimits,
  registrationSteps,
  reloadedDraft,
  startRegistration,
  toCall,
} from './rules.ts';
import type { RegistrationField } from './types.ts';

const start = startRegistration({ user: { ...ada, state: 'Oslo', address: '12 Harbour Road' } });

/** The error of one field in a form that is otherwise valid. */
function errorOf(name: RegistrationField, value: string): string | null {
  return findErrors({ ...start, fields: { ...start.fields, Nid: 'A1234 567', [name]: value } })[name];
}

/** The limits of each field in the contract. */
function contractFields(): Record<string, { maxLength: number; minLength: number; pattern: string }> {
  const text = readFileSync(new URL('../../../../openapi.yaml', import.meta.url), 'utf8');
  const { components } = parse(text) as {
    components: {
      schemas: {
        RegistrationRequest: { properties: Record<string, { maxLength: number; minLength: number; pattern: string }> };
      };
    };
  };
  return components.schemas.RegistrationRequest.properties;
}

describe('registration rules', () => {
  it.each(['firstName', 'lastName', 'state', 'address', 'country'] as const)('[KYC-3 FIELD-1] %s', (name) => {
    expect(errorOf(name, '')).toBe('field should not be empty');
    expect(errorOf(name, ' \t')).toBe('field should not be empty');
    expect(errorOf(name, ' Oslo ')).toBeNull();
    expect(errorOf(name, 'x'.repeat(100))).toBeNull();
    expect(errorOf(name, 'Ø'.repeat(100))).toBeNull();
    expect(errorOf(name, '🏠'.repeat(100))).toBeNull();
    expect(errorOf(name, 'x'.repeat(101))).toBe('field is not valid');
    expect(errorOf(name, 'a\u0000b')).toBe('field is not valid');
  });

  it('[KYC-3] a name may have a single character, a country may not', () => {
    expect([errorOf('firstName', 'A'), errorOf('country', 'A'), errorOf('country', 'AB')]).toEqual([
      null,
      'field is not valid',
      null,
    ]);
  });

  it.each([
    ['', 'field should not be empty'],
    ['   ', 'field should not be empty'],
    ['A12', 'number is not valid'],
    ['A123', null],
    [' A123 ', null],
    ['123-45-6789', null],
    ['a'.repeat(32), null],
    ['a'.repeat(33), 'number is not valid'],
    ['A1234_567', 'number is not valid'],
    ['Ø1234', 'number is not valid'],
    ['A123\n4', 'number is not valid'],
  ])('[KYC-3] number %j: %s', (nid, error) => {
    expect(errorOf('Nid', nid)).toBe(error);
  });

  it('[KYC-3] the limits are those of the contract', () => {
    const { firstName, lastName, state, address, country, Nid } = contractFields();
    const lengths = [firstName, lastName, state, address, country].map((field) => field?.maxLength);
    expect(new Set(lengths)).toEqual(new Set([registrationLimits.text]));
    expect(country?.minLength).toBe(2);
    expect(Nid?.pattern).toBe('^[A-Za-z0-9 -]{4,32}$');
    expect(registrationLimits.nid).toBe(32);
  });

  it('[KYC-1] each field belongs to one step', () => {
    expect(Object.values(registrationSteps).flat().toSorted()).toEqual(Object.keys(start.errors).toSorted());
  });

  it('[KYC-1, CARD-3] a reload keeps neither the number nor the image, and says so if there were any', () => {
    const { fields } = start;
    const photo = image('image/png', 1_000);
    const kept = { fields: { ...fields, Nid: '' }, photo: null };
    expect(reloadedDraft({ fields: { ...fields, Nid: 'A1234' }, photo: null })).toEqual({
      ...kept,
      isIncomplete: true,
    });
    expect(reloadedDraft({ fields, photo })).toEqual({ ...kept, isIncomplete: true });
    expect(reloadedDraft({ fields, photo: null })).toEqual({ ...kept, isIncomplete: false });
  });

  it('[KYC-2] submitting a form without its image is a programming error', () => {
    expect(() => openAttempt(start)).toThrow('There is no image yet');
    expect(() => toCall(start)).toThrow('No registration was submitted.');
  });
});
