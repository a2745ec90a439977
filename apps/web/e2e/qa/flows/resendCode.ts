import { type Reply, resendCodeMachine } from '@keel/flows';
import { expect } from '@playwright/test';
import { resendCodeCases } from '../../../../../packages/flows/src/resendCode/cases.ts';
import { press } from '../controls.ts';
import type { FlowDriver, Outcome } from '../FlowDriver.ts';
import { outcomeOf } from '../outcomes.ts';
import { arrangeUnverified, openVerification } from '../verification.ts';

const SENT: Outcome = { kind: 'answer', status: 200, json: { bool: true, message: 'Code sent.' } };

/** The button of `/verification` that requests another code (VERIFY-4). */
export const resendCode: FlowDriver<typeof resendCodeMachine> = {
  machine: resendCodeMachine,
  cases: resendCodeCases,
  arrange: arrangeUnverified,
  canStart: (input) => 'sentAt' in (input as object),
  open: openVerification,
  events: { requested: press('Resend code') },
  ports: {
    resendCode: {
      call: 'POST /resend-code',
      operation: 'resendCode',
      // The page's clock is a minute ahead of the server's, so the server would tell it to wait.
      answers: (answer: Reply<unknown>) => (answer.status === 200 ? SENT : outcomeOf(answer)),
    },
  },
  shows: {
    coolingDown: ({ page }) => expect(page.getByRole('button', { name: /^Resend code in/ })).toBeDisabled(),
  },
  exceptions: { 'resendCode.checking always 2/2': 'the page is reached right after a code was sent' },
  guardExceptions: {
    'mustWait: false': 'the page is reached right after a code was sent',
  },
};
