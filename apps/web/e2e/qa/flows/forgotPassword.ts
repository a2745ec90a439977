import { forgotPasswordMachine } from '@keel/flows';
import { expect } from '@playwright/test';
import { forgotPasswordCases } from '../../../../../packages/flows/src/forgotPassword/cases.ts';
import { dismiss, press } from '../controls.ts';
import type { FlowDriver } from '../FlowDriver.ts';
import { alwaysOffered } from '../guardExceptions.ts';
import { isSuccess, trueSuccess } from '../outcomes.ts';

/** `/forgot-password` (AUTH-1). */
export const forgotPassword: FlowDriver<typeof forgotPasswordMachine> = {
  machine: forgotPasswordMachine,
  cases: forgotPasswordCases,
  isFresh: true,
  // The server sends one link a minute to an email.
  isOnce: isSuccess,
  open: async ({ page }) => {
    await page.goto('/forgot-password');
  },
  events: {
    'email.changed': {
      drive: ({ page, account }, { value }) =>
        page.getByLabel('Email').fill(value === 'ada@example.com' ? account.person.email : value),
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
