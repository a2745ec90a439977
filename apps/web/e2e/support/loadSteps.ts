import { answer } from './answers.ts';
import { countCalls, type Fault, fail, failLater, faultsOf, proveLate, type Step } from './callFaults.ts';
import { expectNoMessage, readFailure } from './failureMessages.ts';
import type { LoadCall } from './loadCalls.ts';
import { settle } from './pageChecks.ts';
import { expect, type Page } from './test.ts';

/**
 * Each fault of a call that a page makes when it loads: a message is shown, and the page offers to retry.
 *
 * @param address full address of the page
 */
export function loadSteps(loadCall: LoadCall, address: string): readonly Step[] {
  const { operation, path, failure, elsewhere = {}, greeting, success, exitLink = 'Settings' } = loadCall;
  const faults = faultsOf(operation).filter(({ name }) => !(name in elsewhere));
  const [plain] = faults;
  if (plain === undefined) throw new Error(`${operation} has no faults here.`);

  const expectMessage = (page: Page, { name, message }: Fault) =>
    readFailure.modal(page, loadCall.words?.[name] ?? message ?? failure);
  const succeed = (page: Page) => (success === undefined ? page.unroute(`**/api${path}`) : answer(page, path, success));
  const expectSuccess = async (page: Page) => {
    if (greeting !== undefined) await readFailure.modal(page, greeting);
    await expectLoaded(page);
  };
  const expectLateFailure = (page: Page, trigger: (page: Page) => Promise<unknown>) =>
    proveLate(page, { path, fault: plain, calls: 1, trigger, whileWaiting: expectNoMessage, expectMessage });

  return [
    ...faults.map((fault) => ({
      name: fault.name,
      async prove(page: Page) {
        await fail(page, path, fault);
        // Opening the page causes the first fault, the retry button of the previous fault causes the others.
        if (fault === plain) await page.goto(address);
        else await retryButton(page).click();
        await expectMessage(page, fault);
        await expect(retryButton(page)).toBeVisible();
      },
    })),
    { name: 'late', prove: (page) => expectLateFailure(page, () => page.goto(address)) },
    {
      name: 'twice',
      async prove(page) {
        // A double click makes one call and shows one message.
        await expectLateFailure(page, () => retryButton(page).dblclick());
        await succeed(page);
        await retryButton(page).click();
        await expectSuccess(page);
        if (exitLink === null) return;
        // Two visits make two calls; the answer to the first arrives last and must be ignored.
        const release = await failLater(page, path, plain);
        const calls = countCalls(page, path);
        await page.goto(address);
        await expect.poll(calls.count).toBe(1);
        // This page stays mounted, waiting for its answer, until the other page is shown.
        const isLeft = page.waitForRequest(`**/api${REQUESTED_BY[exitLink]}`);
        await page.getByRole('link', { name: exitLink, exact: true }).first().click();
        await isLeft;
        await succeed(page);
        await page.goBack();
        await expect.poll(calls.count).toBe(2);
        calls.stop();
        await expectSuccess(page);
        release();
        await expectLoaded(page);
      },
    },
  ];
}

/** The call that a page makes when it loads, by the name of the link to it. */
const REQUESTED_BY: Readonly<Record<string, string>> = { Settings: '/sessions', 'My Profile': '/tradess' };

const retryButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again', exact: true });

/** Expects the data on the page and no message. */
async function expectLoaded(page: Page): Promise<void> {
  await expectNoMessage(page);
  await expect(retryButton(page)).toHaveCount(0);
  await settle(page);
}
