import { type Answer, answer } from './answers.ts';
import { sameMessageForAll } from './callFaults.ts';
import { intercept } from './intercept.ts';
import type { LoadCall } from './loadCalls.ts';
import { patchAccount } from './money.ts';
import type { SubmitCall } from './submitCalls.ts';
import { expect, type Page } from './test.ts';
import { importWallet } from './wallet.ts';

// Each call of the wallet fails here separately; the others are answered without a server or a chain.

const NOT_PLACED = 'The order hasn’t reached us yet. It’s safe to send it again.';
const OUTCOME_UNKNOWN =
  'We got no answer, so the order may or may not have been placed. We’ll check before doing anything else.';
const UNREACHABLE =
  'The network isn’t responding properly. Nothing new was sent. Your details are still here, so you can try again.';
const NOT_PREPARED = 'We couldn’t prepare the transfer. Nothing new was sent.';

const RECIPIENT = '0x52908400098527886E0F7030069857D2E4169EE7';
const HOUR_MS = 3_600_000;

const ETHEREUM = {
  chain: 'ethereum',
  network: 'test',
  configured: true,
  local: true,
  chainId: 11_155_111,
  confirmations: 1,
  tokens: [],
  trades: ['ETH'],
  explorer: null,
  demo: null,
};
const networks: Answer = { status: 200, body: { bool: true, message: [ETHEREUM] } };
const demoNetworks: Answer = { status: 200, body: { bool: true, message: [{ ...ETHEREUM, demo: 'running' }] } };
const network: Answer = {
  status: 200,
  body: { bool: true, message: 'The network answered.', result: '0xde0b6b3a7640000', error: null },
};
const noOrder: Answer = { status: 200, body: { bool: true, message: 'There is no such order.', order: null } };

const quote = (): Answer => ({
  status: 200,
  body: {
    bool: true,
    message: 'This price holds for an hour.',
    quote: {
      _id: '0197f3a2-1111-7000-8000-000000000006',
      type: 'buy',
      asset: 'ETH',
      quantity: '0.1',
      chain: 'ethereum',
      network: 'test',
      marketRate: '3000',
      rate: '3015',
      spreadPercent: '0.5',
      fee: '1.51',
      feePercent: '0.5',
      networkFee: '0.07',
      amount: '303.08',
      bandPercent: null,
      source: 'simulated',
      asOf: new Date().toISOString(),
      expiresAt: new Date(Date.now() + HOUR_MS).toISOString(),
      counterparty: 'Harbour Ltd',
    },
  },
});

/** After these an order may have been carried out, so it is looked up. */
const lostAnswers = ['409 idempotencyInProgress', '500 internalError', '503 unavailable', 'unreadable', 'unanswered'];

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const testCoins = (page: Page) => button(page, 'Get test coins');
const quantity = (page: Page) => page.getByLabel('Quantity', { exact: true });
const sendAgainButton = (page: Page) => button(page, 'Send the order again');

/** Calls that the wallet's pages make when they load. */
export const walletLoadCalls: readonly LoadCall[] = [
  {
    id: 'WALLET-4',
    feature: 'wallet',
    operation: 'listNetworks',
    path: '/wallet-networks',
    page: '/wallet',
    find: openWallet,
    success: networks,
    failure: 'An unexpected error occurred.',
  },
  {
    id: 'WALLET-8',
    feature: 'wallet',
    operation: 'callNetwork',
    path: '/wallet-rpc/**',
    page: '/wallet',
    find: openWallet,
    success: network,
    failure: 'An unexpected error occurred.',
  },
];

/** Calls of the wallet's forms to the server. */
export const walletSubmitCalls: readonly SubmitCall[] = [
  {
    id: 'WALLET-5',
    feature: 'wallet',
    operation: 'callNetwork',
    path: '/wallet-rpc/**',
    calls: 3,
    async fill(page) {
      await openWallet(page);
      await page.getByRole('link', { name: 'Send', exact: true }).first().click();
      await page.getByLabel('Recipient’s address').fill(RECIPIENT);
      await page.getByLabel('Amount', { exact: true }).fill('0.5');
    },
    send: (page) => button(page, 'Review').click(),
    async expectInputKept(page) {
      await expect(page.getByLabel('Recipient’s address')).toHaveValue(RECIPIENT);
      await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('0.5');
    },
    messageLocation: 'page',
    // WALLET-5 defines what it says about the money.
    words: { ...sameMessageForAll('callNetwork', NOT_PREPARED), '502 networkUnreachable': UNREACHABLE },
  },
  {
    id: 'DEMO-1',
    feature: 'wallet',
    operation: 'getTestCoins',
    path: '/demo/coins',
    fill: openDemoWallet,
    send: (page) => testCoins(page).click(),
    expectInputKept: (page) => expect(testCoins(page)).toBeEnabled(),
  },
  {
    id: 'WALLET-7',
    feature: 'wallet',
    operation: 'createQuote',
    path: '/create-quote',
    fill: fillOrder,
    send: (page) => button(page, 'Get quote').click(),
    expectInputKept: (page) => expect(quantity(page)).toHaveValue('0.1'),
  },
  {
    id: 'WALLET-7',
    feature: 'wallet',
    operation: 'createOrder',
    path: '/create-order',
    // This opens the step-up instead of a message (PAYOUT-4).
    elsewhere: { '403 stepUpNeeded': ['walletTrade.e2e.ts', 'a purchase is quoted, reviewed'] },
    fill: fillOrder,
    async send(page) {
      await expect(quantity(page).or(sendAgainButton(page))).toBeVisible();
      if (await sendAgainButton(page).isVisible()) return sendAgainButton(page).click();
      await button(page, 'Get quote').click();
      await button(page, 'Buy now').click();
    },
    async expectInputKept(page) {
      await expect(quantity(page).or(sendAgainButton(page))).toBeVisible();
      if (!(await sendAgainButton(page).isVisible())) await expect(quantity(page)).toHaveValue('0.1');
    },
    places: Object.fromEntries(lostAnswers.map((way) => [way, 'page'])),
    words: Object.fromEntries(lostAnswers.map((way) => [way, NOT_PLACED])),
  },
  {
    id: 'WALLET-7',
    feature: 'wallet',
    operation: 'findOrder',
    path: '/find-order',
    async fill(page) {
      await fillOrder(page);
      await intercept(page, '**/api/create-order', (route) => route.abort());
      await intercept(page, '**/api/find-order', (route) => route.abort());
      await button(page, 'Get quote').click();
      await button(page, 'Buy now').click();
      await expect(button(page, 'Check status')).toBeVisible();
    },
    send: (page) => button(page, 'Check status').click(),
    expectInputKept: (page) => expect(button(page, 'Check status')).toBeVisible(),
    messageLocation: 'page',
    words: sameMessageForAll('findOrder', OUTCOME_UNKNOWN),
  },
];

/** The wallet's page, on a network with one coin; returns its address. */
async function openWallet(page: Page): Promise<string> {
  await patchAccount(page, { user: { walletFeauture: true } });
  await answer(page, '/wallet-networks', networks);
  await answer(page, '/wallet-rpc/**', network);
  await page.goto('/import-wallet');
  await importWallet(page);
  return '/wallet';
}

/** The same on the network of a demo, which gives away test coins. */
async function openDemoWallet(page: Page): Promise<void> {
  await openWallet(page);
  await answer(page, '/wallet-networks', demoNetworks);
  await page.goto('/wallet');
  await expect(testCoins(page)).toBeVisible();
}

async function fillOrder(page: Page): Promise<void> {
  await openWallet(page);
  await answer(page, '/create-quote', quote());
  await answer(page, '/find-order', noOrder);
  await page.getByRole('link', { name: 'Buy', exact: true }).first().click();
  await quantity(page).fill('0.1');
}
