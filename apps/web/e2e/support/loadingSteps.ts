import { answer } from './answers.ts';
import type { Loading } from './loadings.ts';
import { settle } from './settled.ts';
import { expect, type Page } from './test.ts';
import { expectNothingSaid, read } from './told.ts';
import { countCalls, type Fault, fail, faultsOf, holdBack, proveLate, type Step } from './ways.ts';

/**
 * Each way of a call that a page makes by itself: it is said, and it can be asked for again from the page.
 *
 * @param address of the page, whole
 */
export function loadingSteps(loading: Loading, address: string): readonly Step[] {
  const { operation, path, failure, elsewhere = {}, greets, right, leave = 'Settings' } = loading;
  const faults = faultsOf(operation).filter(({ way }) => !(way in elsewhere));
  const [plain] = faults;
  if (plain === undefined) throw new Error(`${operation} fails in no way here.`);

  const isTold = (page: Page, { way, message }: Fault) => read.modal(page, loading.words?.[way] ?? message ?? failure);
  const succeed = (page: Page) => (right === undefined ? page.unroute(`**/api${path}`) : answer(page, path, right));
  const comes = async (page: Page) => {
    if (greets !== undefined) await read.modal(page, greets);
    await isThere(page);
  };
  const awaited = (page: Page, ask: (page: Page) => Promise<unknown>) =>
    proveLate(page, { path, fault: plain, calls: 1, ask, meanwhile: expectNothingSaid, isTold });

  return [
    ...faults.map((fault) => ({
      way: fault.way,
      async prove(page: Page) {
        await fail(page, path, fault);
        // Each is asked for by the way on that the one before has left.
        if (fault === plain) await page.goto(address);
        else await again(page).click();
        await isTold(page, fault);
        await expect(again(page)).toBeVisible();
      },
    })),
    { way: 'late', prove: (page) => awaited(page, () => page.goto(address)) },
    {
      way: 'twice',
      async prove(page) {
        // Pressed twice, it is asked for once and told once.
        await awaited(page, () => again(page).dblclick());
        await succeed(page);
        await again(page).click();
        await comes(page);
        if (leave === null) return;
        // Asked for by two visits, the answer to the first comes last, when nobody wants it any more.
        const release = await holdBack(page, path, plain);
        const calls = countCalls(page, path);
        await page.goto(address);
        await expect.poll(calls.count).toBe(1);
        // Until the other page shows, this one stays, and waits for its answer.
        const isLeft = page.waitForRequest(`**/api${ASKED_BY[leave]}`);
        await page.getByRole('link', { name: leave, exact: true }).first().click();
        await isLeft;
        await succeed(page);
        await page.goBack();
        await expect.poll(calls.count).toBe(2);
        calls.stop();
        await comes(page);
        release();
        await isThere(page);
      },
    },
  ];
}

/** What a page asks for once it shows, by the link that leads to it. */
const ASKED_BY: Readonly<Record<string, string>> = { Settings: '/sessions', 'My Profile': '/tradess' };

const again = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again', exact: true });

/** What was asked for is there, and nothing is said. */
async function isThere(page: Page): Promise<void> {
  await expectNothingSaid(page);
  await expect(again(page)).toHaveCount(0);
  await settle(page);
}
