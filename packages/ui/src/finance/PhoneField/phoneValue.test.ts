import { describe, expect, it } from 'vitest';
import * as tools from './phone.ts';
import { phoneValue, splitPhone } from './phoneValue.ts';

describe('phoneValue', () => {
  it.each([
    ['912 345 678', 'PT', '+351912345678'],
    ['0170 1234567', 'DE', '+491701234567'],
    ['+49 170 1234567', 'PT', '+491701234567'],
    ['0049 170 1234567', 'PT', '+491701234567'],
    ['(212) 555-0123', 'US', '+12125550123'],
    ['٠١٠٠١٢٣٤٥٦٧', 'EG', '+201001234567'],
    ['+49 170 1234567', null, '+491701234567'],
    ['  ', 'PT', ''],
    ['12', 'PT', '12'],
    ['912 345 678', null, '912 345 678'],
    ['912 345 678', 'AQ', '912 345 678'],
    ['+49', 'PT', '+49'],
  ])('[SIGNUP-5] %j in %s is %j', (text, country, value) => {
    expect(phoneValue({ text, country }, tools)).toBe(value);
  });

  it('[SIGNUP-5] without the tools it is what was typed', () => {
    expect(phoneValue({ text: ' 912 345 678', country: 'PT' }, null)).toBe('912 345 678');
  });
});

describe('splitPhone', () => {
  it.each([
    ['+49 170 1234567', 'PT', { text: '0170 1234567', country: 'DE' }],
    ['+44 20 7946 0123', null, { text: '020 7946 0123', country: 'GB' }],
    ['+1 212 555 0123', 'CA', { text: '(212) 555-0123', country: 'US' }],
    ['912 345 678', 'PT', { text: '912 345 678', country: 'PT' }],
    ['+49 1', 'PT', { text: '+49 1', country: 'PT' }],
  ])('[SIGNUP-1] %j in %s', (text, country, entry) => {
    expect(splitPhone({ text, country }, tools)).toEqual(entry);
  });
});
