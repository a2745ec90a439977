import { expect, it } from 'vitest';
import { Secret } from '../secret.ts';
import { isProof } from './rules.ts';
import type { ProofWay } from './types.ts';

it.each<[ProofWay, string, boolean]>([
  ['password', 'x', true],
  ['password', '', false],
  ['code', '041736', true],
  ['code', '04173a', false],
  ['recovery', '7k3m 9x2p a4tz 5n8q', true],
  ['recovery', '041736', false],
])('[PAYOUT-4] as a %s, the typed text has the right format: case %#', (way, typed, is) => {
  expect(isProof(way, new Secret(typed))).toBe(is);
});
