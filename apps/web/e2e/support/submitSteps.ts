import { countCalls, type Fault, fail, faultsOf, proveLate, type Step } from './callFaults.ts';
import { expectNoMessage, readFailure } from './failureMessages.ts';
import type { SubmitCall } from './submitCalls.ts';
import { expect, type Page, type Person } from './test.ts';

/** The app's messages for failures without a message of the server (LOGIN-7, DASH-8). */
const DEFAULT_MESSAGES: Readonly<Record<string, string>> = {
  unreadable: 'An unexpected error occurred.',
  unanswered: 'network error',
};

/** Each fault of a form's call, with the form filled in: a message is shown, and the input is kept. */
export function submitSteps(submitCall: SubmitCall, person: Person): readonly Step[] {
  const {
    path,
    calls: expected = 1,
    send,
    expectInputKept,
    messageLocation = 'modal',
    leadsTo = {},
    elsewhere = {},
    fill,
  } = submitCall;
  const faults = faultsOf(submitCall.operation).filter(({ name }) => !(name in elsewhere));
  const [plain] = faults.filter(({ response }) => response !== null && !(response.status in leadsTo));
  if (plain === undefined) throw new Error(`${submitCall.operation} always leads away.`);

  const expectMessage = async (page: Page, { name, message, response }: Fault) => {
    await readFailure[submitCall.places?.[name] ?? messageLocation](
      page,
      submitCall.words?.[name] ?? message ?? DEFAULT_MESSAGES[name] ?? '',
    );
    const nextPath = response === null ? undefined : leadsTo[response.status];
    if (nextPath === undefined) {
      await expectInputKept(page);
      return;
    }
    await expect(page).toHaveURL(nextPath);
    await fill(page, person);
  };

  const expectLateFailure = (page: Page, whileWaiting: (page: Page) => Promise<void>) =>
    proveLate(page, { path, fault: plain, calls: expected, trigger: send, whileWaiting, expectMessage });

  return [
    ...faults.map((fault) => ({
      name: fault.name,
      async prove(page: Page) {
        await fail(page, path, fault);
        const calls = countCalls(page, path);
        await send(page);
        await expect.poll(calls.count).toBeGreaterThan(0);
        calls.stop();
        await expectMessage(page, fault);
      },
    })),
    { name: 'late', prove: (page) => expectLateFailure(page, expectNoMessage) },
    { name: 'twice', prove: (page) => expectLateFailure(page, pressAgain) },
  ];
}

/** Presses the focused button again, by key and by pointer. */
async function pressAgain(page: Page): Promise<void> {
  await page.keyboard.press('Enter');
  await page.mouse.down();
  await page.mouse.up();
}
