import { forgotPasswordMachine } from '@keel/flows';
import { edgeCover, explore, type Step } from '@keel/flows/testing';
import type { Page, Route } from '@playwright/test';
import { forgotPasswordCases } from '../../../packages/flows/src/forgotPassword/cases.ts';
import { expect, test } from './support/test.ts';

const CALL = '**/api/forgot-password';

/**
 * The paths that together take every transition of the machine. The timeout of a call is triggered by the page's clock.
 */
const paths = edgeCover(forgotPasswordMachine, forgotPasswordCases);

test('[AUTH-1] the forgotten-password page takes every transition of its flow (F-1)', async ({ page }) => {
  const transitions = new Set(explore(forgotPasswordMachine, forgotPasswordCases).edges.flatMap(({ takes }) => takes));
  expect(transitions.size).toBeGreaterThan(0);
  expect(paths.length).toBeGreaterThan(0);

  for (const path of paths) {
    const driver = await openForgotPassword(page);
    for (const { step, state } of path.steps) {
      if (typeof state !== 'string') throw new Error('This flow has no nested states.');
      await test.step(`${describe(step)}, then ${state}`, async () => {
        await driver.apply(step);
        await driver.expectState(state);
      });
    }
    await page.unroute(CALL);
  }
});

/** Opens the page, delays its calls, and maps the steps of the model to actions of a person and a server. */
async function openForgotPassword(page: Page) {
  const calls: Route[] = [];
  await page.clock.install();
  await page.route(CALL, (route) => {
    calls.push(route);
  });
  await page.goto('/forgot-password');
  const email = page.getByLabel('Email');
  const submit = page.getByRole('button', { name: 'Send link' });
  const dismiss = page.getByRole('button', { name: 'Got it!' });
  await expect(email).toBeVisible();

  const send: Readonly<Record<string, (value: string) => Promise<void>>> = {
    'email.changed': (value) => email.fill(value),
    submitted: () => submit.click(),
    'message.dismissed': () => dismiss.click(),
    'form.reopened': () => page.getByRole('button', { name: 'Send it again or use another email' }).click(),
  };

  const nextCall = async (): Promise<Route> => {
    await expect.poll(() => calls.length).toBe(1);
    return calls.pop() as Route;
  };

  const expectations: Readonly<Record<string, () => Promise<void>>> = {
    editing: async () => {
      await expect(dismiss).toBeHidden();
      await expect(email).toBeVisible();
      expect(calls).toHaveLength(0);
    },
    submitting: async () => {
      await expect.poll(() => calls.length).toBe(1);
      await expect(dismiss).toBeHidden();
    },
    refused: () => expect(dismiss).toBeVisible(),
    sent: () => expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible(),
  };

  return {
    apply: async (step: Step) => {
      if ('wait' in step) {
        await nextCall();
        await page.clock.runFor(step.wait);
      } else if ('send' in step) {
        const perform = send[step.send.type];
        if (perform === undefined) throw new Error(`No way to send ${step.send.type}`);
        await perform('value' in step.send ? String(step.send.value) : '');
      } else if ('answer' in step) {
        const { status, text } = step.with as { status: number; text: string };
        await (await nextCall()).fulfill({ status, json: { bool: status === 200, message: text } });
      } else {
        await (await nextCall()).abort();
      }
    },
    expectState: async (state: string) => {
      const expectation = expectations[state];
      if (expectation === undefined) throw new Error(`No expectation for the state ${state}`);
      await expectation();
    },
  };
}

function describe(step: Step): string {
  if ('wait' in step) return `${step.wait} ms pass`;
  if ('send' in step) return step.send.type;
  return 'answer' in step ? `${step.answer} answers` : `${step.fail} fails`;
}
