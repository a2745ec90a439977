import { expect, it } from 'vitest';
import { planNotice } from './planNotice.ts';

it.each([
  ['active', false, null],
  ['active', true, 'paused'],
  ['paused', false, 'paused'],
  ['paused', true, 'paused'],
  ['completed', false, 'completed'],
  ['completed', true, 'completed'],
  ['expired', false, 'expired'],
  ['expired', true, 'expired'],
] as const)('[DASH-7] the notice of a %s plan with paused %j is %s', (status, paused, kind) => {
  expect(planNotice({ status, paused })?.kind ?? null).toBe(kind);
});

it('[DASH-7] pause, congratulation and expiry have different messages', () => {
  const texts = (['paused', 'completed', 'expired'] as const).map(
    (status) => planNotice({ status, paused: false })?.text,
  );
  expect(texts).toEqual([
    'This plan is paused. No deposit is expected until it resumes.',
    'Congratulations, all deposits of this plan have been made.',
    'This plan has expired. Its remaining deposits can no longer be made.',
  ]);
});
