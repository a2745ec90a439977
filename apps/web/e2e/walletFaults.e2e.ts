import { readMessage } from './support/journeys.ts';
import { node, nonceOf, test, weiOf } from './support/localChain.ts';
import {
  askForReview,
  CONFIRMED_WITHIN_MS,
  ETH,
  enterFunded,
  expectConfirmed,
  fillIn,
  freshAddress,
  review,
} from './support/sending.ts';
import { expect, type Page } from './support/test.ts';
import { enterWithWallet, KNOWN_ADDRESS } from './support/wallet.ts';

/** The server waits 8 s for a node; a slow machine takes longer. */
const SHOWN_WITHIN_MS = 30_000;

/** Code of a contract that refuses everything: PUSH1 0, PUSH1 0, REVERT. */
const REVERTING = '0x60006000fd';

const UNREACHABLE =
  'The network isn’t responding properly. Nothing new was sent. Your details are still here, so you can try again.';
const REFUSED = 'The network rejected the transfer. Nothing was sent.';
const FALSE_DECIMALS =
  'The contract of this token counts in other decimals than the token that this wallet knows, so it is not that token. Nothing was sent.';
const NOT_KNOWN = 'The network doesn’t know this transfer.';

test.describe.configure({ timeout: 240_000 });

async function readLateMessage(page: Page, words: string): Promise<void> {
  await expect(page.getByRole('alertdialog', { name: 'Message' })).toContainText(words, {
    timeout: CONFIRMED_WITHIN_MS,
  });
  await readMessage(page, words);
}

async function expectTyped(page: Page, to: string, amount: string): Promise<void> {
  await expect(page.getByLabel('Recipient’s address')).toHaveValue(to);
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue(amount);
}

test('[WALLET-5, WALLET-8] a transfer that the chain reverts costs only its fee, says so, and can be tried again @sweep', async ({
  page,
  server,
  person,
  chain,
}) => {
  await enterWithWallet(page, server, person);
  await enterFunded(page, chain);
  const to = freshAddress();
  const [before, count] = [await weiOf(chain, KNOWN_ADDRESS), await nonceOf(chain, KNOWN_ADDRESS)];
  await review(page, { to, amount: '0.5' });
  // Since the review a contract was created at the address.
  await node(chain, 'anvil_setCode', [to, REVERTING]);
  await page.getByRole('button', { name: 'Sign and send' }).click();
  await readLateMessage(page, 'The transfer failed on the network. Only the fee was paid.');
  await expectTyped(page, to, '0.5');
  expect(await weiOf(chain, to)).toBe(0n);
  expect(await nonceOf(chain, KNOWN_ADDRESS)).toBe(count + 1);
  const fee = before - (await weiOf(chain, KNOWN_ADDRESS));
  expect(fee).toBeGreaterThan(0n);
  expect(fee).toBeLessThan(ETH / 100n);

  // Now the node can predict it.
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(page.getByText('The network would reject this transfer. Nothing new was sent.')).toBeVisible();
  await node(chain, 'anvil_setCode', [to, '0x']);
  await askForReview(page);
  await page.getByRole('button', { name: 'Sign and send' }).click();
  await expectConfirmed(page);
  expect(await weiOf(chain, to)).toBe(ETH / 2n);
  expect(await nonceOf(chain, KNOWN_ADDRESS)).toBe(count + 2);

  await page.getByRole('button', { name: 'Back to the wallet' }).click();
  const rows = page.getByRole('table', { name: 'Sent from this wallet' });
  await expect(rows.getByText('Failed', { exact: true })).toHaveCount(1);
  await expect(rows.getByText('Confirmed', { exact: true })).toHaveCount(1);
});

test('[WALLET-5, WALLET-8] a transfer that the node rejects is reported as not sent, and can be tried again @sweep', async ({
  page,
  context,
  server,
  person,
  chain,
}) => {
  await enterWithWallet(page, server, person);
  await enterFunded(page, chain);
  const to = freshAddress();
  const [before, count] = [await weiOf(chain, KNOWN_ADDRESS), await nonceOf(chain, KNOWN_ADDRESS)];
  await review(page, { to, amount: '0.5' });
  // The coins were spent from another device in the meantime.
  await node(chain, 'anvil_setBalance', [KNOWN_ADDRESS, '0x1']);
  await page.getByRole('button', { name: 'Sign and send' }).click();
  await readLateMessage(page, REFUSED);
  await expectTyped(page, to, '0.5');
  expect(await nonceOf(chain, KNOWN_ADDRESS)).toBe(count);
  expect(await weiOf(chain, to)).toBe(0n);

  // The entry in the list of another tab.
  const other = await context.newPage();
  await other.goto('/wallet');
  const sent = other.getByRole('table', { name: 'Sent from this wallet' });
  await expect(sent.getByText('Refused, nothing sent', { exact: true })).toHaveCount(1);
  await expect(other.getByText('A transfer is still pending.')).toHaveCount(0);
  await other.close();

  await page.getByRole('button', { name: 'Review' }).click();
  await expect(page.getByText('This is more than the wallet holds.')).toBeVisible();
  await node(chain, 'anvil_setBalance', [KNOWN_ADDRESS, `0x${before.toString(16)}`]);
  await askForReview(page);
  await page.getByRole('button', { name: 'Sign and send' }).click();
  await expectConfirmed(page);
  expect(await weiOf(chain, to)).toBe(ETH / 2n);
  expect(await nonceOf(chain, KNOWN_ADDRESS)).toBe(count + 1);

  await page.getByRole('button', { name: 'Back to the wallet' }).click();
  // Signed again it is the same transaction, which is confirmed by now.
  const rows = page.getByRole('table', { name: 'Sent from this wallet' });
  await expect(rows.getByText('Confirmed', { exact: true })).toHaveCount(1);
  await expect(rows.getByText('Refused, nothing sent', { exact: true })).toHaveCount(0);
  await expect(page.getByText('A transfer is still pending.')).toHaveCount(0);
});

test('[WALLET-4, WALLET-5] with a node of another chain, a silent one, a broken one and one with invalid answers, or a token with false decimals, nothing is sent, and it can be tried again', async ({
  page,
  server,
  person,
  chain,
  line,
}) => {
  await enterWithWallet(page, server, person);
  await enterFunded(page, chain);
  const to = freshAddress();
  const count = await nonceOf(chain, KNOWN_ADDRESS);
  await fillIn(page, { to, amount: '0.5' });
  const falseAnswers = [
    ['eth_chainId', { result: '0x1' }],
    ['eth_getBalance', 'silence'],
    ['eth_getTransactionCount', { status: 500 }],
    ['eth_getBalance', { result: 'a lot' }],
    ['eth_getBlockByNumber', { result: { baseFeePerGas: 'little' } }],
  ] as const;
  for (const [method, falseAnswer] of falseAnswers) {
    line.fakeAnswer(method, falseAnswer);
    await page.getByRole('button', { name: 'Review' }).click();
    await expect(page.getByText(UNREACHABLE)).toBeVisible({ timeout: SHOWN_WITHIN_MS });
    await expectTyped(page, to, '0.5');
    line.stopLying();
    await askForReview(page);
    await page.getByRole('button', { name: 'Change' }).click();
    await expect(page.getByText(UNREACHABLE)).toHaveCount(0);
  }

  // USDT has 6 decimals; this contract reports 18.
  await page.getByRole('button', { name: /Asset/ }).click();
  await page.getByRole('option', { name: 'USDT' }).click();
  line.fakeAnswer('eth_call', { result: '0x12' });
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(page.getByText(FALSE_DECIMALS)).toBeVisible({ timeout: SHOWN_WITHIN_MS });
  await expectTyped(page, to, '0.5');
  line.stopLying();
  await askForReview(page);
  await expect(page.getByText(FALSE_DECIMALS)).toHaveCount(0);
  expect(await nonceOf(chain, KNOWN_ADDRESS)).toBe(count);

  // The wallet's page shows no balance of another chain.
  line.fakeAnswer('eth_chainId', { result: '0x1' });
  await page.goto('/wallet');
  await readMessage(page, /./);
  await expect(page.getByText('Couldn’t load balances.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Assets' })).toHaveCount(0);
  line.stopLying();
  // The balances come first, then the history.
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(page.getByRole('list', { name: 'Assets' })).toContainText('ETH');
});

test('[WALLET-5] a false balance moves nothing: the network rejects more than the real one @sweep', async ({
  page,
  server,
  person,
  chain,
  line,
}) => {
  await enterWithWallet(page, server, person);
  await enterFunded(page, chain);
  const to = freshAddress();
  const [before, count] = [await weiOf(chain, KNOWN_ADDRESS), await nonceOf(chain, KNOWN_ADDRESS)];
  line.fakeAnswer('eth_getBalance', { result: `0x${(1_000_000n * ETH).toString(16)}` });
  await review(page, { to, amount: '900000' });
  await page.getByRole('button', { name: 'Sign and send' }).click();
  await readLateMessage(page, REFUSED);
  expect(await nonceOf(chain, KNOWN_ADDRESS)).toBe(count);
  expect(await weiOf(chain, KNOWN_ADDRESS)).toBe(before);
  expect(await weiOf(chain, to)).toBe(0n);
  line.stopLying();
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(page.getByText('This is more than the wallet holds.')).toBeVisible();
  await page.getByLabel('Amount', { exact: true }).fill('1');
  await askForReview(page);
});

test('[WALLET-5] after a lost answer the transfer is looked up and found, and was sent once @sweep', async ({
  page,
  server,
  person,
  chain,
  line,
}) => {
  await enterWithWallet(page, server, person);
  await enterFunded(page, chain);
  const to = freshAddress();
  const count = await nonceOf(chain, KNOWN_ADDRESS);
  await review(page, { to, amount: '0.5' });
  line.fakeAnswer('eth_sendRawTransaction', 'lost');
  await page.getByRole('button', { name: 'Sign and send' }).click();
  await expectConfirmed(page);
  expect(await weiOf(chain, to)).toBe(ETH / 2n);
  expect(await nonceOf(chain, KNOWN_ADDRESS)).toBe(count + 1);
});

test('[WALLET-5] a transfer that a broken node did not broadcast has an unknown outcome, and the same one is sent again, once @sweep', async ({
  page,
  server,
  person,
  chain,
  line,
}) => {
  await enterWithWallet(page, server, person);
  await enterFunded(page, chain);
  const to = freshAddress();
  const count = await nonceOf(chain, KNOWN_ADDRESS);
  await review(page, { to, amount: '0.5' });
  line.fakeAnswer('eth_sendRawTransaction', { status: 500 });
  await page.getByRole('button', { name: 'Sign and send' }).click();
  await expect(page.getByText(NOT_KNOWN)).toBeVisible({ timeout: SHOWN_WITHIN_MS });
  expect(await nonceOf(chain, KNOWN_ADDRESS)).toBe(count);
  line.stopLying();
  await page.getByRole('button', { name: 'Send the same transfer again' }).click();
  await expectConfirmed(page);
  expect(await weiOf(chain, to)).toBe(ETH / 2n);
  expect(await nonceOf(chain, KNOWN_ADDRESS)).toBe(count + 1);
});

test('[WALLET-5] a node that denies a mined transfer never makes it count as not sent @sweep', async ({
  page,
  server,
  person,
  chain,
  line,
}) => {
  await enterWithWallet(page, server, person);
  await enterFunded(page, chain);
  const to = freshAddress();
  const count = await nonceOf(chain, KNOWN_ADDRESS);
  await review(page, { to, amount: '0.5' });
  line.fakeAnswer('eth_getTransactionReceipt', { result: null });
  line.fakeAnswer('eth_getTransactionByHash', { result: null });
  await page.getByRole('button', { name: 'Sign and send' }).click();
  await expect(page.getByText(NOT_KNOWN)).toBeVisible({ timeout: CONFIRMED_WITHIN_MS });
  expect(await weiOf(chain, to)).toBe(ETH / 2n);
  // Its nonce is used, so the node refuses it; that does not prove that nothing was sent.
  await page.getByRole('button', { name: 'Send the same transfer again' }).click();
  await expect(page.getByRole('heading', { name: 'Outcome unknown' })).toBeVisible({ timeout: SHOWN_WITHIN_MS });
  await expect(page.getByText(REFUSED)).toHaveCount(0);
  line.stopLying();
  await page.getByRole('button', { name: 'Check status' }).click();
  await expectConfirmed(page);
  expect(await weiOf(chain, to)).toBe(ETH / 2n);
  expect(await nonceOf(chain, KNOWN_ADDRESS)).toBe(count + 1);
});
