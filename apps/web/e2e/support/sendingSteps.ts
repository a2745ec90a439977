import type { Sending } from './sendings.ts';
import { expect, type Page, type Person } from './test.ts';
import { expectNothingSaid, read } from './told.ts';
import { countCalls, type Fault, fail, faultsOf, proveLate, type Step } from './ways.ts';

/** LOGIN-7, DASH-8: what is said where the server said nothing. */
const UNSAID: Readonly<Record<string, string>> = {
  unreadable: 'An unexpected error occurred.',
  unanswered: 'network error',
};

/** Each way of a call that a form makes, on the page with the form filled in: it is said, and what was typed stays. */
export function sendingSteps(sending: Sending, person: Person): readonly Step[] {
  const { path, calls: expected = 1, send, isKept, says = 'modal', leads = {}, elsewhere = {}, fill } = sending;
  const faults = faultsOf(sending.operation).filter(({ way }) => !(way in elsewhere));
  const [plain] = faults.filter(({ given }) => given !== null && !(given.status in leads));
  if (plain === undefined) throw new Error(`${sending.operation} always leads away.`);

  const isTold = async (page: Page, { way, message, given }: Fault) => {
    await read[sending.places?.[way] ?? says](page, sending.words?.[way] ?? message ?? UNSAID[way] ?? '');
    const leadsTo = given === null ? undefined : leads[given.status];
    if (leadsTo === undefined) {
      await isKept(page);
      return;
    }
    await expect(page).toHaveURL(leadsTo);
    await fill(page, person);
  };

  const awaited = (page: Page, meanwhile: (page: Page) => Promise<void>) =>
    proveLate(page, { path, fault: plain, calls: expected, ask: send, meanwhile, isTold });

  return [
    ...faults.map((fault) => ({
      way: fault.way,
      async prove(page: Page) {
        await fail(page, path, fault);
        const calls = countCalls(page, path);
        await send(page);
        await expect.poll(calls.count).toBeGreaterThan(0);
        calls.stop();
        await isTold(page, fault);
      },
    })),
    { way: 'late', prove: (page) => awaited(page, expectNothingSaid) },
    { way: 'twice', prove: (page) => awaited(page, pressAgain) },
  ];
}

/** A second press of what was pressed, by key and by pointer, wherever the pointer is. */
async function pressAgain(page: Page): Promise<void> {
  await page.keyboard.press('Enter');
  await page.mouse.down();
  await page.mouse.up();
}
