import { call } from './support/accounts.ts';
import { answer, watchSent } from './support/answers.ts';
import { declaredFaults } from './support/declaredFaults.ts';
import { intercept } from './support/intercept.ts';
import { readMessage } from './support/journeys.ts';
import { test, weiOf } from './support/localChain.ts';
import { operate } from './support/operator.ts';
import { expect, type Page } from './support/test.ts';
import { enterWithWallet, importWallet, KNOWN_ADDRESS } from './support/wallet.ts';

/** How often a page polls the order that it shows, in ms. */
const POLL_INTERVAL_MS = 15_000;

/** The order is polled every 15 s, and its transfer needs several blocks; a slow machine takes longer. */
const SETTLED_WITHIN_MS = 90_000;

/** The validity of a quote that expires before anybody can press, in ms. */
const BRIEF_MS = 3000;

test.describe.configure({ timeout: 180_000 });

/** The text of the page's definition list. */
async function factOf(page: Page, term: string): Promise<string> {
  const row = page.locator('dl > div').filter({ has: page.getByText(term, { exact: true }) });
  return (await row.getByRole('definition').textContent()) ?? '';
}

/** The server's answer to a purchase that requires a step-up (PAYOUT-4). */
const STEP_UP_NEEDED = {
  bool: false,
  code: 'step_up_needed',
  messageCode: 'step_up_needed',
  message: 'Please confirm that it is you.',
};

test('[WALLET-7, HONEST-4, PAYOUT-4] a purchase is quoted, reviewed, booked on the balance and found on the chain @sweep', async ({
  page,
  server,
  person,
  chain,
}) => {
  await enterWithWallet(page, server, person, '5000');
  await page.goto('/import-wallet');
  await importWallet(page);
  const before = await weiOf(chain, KNOWN_ADDRESS);
  await page.getByRole('link', { name: 'Buy', exact: true }).first().click();
  await expect(page.getByText(/Your capital is at risk/)).toBeVisible();
  await page.getByRole('button', { name: /Asset/ }).click();
  await page.getByRole('option', { name: 'ETH' }).click();
  await page.getByLabel('Quantity', { exact: true }).fill('0.10');
  await page.getByRole('button', { name: 'Get quote' }).click();
  await expect(page.getByText('Counterparty')).toBeVisible();
  await expect(page.getByText(/Quote expires in \d:\d\d/)).toBeVisible();
  // Signing in counts as a proof for five minutes, for which the test does not wait: the first answer is the one that
  // the server gives later.
  await intercept(page, '**/api/create-order', (route) => route.fulfill({ status: 403, json: STEP_UP_NEEDED }), {
    times: 1,
  });
  await page.getByRole('button', { name: 'Buy now' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await expect(proof.getByText(/^An order of this amount needs one more check/)).toBeVisible();
  await proof.getByLabel('Password', { exact: true }).fill(person.password);
  await proof.getByRole('button', { name: 'Confirm and send' }).click();
  await expect(page.getByText('The order is settled.')).toBeVisible({ timeout: SETTLED_WITHIN_MS });
  expect(await weiOf(chain, KNOWN_ADDRESS)).toBe(before + 10n ** 17n);
});

test('[WALLET-7, WALLET-5] a sale shows its address, and the coins sent to it are credited to the balance @sweep', async ({
  page,
  server,
  person,
  chain,
}) => {
  await enterWithWallet(page, server, person);
  await chain.fund(KNOWN_ADDRESS);
  await page.goto('/import-wallet');
  await importWallet(page);
  await page.getByRole('link', { name: 'Sell', exact: true }).first().click();
  await expect(page.getByText(/Your capital is at risk/)).toBeVisible();
  await page.getByRole('button', { name: /Asset/ }).click();
  await page.getByRole('option', { name: 'ETH' }).click();
  await page.getByLabel('Quantity', { exact: true }).fill('0.10');
  await page.getByRole('button', { name: 'Get quote' }).click();
  await expect(page.getByText('Counterparty')).toBeVisible();
  expect(await factOf(page, 'You receive')).toMatch(/^\$[\d,]+\.\d{2}$/);
  await expect(page.getByText(/If that’s more than 2 % away from this quote, the operator decides/)).toBeVisible();
  await page.getByRole('button', { name: 'Sell now' }).click();
  await expect(page.getByText('Send what you’re selling to this address before the time shown.')).toBeVisible();
  await expect(page.getByText(/Late or partial transfers aren’t credited/)).toBeVisible();
  const payTo = await factOf(page, 'Address');
  expect(payTo).toMatch(/^0x[\da-fA-F]{40}$/);
  expect(payTo).not.toBe(KNOWN_ADDRESS);

  // The form is filled in with the values of the order.
  await page.getByRole('button', { name: 'Send it now' }).click();
  await expect(page.getByLabel('Recipient’s address')).toHaveValue(payTo);
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(page.getByText('0.1 ETH', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Sign and send' }).click();
  await expect(page.getByText('The transfer is confirmed.')).toBeVisible({ timeout: SETTLED_WITHIN_MS });
  expect(await weiOf(chain, payTo)).toBe(10n ** 17n);
  await page.getByRole('button', { name: 'Back to the wallet' }).click();

  await page.getByRole('link', { name: 'Sell', exact: true }).first().click();
  // The desk settles it asynchronously; then the page shows that without a reload.
  await expect(page.getByText(/^(?:You have an open order|Your last order has ended)\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Show it' }).click();
  await expect(page.getByText('The order is settled.')).toBeVisible({ timeout: SETTLED_WITHIN_MS });
  // The value of the coins when they were confirmed (M-9).
  const proceeds = await factOf(page, 'You receive');
  await page.getByRole('button', { name: 'Back to the wallet' }).click();
  await page.getByRole('link', { name: 'Buy', exact: true }).first().click();
  await expect(page.getByText(`Available balance ${proceeds}`)).toBeVisible();
});

/** Lets the page poll its order again. A key is pressed meanwhile, so that the wallet does not lock itself. */
async function nextAnswer(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await page.clock.fastForward(POLL_INTERVAL_MS);
}

/** Why a sale is pending after its coins have arrived, and the text of the page. */
const WAITS = [
  ['confirmations', 'Your coins have arrived. They’re credited once the network confirms them.'],
  ['price', 'Your coins have arrived. They’re credited as soon as there’s a current price.'],
  [
    'operator',
    'Your coins have arrived, but the price has moved too far from your quote. The operator will credit you at the current price, or send your coins back.',
  ],
] as const;

test("[WALLET-7, DESK-1] a sale says what it waits for, asks for nothing once the coins are there, and ends with the operator's reason (M-9)", async ({
  page,
  server,
  person,
}) => {
  await page.clock.install();
  const account = await enterWithWallet(page, server, person);
  await page.goto('/import-wallet');
  await importWallet(page);
  await page.getByRole('link', { name: 'Sell', exact: true }).first().click();
  await page.getByRole('button', { name: /Asset/ }).click();
  await page.getByRole('option', { name: 'ETH' }).click();
  await page.getByLabel('Quantity', { exact: true }).fill('0.1');
  await page.getByRole('button', { name: 'Get quote' }).click();
  await page.getByRole('button', { name: 'Sell now' }).click();
  const toPay = page.getByText('Send what you’re selling to this address before the time shown.');
  // Now it waits for the coins.
  await expect(toPay).toBeVisible();
  for (const [, sentence] of WAITS) await expect(page.getByText(sentence)).toHaveCount(0);

  // A missing price and a changed price are the market's; for the rest, the server's own answer is used.
  for (const [waitsFor, sentence] of WAITS) {
    await page.unroute('**/api/find-order');
    await intercept(page, '**/api/find-order', async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { order: object };
      await route.fulfill({ response, json: { ...body, order: { ...body.order, waitsFor } } });
    });
    await nextAnswer(page);
    // In an element that screen readers announce.
    await expect(page.getByRole('status').getByText(sentence)).toBeVisible();
    await expect(toPay).toHaveCount(0);
    for (const [other, text] of WAITS) if (other !== waitsFor) await expect(page.getByText(text)).toHaveCount(0);
  }
  await page.unroute('**/api/find-order');
  await nextAnswer(page);
  await expect(toPay).toBeVisible();

  const { message: orders } = await call<{ message: readonly { readonly _id: string }[] }>(server, '/fetch-orders', {
    token: account.token,
    body: { user: account.userId },
  });
  await operate(server, 'orders', 'reject', String(orders[0]?._id), '--reason', 'We send your coins back.');
  await nextAnswer(page);
  await expect(page.getByText('We send your coins back.')).toBeVisible();
  await expect(toPay).toHaveCount(0);
});

test('[WALLET-7] a hundred dollars are spent by entering the amount, and an old market price shows its age (W-41) @main', async ({
  page,
  server,
  person,
}) => {
  await enterWithWallet(page, server, person, '5000');
  await page.goto('/import-wallet');
  await importWallet(page);
  await page.getByRole('link', { name: 'Buy', exact: true }).first().click();
  await page.getByRole('button', { name: /Asset/ }).click();
  await page.getByRole('option', { name: 'ETH' }).click();
  await page.getByLabel('Quantity', { exact: true }).fill('0.5');
  await page.getByRole('button', { name: 'Enter in USD' }).click();
  const amount = page.getByLabel('Amount to spend');
  await expect(amount).toHaveValue('');
  await page.getByRole('button', { name: 'Get quote' }).click();
  await expect(page.getByText('Enter an amount above zero.')).toBeVisible();
  await amount.fill('100');
  await expect(page.getByText(/^≈ 0\.\d+\sETH$/)).toBeVisible();

  await intercept(page, '**/api/create-quote', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { quote: object };
    const asOf = new Date(Date.now() - 20 * 60_000).toISOString();
    await route.fulfill({ response, json: { ...body, quote: { ...body.quote, asOf } } });
  });
  await page.getByRole('button', { name: 'Get quote' }).click();
  await expect(page.getByText('The market price is 20 minutes old.')).toBeVisible();
  // All of it, except for less than the smallest unit of the coin is worth.
  expect(await factOf(page, 'You pay')).toBe('$100.00');
  expect(await factOf(page, 'Quantity')).toMatch(/^0\.\d{4,8}\sETH$/);
  await page.unroute('**/api/create-quote');
  await page.getByRole('button', { name: 'Change' }).click();
  await expect(amount).toHaveValue('100');

  // In the other direction, what was typed first is unchanged.
  await page.getByRole('button', { name: 'Enter in ETH' }).click();
  await expect(page.getByLabel('Quantity', { exact: true })).toHaveValue('0.5');
  await page.getByRole('button', { name: 'Enter in USD' }).click();
  await page.getByRole('button', { name: 'Get quote' }).click();
  await expect(page.getByText(/Quote expires in \d:\d\d/)).toBeVisible();
  await expect(page.getByText(/^The market price is \d+ minutes old\.$/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Buy now' }).click();
  await expect(page.getByText('Order number')).toBeVisible({ timeout: SETTLED_WITHIN_MS });
});

for (const side of ['Buy', 'Sell'] as const) {
  test(`[WALLET-7] ${side}: a quote that expires during the review, or on the way to the server, orders nothing; a new one can be requested${side === 'Buy' ? '' : ' @sweep'}`, async ({
    page,
    server,
    person,
    chain,
  }) => {
    const account = await enterWithWallet(page, server, person, '5000');
    await chain.fund(KNOWN_ADDRESS);
    await page.goto('/import-wallet');
    await importWallet(page);
    const sent = watchSent(page);
    const orders = () =>
      call<{ message: readonly object[] }>(server, '/fetch-orders', {
        token: account.token,
        body: { user: account.userId },
      });
    const isOnSale = () => expect(page.getByText(/Quote expires in \d:\d\d/)).toBeVisible();
    await page.getByRole('link', { name: side, exact: true }).first().click();
    await page.getByRole('button', { name: /Asset/ }).click();
    await page.getByRole('option', { name: 'ETH' }).click();
    await page.getByLabel('Quantity', { exact: true }).fill('0.1');

    // The quote is valid for a moment only: it has expired before anything is pressed.
    await intercept(page, '**/api/create-quote', async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { quote: object };
      const expiresAt = new Date(Date.now() + BRIEF_MS).toISOString();
      await route.fulfill({ response, json: { ...body, quote: { ...body.quote, expiresAt } } });
    });
    await page.getByRole('button', { name: 'Get quote' }).click();
    await expect(page.getByText('This quote has expired. Get a new one.')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('button', { name: `${side} now` })).toHaveCount(0);
    await page.unroute('**/api/create-quote');
    await page.getByRole('button', { name: 'Refresh quote' }).click();
    await isOnSale();

    // Here it has expired for the server, which says so.
    const expiredQuote = declaredFaults('createOrder').find(({ name }) => name === 'quoteExpired');
    if (expiredQuote === undefined) throw new Error('The contract names no expired price.');
    expect(sent.filter((path) => path === '/api/create-order')).toEqual([]);
    await answer(page, '/create-order', expiredQuote);
    await page.getByRole('button', { name: `${side} now` }).click();
    await readMessage(page, 'This quote has expired. Get a new one.');
    await page.unroute('**/api/create-order');
    await expect(page.getByLabel('Quantity', { exact: true })).toHaveValue('0.1');
    expect((await orders()).message).toEqual([]);
    await page.getByRole('button', { name: 'Get quote' }).click();
    await isOnSale();
    await page.getByRole('button', { name: `${side} now` }).click();
    await expect(page.getByText('Order number')).toBeVisible({ timeout: SETTLED_WITHIN_MS });
    expect((await orders()).message).toHaveLength(1);
  });
}
