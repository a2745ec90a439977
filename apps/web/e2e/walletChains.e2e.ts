import { pointer } from './support/inputDevices.ts';
import { as } from './support/investors.ts';
import { freshSolanaAddress, lamportsOf, type OtherChain, satoshiOf, test } from './support/localChains.ts';
import { askForReview, expectConfirmed, fillIn, review } from './support/sending.ts';
import { expect, type Page } from './support/test.ts';
import { choosePasscode, enterWithWallet, importWallet, KNOWN_PHRASE, PASSCODE, pasteInto } from './support/wallet.ts';

test.describe.configure({ timeout: 240_000 });

// The sample investor of a demo may use the wallet.
test.use(as.amelia);

/** BIP-84's own test phrase, the same as the known one, on test networks (m/84'/1'/0'/0/0). */
const BITCOIN_ADDRESS = 'tb1q6rz28mcfaxtmd6v789l9rrlrusdprr9pqcpvkl';

/** An address from BIP-173's examples; nobody here has its key. */
const BITCOIN_RECIPIENT = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx';

/** The same phrase on Dogecoin's test network (m/44'/1'/0'/0/0). */
const DOGECOIN_ADDRESS = 'nZVmfmUtKPmskB9Ds4P9GUJy9eYFqPKHqH';

/** An address from the test data of Dogecoin Core. */
const DOGECOIN_RECIPIENT = 'nhRsrUaxZou6sewjqaS37cJrMRJRgwVXdk';

/** Some 170 addresses are looked up, a few at a time. */
const SEARCHED_WITHIN_MS = 150_000;

const FALSE_VALUE =
  'The network gave one of your coins a value that its own transaction doesn’t confirm. A false value can hide a higher fee, so nothing new was signed or sent.';
const NO_PROOF =
  'The network didn’t provide the transaction that one of your coins came from, so we can’t check its value. Nothing new was sent. Try again later.';

/** Imports the known wallet on a chain; ends on the wallet's page and returns its address. */
async function importOn(page: Page, chain: 'Bitcoin' | 'Dogecoin' | 'Solana'): Promise<string> {
  await page.goto('/import-wallet');
  await importWallet(page, undefined, chain);
  return page.evaluate(() => localStorage.getItem('address') ?? '');
}

/** The address with its QR code, complete and on the right network. */
async function expectReceive(page: Page, asset: string, network: string, address: string): Promise<void> {
  await page.getByRole('link', { name: 'Receive', exact: true }).first().click();
  await expect(page.getByRole('img', { name: `QR code of your address for ${asset}` })).toBeVisible();
  await expect(page.getByText(`Only send ${asset} on ${network} to this address.`)).toBeVisible();
  await expect(page.getByText('Compare the beginning and the end after pasting:')).toContainText(
    `${address.slice(0, 6)}…${address.slice(-4)}`,
  );
}

/** Sends, waits for the confirmation, and finds the transfer in the list. */
async function expectSent(page: Page, to: string, amount: string): Promise<void> {
  await review(page, { to, amount });
  await expectConfirmedAfterReview(page);
}

/** Sends what is under review, waits for the confirmation, and finds the transfer in the list. */
async function expectConfirmedAfterReview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign and send' }).click();
  await expectConfirmed(page);
  await page.getByRole('button', { name: 'Back to the wallet' }).click();
  await expect(page.getByRole('table', { name: 'Sent from this wallet' })).toContainText('Confirmed');
}

async function expectBalance(page: Page, chain: OtherChain, address: string, asset: string): Promise<void> {
  await chain.fund(address);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('list', { name: 'Assets' })).toContainText(asset);
}

test('[WALLET-4, WALLET-5, WALLET-6, WALLET-8] Bitcoin: received coins are shown, and sent coins arrive @sweep', async ({
  page,
  bitcoin,
}) => {
  const address = await importOn(page, 'Bitcoin');
  expect(address).toBe(BITCOIN_ADDRESS);
  await expectBalance(page, bitcoin, address, 'BTC');
  await expectReceive(page, 'BTC', 'Bitcoin, Testnet4', address);
  const before = await satoshiOf(bitcoin, BITCOIN_RECIPIENT);
  await expectSent(page, BITCOIN_RECIPIENT, '0.25');
  expect((await satoshiOf(bitcoin, BITCOIN_RECIPIENT)) - before).toBe(25_000_000);
  const left = await satoshiOf(bitcoin, address);
  expect(left).toBeLessThan(75_000_000);
  expect(left).toBeGreaterThan(74_900_000);
});

for (const { form, address, scheme, size } of [
  // The same phrase on another wallet's path, and the example of BIP-49. Sizes are those of one input and two outputs.
  {
    form: 'Taproot',
    address: 'tb1p90h6z3p36n9hrzy7580h5l429uwchyg8uc9sz4jwzhdtuhqdl5eqmpwq6n',
    scheme: "Taproot (BIP-86) \u2066m/86'/1'/0'/0/1",
    size: 142,
  },
  {
    form: 'nested segwit',
    address: '2Mww8dCYPUpKHofjgcXcBCEGmniw9CoaiD2',
    scheme: "Nested segwit (BIP-49) \u2066m/49'/1'/0'/0/0",
    size: 165,
  },
]) {
  test(`[WALLET-17, WALLET-11] Bitcoin: an address of ${form} is found, opened, shown for receiving and sent from @sweep`, async ({
    page,
    server,
    person,
    bitcoin,
  }) => {
    await bitcoin.fund(address);
    // The network answers each person a certain number of times in a minute.
    await enterWithWallet(page, server, person);
    await importFound(page, address, scheme);
    await expectReceive(page, 'BTC', 'Bitcoin, Testnet4', address);
    const before = await satoshiOf(bitcoin, BITCOIN_RECIPIENT);
    await expectSent(page, BITCOIN_RECIPIENT, '0.25');
    expect((await satoshiOf(bitcoin, BITCOIN_RECIPIENT)) - before).toBe(25_000_000);
    // The change is at the same address, and a byte costs 1 sat.
    expect(await satoshiOf(bitcoin, address)).toBe(75_000_000 - size);
  });
}

/** Imports the known words after a search on Bitcoin's test network, with the found address and no other. */
async function importFound(page: Page, address: string, scheme: string): Promise<void> {
  await page.goto('/import-wallet');
  await pasteInto(page, 'Word 1', KNOWN_PHRASE);
  await page.getByRole('button', { name: 'Check words' }).click();
  await page.getByRole('button', { name: /Chain/ }).click();
  await page.getByRole('option', { name: 'Bitcoin' }).click();
  await page.getByRole('button', { name: 'Find used addresses' }).click();
  await expect(page.getByText('Search complete.')).toBeVisible({ timeout: SEARCHED_WITHIN_MS });
  const found = page.getByRole('radio', { name: address });
  await expect(page.getByRole('radiogroup', { name: 'Addresses of these words' })).toContainText(scheme);
  await pointer.choose(found);
  await page.getByRole('button', { name: 'Continue' }).click();
  await choosePasscode(page, PASSCODE, 'Import wallet');
  expect(await page.evaluate(() => localStorage.getItem('address'))).toBe(address);
}

test('[WALLET-5] Bitcoin: nothing is signed for a node that reports a false value of a coin, or does not prove it (W-23) @sweep', async ({
  page,
  bitcoin,
  bitcoinLine,
}) => {
  const address = await importOn(page, 'Bitcoin');
  await expectBalance(page, bitcoin, address, 'BTC');
  const before = [await satoshiOf(bitcoin, address), await satoshiOf(bitcoin, BITCOIN_RECIPIENT)];
  await fillIn(page, { to: BITCOIN_RECIPIENT, amount: '0.0001' });
  const UTXOS = /^\/address\/[^/]+\/utxo$/;
  const falseAnswers = [
    [UTXOS, (body: string) => body.replaceAll(/"value":\d+/g, '"value":30000'), FALSE_VALUE],
    [UTXOS, (body: string) => body.replaceAll(/"value":\d+/g, '"value":900000000'), FALSE_VALUE],
    [/^\/tx\/[^/]+\/hex$/, (body: string) => body.replace('00e1f505', '00e1f504'), FALSE_VALUE],
    [/^\/tx\/[^/]+\/hex$/, () => null, NO_PROOF],
  ] as const;
  for (const [path, alter, words] of falseAnswers) {
    bitcoinLine.alter(path, alter);
    await page.getByRole('button', { name: 'Review' }).click();
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByLabel('Recipient’s address')).toHaveValue(BITCOIN_RECIPIENT);
    bitcoinLine.stopLying();
    await askForReview(page);
    await page.getByRole('button', { name: 'Change' }).click();
    await expect(page.getByText(words)).toHaveCount(0);
  }
  expect([await satoshiOf(bitcoin, address), await satoshiOf(bitcoin, BITCOIN_RECIPIENT)]).toEqual(before);
});

test('[WALLET-14] Dogecoin: received coins are shown, sent coins arrive, and an address of Bitcoin is refused @sweep', async ({
  page,
  dogecoin,
}) => {
  const address = await importOn(page, 'Dogecoin');
  expect(address).toBe(DOGECOIN_ADDRESS);
  await expectBalance(page, dogecoin, address, 'DOGE');
  await expectReceive(page, 'DOGE', 'Dogecoin, Testnet', address);
  const before = await satoshiOf(dogecoin, DOGECOIN_RECIPIENT);
  await fillIn(page, { to: BITCOIN_RECIPIENT, amount: '25' });
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(page.getByText('This address belongs to another chain.')).toBeVisible();
  await page.getByLabel('Recipient’s address').fill(DOGECOIN_RECIPIENT);
  await askForReview(page);
  await expectConfirmedAfterReview(page);
  expect((await satoshiOf(dogecoin, DOGECOIN_RECIPIENT)) - before).toBe(2_500_000_000);
  // The node has no estimates, so the fee is the recommended one: 0.01 DOGE for a kilobyte.
  expect(await satoshiOf(dogecoin, address)).toBe(7_500_000_000 - 226_000);
  const history = page.getByRole('table', { name: 'Received and sent' });
  await expect(history).toContainText('Received');
  await expect(history).toContainText('Sent');
});

test('[WALLET-4, WALLET-5, WALLET-6, WALLET-8] Solana: received coins are shown, and sent coins arrive @sweep', async ({
  page,
  solana,
}) => {
  const address = await importOn(page, 'Solana');
  await expectBalance(page, solana, address, 'SOL');
  await expectReceive(page, 'SOL', 'Solana, Devnet', address);
  const to = freshSolanaAddress();
  const before = await lamportsOf(solana, address);
  await expectSent(page, to, '0.5');
  expect(await lamportsOf(solana, to)).toBe(500_000_000);
  const fee = before - 500_000_000 - (await lamportsOf(solana, address));
  expect(fee).toBeGreaterThanOrEqual(5000);
  expect(fee).toBeLessThan(100_000);
});
