import { pointer } from './support/inputDevices.ts';
import { freshAddress } from './support/sending.ts';
import { test } from './support/shots.ts';
import { expect, type Page } from './support/test.ts';
import { enterWithWallet, KNOWN_ADDRESS, KNOWN_PHRASE, PASSCODE, pasteInto } from './support/wallet.ts';

/** Deriving the key and mining blocks take longer on a slow machine. */
const DONE_WITHIN_MS = 60_000;

test('an imported wallet with coins in it', async ({ page, server, person, chain, take }) => {
  const main = page.getByRole('main');
  const submit = () => main.locator('form button[type=submit]').click();
  // On a phone the wallet's actions are only on its own page.
  const open = async (path: string) => {
    const link = page.locator('nav a[href="/wallet"]:visible').first();
    // On a tablet the navigation is in the drawer.
    if (!(await link.isVisible())) await page.locator('header button').first().click();
    await link.click();
    await main.locator(`a[href="${path}"]`).first().click();
  };
  await enterWithWallet(page, server, person, '5000');
  await chain.fund(KNOWN_ADDRESS);
  await page.goto('/import-wallet');
  await pasteInto(page, /1$/, KNOWN_PHRASE);
  const hasPassphrase = main.locator('form input[type=checkbox]');
  await hasPassphrase.locator('xpath=ancestor::label[1]').click();
  await main.locator('form input[type=password]').fill('a river of lanterns');
  await take('import-words');
  await hasPassphrase.locator('xpath=ancestor::label[1]').click();
  await submit();
  await expect(main.getByRole('radiogroup').first()).toBeVisible();
  await take('import-network');
  await submit();
  await main.locator('[data-field=passcode] input').fill(PASSCODE);
  await main.locator('[data-field=repeated] input').fill(PASSCODE);
  await take('import-passcode');
  await submit();
  await expect(page).toHaveURL('/wallet', { timeout: DONE_WITHIN_MS });
  await expect(main.getByText('USDT').first()).toBeVisible();
  await take('open-wallet');

  await open('/send-assets');
  await main.locator('input[name=to]').fill(freshAddress());
  await main.locator('input[inputmode=decimal]').fill('1.5');
  await take('open-send');
  await submit();
  await expect(main.locator('form')).toHaveCount(0);
  await take('open-send-review');
  // After the button that locks the wallet.
  await main.getByRole('button').nth(1).click();
  await expect(main.getByRole('progressbar')).toHaveCount(0, { timeout: DONE_WITHIN_MS });
  await take('open-sent');

  await open('/receive');
  await expect(page.getByRole('img').first()).toBeVisible();
  await take('open-receive');

  await open('/buy-assets');
  await chooseAsset(page, 'ETH');
  await main.locator('input[inputmode=decimal]').fill('0.10');
  await take('open-buy');
  await submit();
  await expect(main.locator('form')).toHaveCount(0);
  await take('open-buy-review');

  await open('/sell-assets');
  await take('open-sell');
  await page.goto('/wallet');
  await take('locked-wallet');
  await page.goto('/send-assets');
  await take('locked-send');
});

test('a new wallet', async ({ page, server, person, take }) => {
  const main = page.getByRole('main');
  await enterWithWallet(page, server, person, '5000');
  await page.goto('/create-wallet');
  await take('create-hidden');
  await main.getByRole('button').first().click();
  await take('create-shown');
  await main.getByRole('button').nth(1).click();
  const groups = main.getByRole('radiogroup');
  await expect(groups).toHaveCount(3);
  await pointer.choose(groups.first().getByRole('radio').first());
  await take('create-confirm');
});

async function chooseAsset(page: Page, name: string): Promise<void> {
  await page.locator('main form button[aria-haspopup=listbox]').first().click();
  await page.getByRole('option', { name, exact: true }).click();
}
