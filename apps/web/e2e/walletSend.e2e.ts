import { delayCalls } from './support/answers.ts';
import { node, test, usdtOf, weiOf } from './support/localChain.ts';
import {
  askForReview,
  CONFIRMED_WITHIN_MS,
  ETH,
  enterFunded,
  expectConfirmed,
  fillIn,
  freshAddress,
  resumeLate,
  review,
} from './support/sending.ts';
import { expect } from './support/test.ts';
import { enterWithWallet, KNOWN_ADDRESS, PASSCODE, typePasscode, unlock } from './support/wallet.ts';

test.describe.configure({ timeout: 180_000 });

test('[WALLET-4, WALLET-5, WALLET-6, WALLET-8] received coins are shown, and sent coins arrive (W-39) @main', async ({
  page,
  server,
  person,
  chain,
}) => {
  await enterWithWallet(page, server, person);
  await enterFunded(page, chain);
  await expect(page.getByRole('list', { name: 'Assets' })).toContainText('ETH');
  await expect(page.getByRole('list', { name: 'Assets' })).toContainText('USDT');
  await expect(page.getByText('Nothing sent yet')).toBeVisible();

  await page.getByRole('link', { name: 'Receive', exact: true }).first().click();
  await expect(page.getByRole('img', { name: 'QR code of your address for ETH' })).toBeVisible();
  await expect(page.getByText('Only send ETH on Ethereum, Sepolia to this address.')).toBeVisible();

  const to = freshAddress();
  await page.getByRole('link', { name: 'Send', exact: true }).first().click();
  await page.getByLabel('Recipient’s address').fill(KNOWN_ADDRESS);
  await page.getByLabel('Amount', { exact: true }).fill('1');
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(page.getByText('This is your own address.')).toBeVisible();
  // So little that the fee has to be accepted separately (W-3).
  await review(page, { to, amount: '0.00002' });
  await expect(page.getByText('The fee is more than a tenth of what you’re sending.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign and send' })).toBeDisabled();
  await page.getByText('I accept this fee').click();
  await expect(page.getByRole('button', { name: 'Sign and send' })).toBeEnabled();
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByLabel('Amount', { exact: true }).fill('1.5');
  await askForReview(page);
  await expect(page.getByText('1.5 ETH', { exact: true })).toBeVisible();
  await expect(page.getByText('New recipient')).toBeVisible();
  await page.getByRole('button', { name: 'Sign and send' }).click();
  await expectConfirmed(page);
  expect(await weiOf(chain, to)).toBe((3n * ETH) / 2n);

  await page.getByRole('button', { name: 'Back to the wallet' }).click();
  await expect(page.getByRole('table', { name: 'Sent from this wallet' })).toContainText('Confirmed');

  // An address with the same ends: the differing characters are marked (W-14).
  await review(page, { to: `${to.slice(0, 6)}${'0'.repeat(32)}${to.slice(-4)}`, amount: '1.5' });
  await expect(page.getByText('This address looks like one you’ve sent to')).toBeVisible();
  await expect(page.locator('mark').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign and send' })).toBeDisabled();
});

test('[WALLET-5] the balance has its space before the network answers: the form does not move under the pointer', async ({
  page,
  server,
  person,
  chain,
}) => {
  await enterWithWallet(page, server, person);
  await enterFunded(page, chain);
  await expect(page.getByRole('list', { name: 'Assets' })).toContainText(/[1-9][\d,.]+\s*ETH/);
  const release = await delayCalls(page, '/wallet-rpc/**');
  await page.getByRole('link', { name: 'Send', exact: true }).first().click();
  // The last known balance, from the cache (C-10).
  await expect(page.getByText(/^You have [\d,.]+ ETH$/)).toBeVisible();
  await page.reload();
  await unlock(page);
  await expect(page.getByText('Checking your balance…')).toBeVisible();
  const fast = page.getByRole('radio', { name: /Fast/ });
  const before = await fast.boundingBox();
  release();
  // The amount depends on what other tests of this chain sent.
  await expect(page.getByText(/^You have [\d,.]+ ETH$/)).toBeVisible();
  expect(await fast.boundingBox()).toEqual(before);
});

test('[WALLET-5] sending all of a token and then all of the coin leaves nothing @sweep', async ({
  page,
  server,
  person,
  chain,
}) => {
  await enterWithWallet(page, server, person);
  await enterFunded(page, chain);
  const to = freshAddress();
  const tokens = await usdtOf(chain, KNOWN_ADDRESS);
  await review(page, { to, asset: 'USDT' });
  await page.getByRole('button', { name: 'Sign and send' }).click();
  await expectConfirmed(page);
  expect(await usdtOf(chain, to)).toBe(tokens);
  await page.getByRole('button', { name: 'Back to the wallet' }).click();
  await review(page, { to });
  await page.getByRole('button', { name: 'Sign and send' }).click();
  await expectConfirmed(page);
  expect(await weiOf(chain, KNOWN_ADDRESS)).toBe(0n);
});

test('[WALLET-5, SET-2] a reload during a transfer finds it again, and it can be sped up (F-4)', async ({
  page,
  server,
  person,
  chain,
}) => {
  await enterWithWallet(page, server, person);
  await enterFunded(page, chain);
  const to = freshAddress();
  await node(chain, 'evm_setAutomine', [false]);
  try {
    await review(page, { to, amount: '0.25' });
    await page.getByRole('button', { name: 'Sign and send' }).click();
    await expect(page.getByRole('heading', { name: 'Pending' })).toBeVisible({ timeout: CONFIRMED_WITHIN_MS });
    // Not late yet (W-40).
    await expect(page.getByRole('button', { name: 'Speed up' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Cancel transfer' })).toHaveCount(0);
    await resumeLate(page);
    await page.getByRole('button', { name: 'Speed up' }).click();
    await expect(page.getByText('A faster transfer that replaces the first')).toBeVisible();
    await page.getByRole('button', { name: 'Sign and send' }).click();
    await expect(page.getByRole('heading', { name: 'Pending' })).toBeVisible({ timeout: CONFIRMED_WITHIN_MS });
  } finally {
    await node(chain, 'evm_setAutomine', [true]);
    await node(chain, 'evm_mine');
  }
  await expectConfirmed(page);
  expect(await weiOf(chain, to)).toBe(ETH / 4n);
});

test('[WALLET-5, WALLET-8] a pending transfer is cancelled, and nothing arrives @sweep', async ({
  page,
  server,
  person,
  chain,
}) => {
  await enterWithWallet(page, server, person);
  await enterFunded(page, chain);
  const to = freshAddress();
  const before = await weiOf(chain, KNOWN_ADDRESS);
  await node(chain, 'evm_setAutomine', [false]);
  try {
    await review(page, { to, amount: '0.25' });
    await page.getByRole('button', { name: 'Sign and send' }).click();
    await expect(page.getByRole('heading', { name: 'Pending' })).toBeVisible({ timeout: CONFIRMED_WITHIN_MS });
    await resumeLate(page);
    await page.getByRole('button', { name: 'Cancel transfer' }).click();
    await expect(page.getByText('Cancels the first transfer')).toBeVisible({ timeout: CONFIRMED_WITHIN_MS });
    await page.getByRole('button', { name: 'Sign and send' }).click();
    await expect(page.getByRole('heading', { name: 'Pending' })).toBeVisible({ timeout: CONFIRMED_WITHIN_MS });
  } finally {
    await node(chain, 'evm_setAutomine', [true]);
    await node(chain, 'evm_mine');
  }
  await expect(page.getByText('The transfer was cancelled. Only the fee was paid.')).toBeVisible({
    timeout: CONFIRMED_WITHIN_MS,
  });
  expect(await weiOf(chain, to)).toBe(0n);
  const fee = before - (await weiOf(chain, KNOWN_ADDRESS));
  expect(fee).toBeGreaterThan(0n);
  expect(fee).toBeLessThan(ETH / 100n);

  await page.getByRole('button', { name: 'Back to the wallet' }).click();
  await expect(page.getByRole('table', { name: 'Sent from this wallet' })).toContainText('Cancelled');
});

test('[ERR-1, WALLET-5] a review whose file fails to load says so, and opens on the next try', async ({
  page,
  server,
  person,
  chain,
}) => {
  await page.route(/\/SendReview[^/]*\.js$/, (route) => route.abort());
  await enterWithWallet(page, server, person);
  await enterFunded(page, chain);
  await fillIn(page, { to: freshAddress(), amount: '0.25' });
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();

  await page.unroute(/\/SendReview[^/]*\.js$/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Review transfer' })).toBeVisible();
  await expect(page.getByText('0.25 ETH', { exact: true })).toBeVisible();
});

test('[WALLET-15] a wallet that asks before each transfer signs with the right passcode only, and keeps the review (W-6)', async ({
  page,
  server,
  person,
  chain,
}) => {
  await enterWithWallet(page, server, person);
  await enterFunded(page, chain);
  await page.getByRole('button', { name: /^Passcode before sending/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Passcode before sending' });
  await dialog.getByRole('button', { name: /Ask for the passcode/ }).click();
  await page.getByRole('option', { name: 'Always, on test networks too' }).click();
  await typePasscode(page, 'Passcode', PASSCODE);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden({ timeout: CONFIRMED_WITHIN_MS });

  const to = freshAddress();
  await review(page, { to, amount: '1.5' });
  await expect(page.getByRole('button', { name: 'Sign and send' })).toBeDisabled();
  await typePasscode(page, 'Passcode', '000000');
  await page.getByRole('button', { name: 'Sign and send' }).click();
  await expect(page.getByText('Wrong passcode.')).toBeVisible({ timeout: CONFIRMED_WITHIN_MS });
  await expect(page.getByLabel('Passcode', { exact: true })).toBeFocused();
  await expect(page.getByText('1.5 ETH', { exact: true })).toBeVisible();
  expect(await weiOf(chain, to)).toBe(0n);
  await typePasscode(page, 'Passcode', PASSCODE);
  await page.getByRole('button', { name: 'Sign and send' }).click();
  await expectConfirmed(page);
  expect(await weiOf(chain, to)).toBe((3n * ETH) / 2n);
});
