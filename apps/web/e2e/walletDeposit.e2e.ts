import { announceDeposit, call } from './support/accounts.ts';
import { intercept } from './support/intercept.ts';
import { test, weiOf } from './support/localChain.ts';
import { operate } from './support/operator.ts';
import { askForReview, ETH, enterFunded, expectConfirmed, freshAddress } from './support/sending.ts';
import { expect } from './support/test.ts';
import { enterWithWallet, unlock } from './support/wallet.ts';

test.describe.configure({ timeout: 180_000 });

interface Held {
  readonly coinAmount: string;
  readonly heldUntil: string;
}
interface Listed {
  readonly message: readonly { readonly held: Held }[];
}

/** An amount in ETH as the contract writes it, without zeros at its end (e.g. `0.5951212`), in wei. */
function weiFrom(amount: string): bigint {
  const [whole = '', fraction = ''] = amount.split('.');
  return BigInt(whole) * ETH + BigInt(fraction.padEnd(18, '0'));
}

test('[PAY-2, PAY-6, WALLET-5] a deposit is paid from the wallet once: what to send comes from the server, and it is marked as paid', async ({
  page,
  server,
  person,
  chain,
}) => {
  const to = freshAddress();
  await operate(server, 'settings', 'set', 'address.etherium', to);
  const account = await enterWithWallet(page, server, person);
  await enterFunded(page, chain);
  const id = await announceDeposit(server, account, '2000.00', 'Etheruem');
  const { token, userId: user } = account;
  const { message } = await call<Listed>(server, '/fetchdeposit', { token, body: { user, limit: 1 } });
  const amount = message[0]?.held.coinAmount ?? '';
  const wei = weiFrom(amount);

  // A link from outside that names a recipient and an amount; and the amount has expired (PAYOUT-6).
  await intercept(
    page,
    '**/api/fetchdeposit',
    async (route) => {
      const response = await route.fetch();
      const { message: rows, ...rest } = (await response.json()) as Listed;
      const expired = rows.map((row) => ({ ...row, held: { ...row.held, heldUntil: '2026-01-01T00:00:00Z' } }));
      await route.fulfill({ response, json: { ...rest, message: expired } });
    },
    { times: 1 },
  );
  await page.goto(`/send-assets?deposit=${id}&to=${freshAddress()}&amount=7`);
  await expect(page.getByText('Your wallet is locked')).toBeVisible();
  await unlock(page);
  await expect(page.getByText(/^The amount of this deposit has expired/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Review' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to the deposit' }).click();

  await page.getByRole('link', { name: 'Pay from my wallet' }).click();
  await expect(page.getByText(`This transfer pays your deposit ${id.slice(0, 8)} of $2,000.00.`)).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await askForReview(page);
  await expect(page.getByText(`${String(Number(amount))} ETH`, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Sign and send' }).click();
  await expectConfirmed(page);
  await expect(page.getByText(/^The deposit is marked as paid/)).toBeVisible();
  expect(await weiOf(chain, to)).toBe(wei);

  await page.getByRole('link', { name: 'Back to the deposit' }).click();
  await expect(page.getByRole('button', { name: 'Paid', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pay from my wallet' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Show transfer' }).click();
  await expect(page.getByRole('heading', { name: 'Sent for this deposit' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Review' })).toHaveCount(0);
});
