import { expect, it } from 'vitest';
import { cleanFactorCode, isFactor } from './secondFactor.ts';
import { Secret } from './secret.ts';

it.each([
  ['', ''],
  ['041736', '041736'],
  ['041 736', '041736'],
  ['0417369', '041736'],
  ['Your code is 041736.', '041736'],
  ['abc', ''],
  ['١٢٣٤٥٦', ''],
])('[AUTH-4] of %j the field keeps %j', (typed, expected) => {
  expect(cleanFactorCode(typed)).toBe(expected);
});

it.each([
  ['code', '041736', true],
  ['code', '04173', false],
  ['code', '0417360', false],
  ['code', '041736\n', false],
  ['recovery', '041736', false],
  ['recovery', '7k3m-9x2p-a4tz-5n8q', true],
  ['recovery', ' 7K3M 9X2P A4TZ 5N8Q ', true],
  ['recovery', '7k3m9x2pa4tz5n8q', true],
  ['recovery', '7k3m-9x2p-a4tz-5n8', false],
  ['recovery', '7k3m-9x2p-a4tz-5n8qq', false],
  ['recovery', '7k3m-9x2p-a4tz-5n8ü', false],
  ['recovery', `${'-'.repeat(24)}7k3m9x2pa4tz5n8q`, true],
  ['recovery', `${'-'.repeat(25)}7k3m9x2pa4tz5n8q`, false],
  ['code', '7k3m-9x2p-a4tz-5n8q', false],
] as const)('[AUTH-4] as %s, %j has the right format: %j', (way, typed, is) => {
  expect(isFactor(way, new Secret(typed))).toBe(is);
});
