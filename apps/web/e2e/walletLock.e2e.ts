import { pointer } from './support/inputDevices.ts';
import { node, nonceOf, test, weiOf } from './support/localChain.ts';
import {
  askForReview,
  CONFIRMED_WITHIN_MS,
  ETH,
  enterFunded,
  expectConfirmed,
  fillIn,
  freshAddress,
} from './support/sending.ts';
import { expect, type Page } from './support/test.ts';
import { enterWithWallet, KNOWN_ADDRESS, unlock } from './support/wallet.ts';

/** Longer than the wallet stays unlocked without use, in ms (SET-2). */
const IDLE_TIMEOUT_MS = 61_000;

test.describe.configure({ timeout: 240_000 });

/** The ways in which the wallet gets locked. */
const locks = {
  'the button': (page: Page) => page.getByRole('button', { name: 'Lock now' }).click(),
  'the clock': (page: Page) => page.clock.fastForward(IDLE_TIMEOUT_MS),
} as const;

type How = keyof typeof locks;

/** The step of the transfer at which that happens; each starts with the filled-in form and ends at its own step. */
const steps = {
  form: async () => undefined,
  review: (page: Page) => askForReview(page),
  signature: async (page: Page) => {
    await askForReview(page);
    await blockSigning(page, true);
    await page.getByRole('button', { name: 'Sign and send' }).click();
  },
  'wait for confirmation': async (page: Page) => {
    await askForReview(page);
    await page.getByRole('button', { name: 'Sign and send' }).click();
    await expect(page.getByRole('heading', { name: 'Pending' })).toBeVisible({ timeout: CONFIRMED_WITHIN_MS });
  },
} as const;

/** What is shown after the wallet is unlocked again, and what remains to be done. */
const finishSteps: Readonly<Record<keyof typeof steps, (page: Page, to: string, how: How) => Promise<void>>> = {
  async form(page, to) {
    await expect(page.getByLabel('Recipient’s address')).toHaveValue(to);
    await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('0.1');
    await expect(page.getByRole('radio', { name: /Fast/ })).toBeChecked();
    await askForReview(page);
    await page.getByRole('button', { name: 'Sign and send' }).click();
  },
  async review(page, to) {
    await expect(page.getByRole('heading', { name: 'Review transfer' })).toBeVisible();
    await expect(page.getByText(to.slice(-4)).first()).toBeVisible();
    await page.getByRole('button', { name: 'Sign and send' }).click();
  },
  async signature(page, _to, how) {
    // With the button it was confirmed a moment before: the transfer waits for the passcode, and the page says so.
    if (how === 'the button') return;
    // No signature takes a minute: the page says that it was cancelled, and it can be requested again.
    await expect(page.getByText('The transfer was not signed. Nothing new was sent.')).toBeVisible();
    await page.getByRole('button', { name: 'Sign and send' }).click();
  },
  async 'wait for confirmation'(page) {
    await expect(page.getByRole('heading', { name: 'Pending' })).toBeVisible();
  },
};

/** Blocks sign requests to the worker, so that a lock happens while one is pending. */
async function blockSigning(page: Page, isBlocked: boolean): Promise<void> {
  await page.evaluate((blocked) => {
    interface Post {
      postMessage: (this: Worker, message: { request?: { type?: string } }, transfer: Transferable[]) => void;
      passOn?: Post['postMessage'];
    }
    const post = Worker.prototype as unknown as Post;
    const passOn = (post.passOn ??= post.postMessage);
    post.postMessage = blocked
      ? function pass(message, transfer) {
          if (message.request?.type !== 'sign') passOn.call(this, message, transfer);
        }
      : passOn;
  }, isBlocked);
}

for (const how of Object.keys(locks) as How[]) {
  for (const step of Object.keys(steps) as (keyof typeof steps)[]) {
    const isDefault = step === 'review' && how === 'the button';
    test(`[WALLET-3, WALLET-5, SET-2] a lock by ${how} in the ${step} of a transfer terminates the worker, loses nothing and sends nothing twice${isDefault ? '' : ' @sweep'}`, async ({
      page,
      server,
      person,
      chain,
    }) => {
      if (how === 'the clock') await page.clock.install();
      await enterWithWallet(page, server, person);
      await enterFunded(page, chain);
      const to = freshAddress();
      const count = await nonceOf(chain, KNOWN_ADDRESS);
      const workers = () => page.workers().filter((worker) => worker.url().includes('walletWorker')).length;
      await node(chain, 'evm_setAutomine', [false]);
      try {
        await fillIn(page, { to, amount: '0.1' });
        await pointer.choose(page.getByRole('radio', { name: /Fast/ }));
        await steps[step](page);
        expect(workers()).toBe(1);
        await locks[how](page);
        await expect(page.getByRole('heading', { name: 'Your wallet is locked' })).toBeVisible();
        await expect.poll(workers).toBe(0);
        await expect(page.getByLabel('Recipient’s address')).toBeHidden();
        await expect(page.getByText('Unlock the wallet to sign.')).toBeVisible({
          visible: step === 'signature' && how === 'the button',
        });
        if (step === 'signature') await blockSigning(page, false);
        await unlock(page);
        await expect(page.getByRole('heading', { name: 'Your wallet is locked' })).toBeHidden({
          timeout: CONFIRMED_WITHIN_MS,
        });
        await finishSteps[step](page, to, how);
        await expect(page.getByRole('heading', { name: 'Pending' })).toBeVisible({ timeout: CONFIRMED_WITHIN_MS });
      } finally {
        await node(chain, 'evm_setAutomine', [true]);
        await node(chain, 'evm_mine');
      }
      await expectConfirmed(page);
      expect(await weiOf(chain, to)).toBe(ETH / 10n);
      expect(await nonceOf(chain, KNOWN_ADDRESS)).toBe(count + 1);
    });
  }
}
