import { expect, it } from 'vitest';
import { kycBanner } from './kycBanner.ts';

const incomplete = {
  kind: 'incomplete',
  text: 'Identity Verification Incomplete',
  action: { text: 'Complete KYC Now', to: '/registeration' },
};

it.each([
  ['true', null],
  ['pending', { kind: 'pending', text: 'Verification Pending' }],
  ['false', incomplete],
  ['', incomplete],
  ['TRUE', incomplete],
  [null, incomplete],
  [undefined, incomplete],
])('[KYC-7] kycVerified %j', (kycVerified, banner) => {
  expect(kycBanner(kycVerified)).toEqual(banner);
});
