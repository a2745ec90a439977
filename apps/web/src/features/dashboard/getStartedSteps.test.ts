import type { Investment } from '@keel/flows';
import { expect, test } from 'vitest';
import { getStartedSteps } from './getStartedSteps.ts';

const nobody = { kycVerified: 'false', profilePhotoUrl: null, walletFeauture: false } as const;
const done = { kycVerified: 'true', profilePhotoUrl: '/storage/photo.webp', walletFeauture: true } as const;
const deposited = (totalDeposit: number) => ({ totalDeposit }) as unknown as Investment;
const states = (...parameters: Parameters<typeof getStartedSteps>) =>
  getStartedSteps(...parameters).map(({ name, state }) => `${name} ${state}`);

test('[DASH-10] a new account has every step open, with a wallet only where it is enabled', () => {
  expect(states(nobody, deposited(0), false)).toEqual(['identity open', 'photo open', 'deposit open']);
  expect(states({ ...nobody, walletFeauture: true }, null, false).at(-1)).toBe('wallet open');
});

test('[DASH-10] documents under review are neither open nor done', () => {
  expect(states({ ...nobody, kycVerified: 'pending' }, deposited(0), false)[0]).toBe('identity review');
});

test('[DASH-10] steps that are done stay in the list while another one is open', () => {
  expect(states({ ...done, profilePhotoUrl: null }, deposited(100), true)).toEqual([
    'identity done',
    'photo open',
    'deposit done',
    'wallet done',
  ]);
});

test('[DASH-10] there is no list when all is done, nor for a missing wallet alone, nor before the deposits have loaded', () => {
  expect(states(done, deposited(100), true)).toEqual([]);
  expect(states(done, deposited(100), false)).toEqual([]);
  expect(states(done, null, false)).toEqual([]);
  expect(states(done, deposited(0), true)).toContain('deposit open');
});
