import { expect, type Page, test } from '@playwright/test';
import { button, click } from './controls.ts';
import type { Driven, EventDriver } from './FlowDriver.ts';
import { sendEvent } from './sendEvent.ts';

const PAGE = `
  <h1>Log in</h1>
  <label>Email <input disabled></label>
  <button>Help</button>
  <button disabled>Continue</button>
  <button aria-disabled="true">Log in</button>`;
const SHORT_MS = 500;

const presses = (name: string): EventDriver<unknown> => ({
  drive: ({ page }) => click(button(page, name), SHORT_MS),
});
const driver = {
  events: {
    submitted: presses('Continue'),
    'factor.submitted': presses('Log in'),
    'help.requested': presses('Help'),
    'factor.left': presses('Back to the password'),
    'field.changed': { drive: ({ page }: Driven) => page.getByLabel('Email').fill('ada@example.com') },
    'user.updated': { sentByApp: 'when the account was loaded again' },
  },
};

/** Why an event cannot be sent on this page. */
async function refusalOf(page: Page, type: string): Promise<string> {
  await page.setContent(PAGE);
  page.setDefaultTimeout(SHORT_MS);
  const sent = sendEvent(driver, { page } as Driven, { type }, 'editing');
  const refusal = await sent.then(
    () => 'none',
    (error: Error) => error.message,
  );
  page.setDefaultTimeout(0);
  return refusal;
}

test('[QA-2] a driver that presses a disabled control gets a sentence with state, event and control', async ({
  page,
}) => {
  expect(await refusalOf(page, 'submitted')).toBe('in editing, submitted: the button "Continue" is disabled');
  expect(await refusalOf(page, 'factor.submitted')).toBe(
    'in editing, factor.submitted: the button "Log in" is disabled',
  );
  expect(await refusalOf(page, 'field.changed')).toBe("in editing, field.changed: getByLabel('Email') is disabled");
});

test('[QA-2] a driver that presses a control that the page does not have gets a sentence', async ({ page }) => {
  expect(await refusalOf(page, 'factor.left')).toBe(
    "in editing, factor.left: the page has no getByRole('button', { name: 'Back to the password', exact: true })",
  );
  expect(await refusalOf(page, 'user.updated')).toBe('nobody can send user.updated');
  expect(await refusalOf(page, 'help.requested')).toBe('none');
});
