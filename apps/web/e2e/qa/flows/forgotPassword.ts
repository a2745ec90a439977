import { forgotPasswordMachine } from '@keel/flows';
import { expect } from '@playwright/test';
import { forgotPasswordCases } from '../../../../../packages/flows/src/forgotPassword/cases.ts';
import { dismiss, press } from '../controls.ts';
import type { FlowDriver } from '../FlowDriver.ts';
import { alwaysOffered } from '../guardExceptions.ts';
import { trueSuccess } from '../outcomes.ts';

/** `/forgot-password` (AUTH-1). */
export const forgotPassword: FlowDriver<typeof forgotPasswordMachine> = {
  machine: forgotPasswordMachine,
  cases: forgotPasswordCases,
  // The server limits the links to an email.
  isFresh: true,
  open: async ({ page }) => {
    await page.goto('/forgot-password');
  },
  events: {
    'email.changed': {
      drive: ({ page }, { value }) => page.getByLabel('Email').fill(value),
      can: ({ value }, { context }) => context.email !== value,
    },
    submitted: press('Send link'),
    'message.dismissed': dismiss,
    'form.reopened': press('Send it again or use another email'),
  },
  ports: {
    forgotPassword: { call: 'POST /forgot-password', operation: 'forgotPassword', answers: trueSuccess },
  },
  shows: {
    sent: ({ page }) => expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible(),
  },
  guardExceptions: alwaysOffered('isValid'),
};
