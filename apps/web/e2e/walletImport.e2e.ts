import { pointer } from './support/inputDevices.ts';
import { test, weiOf } from './support/localChain.ts';
import { askForReview, ETH, expectConfirmed, fillIn, freshAddress } from './support/sending.ts';
import { expect, type Page } from './support/test.ts';
import {
  choosePasscode,
  enterWithWallet,
  KNOWN_ADDRESS,
  KNOWN_PHRASE,
  PASSCODE,
  pasteInto,
  unlock,
} from './support/wallet.ts';

/** Addresses of the known phrase in the schemes of other wallets: m/44'/60'/0'/0/3, and Ledger Live's m/44'/60'/1'/0/0. */
const FOURTH = '0xF3f50213C1d2e255e4B2bAD430F8A38EEF8D718E';
const LEDGER_SECOND = '0x78839F6054d7ed13918bAe0473BA31b1Ca9D7265';

/** Some sixty addresses are looked up, a few at a time, with four calls each. */
const SEARCHED_WITHIN_MS = 150_000;

test.describe.configure({ timeout: 300_000 });

async function enterPhrase(page: Page): Promise<void> {
  await page.goto('/import-wallet');
  await pasteInto(page, 'Word 1', KNOWN_PHRASE);
  await page.getByRole('button', { name: 'Check words' }).click();
  await expect(page.getByRole('button', { name: 'Find used addresses' })).toBeVisible();
}

test('[WALLET-11, WALLET-3] used addresses of other wallets are found, and the chosen one is opened, shown again and sent from', async ({
  page,
  server,
  person,
  chain,
}) => {
  await chain.fund(FOURTH);
  await chain.fund(LEDGER_SECOND);
  await enterWithWallet(page, server, person);
  await enterPhrase(page);
  await page.getByRole('button', { name: 'Find used addresses' }).click();
  await expect(page.getByText('Search complete.')).toBeVisible({ timeout: SEARCHED_WITHIN_MS });
  const offered = page.getByRole('radiogroup', { name: 'Addresses of these words' });
  await expect(offered.getByRole('radio')).toHaveCount(3);
  // The first with money is suggested. Other tests may have sent some to the first address of the same words.
  const suggested = (await weiOf(chain, KNOWN_ADDRESS)) > 0n ? KNOWN_ADDRESS : FOURTH;
  await expect(offered.getByRole('radio', { name: suggested })).toBeChecked();
  await expect(offered).toContainText('1,000 ETH + 1,000,000 USDT + 1,000,000 USDC');
  await expect(offered).toContainText("m/44'/60'/0'/0/3");
  await pointer.choose(offered.getByRole('radio', { name: LEDGER_SECOND }));
  await expect(offered.getByRole('radio', { name: LEDGER_SECOND })).toBeChecked();
  await page.getByRole('button', { name: 'Continue' }).click();
  await choosePasscode(page, PASSCODE, 'Import wallet');

  await expect(page.getByRole('list', { name: 'Assets' })).toContainText('1,000');
  const to = freshAddress();
  await fillIn(page, { to, amount: '2' });
  await askForReview(page);
  await page.getByRole('button', { name: 'Sign and send' }).click();
  await expectConfirmed(page);
  expect(await weiOf(chain, to)).toBe(2n * ETH);

  // The path is part of the vault: after a reload the key of the same address signs.
  await page.goto('/wallet');
  await page.getByRole('button', { name: 'Unlock', exact: true }).click();
  await unlock(page);
  await expect(page.getByRole('button', { name: 'Lock now', exact: true })).toBeVisible();
  await fillIn(page, { to, amount: '1' });
  await askForReview(page);
  await page.getByRole('button', { name: 'Sign and send' }).click();
  await expectConfirmed(page);
  expect(await weiOf(chain, to)).toBe(3n * ETH);
});

test('[WALLET-11] without a network the search says so, and importing goes on', async ({ page, server, person }) => {
  await enterWithWallet(page, server, person);
  await enterPhrase(page);
  await page.route('**/api/wallet-rpc/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Find used addresses' }).click();
  await expect(page.getByText('We couldn’t reach the network, so the search isn’t complete.')).toBeVisible({
    timeout: SEARCHED_WITHIN_MS,
  });
  await expect(page.getByText(KNOWN_ADDRESS.slice(-4)).first()).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Continue' }).click();
  await choosePasscode(page, PASSCODE, 'Import wallet');
});

test('[WALLET-11] a search of a phrase with thousands of used addresses can be stopped, and ends at its limit', async ({
  page,
  server,
  person,
}) => {
  await enterWithWallet(page, server, person);
  await page.clock.install();
  await enterPhrase(page);
  const body = { bool: true, message: 'The network answered.', result: '0xde0b6b3a7640000', error: null };
  let calls = 0;
  await page.route('**/api/wallet-rpc/**', async (route) => {
    calls += 1;
    await route.fulfill({ json: body });
  });
  await page.getByRole('button', { name: 'Find used addresses' }).click();
  await expect(page.getByText(/Addresses checked: [1-9]\d*\. Used: [1-9]/)).toBeVisible({
    timeout: SEARCHED_WITHIN_MS,
  });
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Search stopped. There may be more used addresses.')).toBeVisible();
  await expect(page.getByRole('radio', { name: KNOWN_ADDRESS })).toBeChecked();

  await page.getByRole('button', { name: 'Search again' }).click();
  const limit = page.getByText('We stopped after 400 addresses. There may be more used ones');
  // The network is called at most 180 times a minute, which takes about seven minutes.
  await expect(async () => {
    const before = calls;
    const isOver = await limit.waitFor({ timeout: 500 }).then(
      () => true,
      () => false,
    );
    // Only a search that waits for its next minute: the search as a whole has a time limit, too.
    if (!isOver && calls === before) await page.clock.fastForward('01:00');
    expect(isOver).toBe(true);
  }).toPass({ timeout: SEARCHED_WITHIN_MS });
  await expect(page.getByText(/^Used addresses that aren’t shown: \d+\.$/)).toBeVisible();
  await expect(page.getByRole('radio', { name: KNOWN_ADDRESS })).toBeChecked();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('New passcode', { exact: true })).toBeVisible();
});
