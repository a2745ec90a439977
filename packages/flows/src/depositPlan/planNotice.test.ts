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
] as const)('[DASH-7] %s with paused %j has the notice %s', (status, paused, kind) => {
  expect(planNotice({ status, paused })?.kind ?? null).toBe(kind);
});

it('[DASH-7] a pause, a congratulation and an expiry have words of their own', () => {
  const texts = (['paused', 'completed', 'expired'] as const).map(
    (status) => planNotice({ status, paused: false })?.text,
  );
  expect(texts).toEqual([
    'This plan is paused. No deposit is expected until it resumes.',
    'Congratulations, all deposits of this plan have been made.',
    'This plan has expired. Its remaining deposits can no longer be made.',
  ]);
});
