import { readFile } from 'node:fs/promises';
import { test } from './support/localChain.ts';
import { enterFunded, expectConfirmed, freshAddress, review } from './support/sending.ts';
import { expect } from './support/test.ts';
import { enterWithWallet } from './support/wallet.ts';

test.describe.configure({ timeout: 180_000 });

test('[WALLET-8, HONEST-6] the page lists what came and what was sent, says what it cannot list, and saves it as CSV (W-gaps 1)', async ({
  page,
  server,
  person,
  chain,
}) => {
  await enterWithWallet(page, server, person);
  await enterFunded(page, chain);
  const history = page.getByRole('table', { name: 'Received and sent' });
  await expect(history.getByRole('row', { name: /Received .*1,000,000 USDT Confirmed/ }).first()).toBeVisible();
  await expect(page.getByText('Nodes don’t list transfers of ETH')).toBeVisible();
  // A local chain has no explorer.
  await expect(page.getByRole('link', { name: /View on/ })).toHaveCount(0);

  const to = freshAddress();
  await review(page, { to, amount: '2500', asset: 'USDT' });
  await page.getByRole('button', { name: 'Sign and send' }).click();
  await expectConfirmed(page);
  await page.getByRole('button', { name: 'Back to the wallet' }).click();
  await expect(history.getByRole('row', { name: /Sent .*2,500 USDT Confirmed/ })).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('ethereum-test.csv');
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toMatch(new RegExp(`,out,${to},2500,USDT,confirmed,0x[\\da-f]{64}`, 'i'));
  expect(text).toMatch(/,in,0x[\da-f]{40},1000000,USDT,confirmed,/i);
});

test('[SET-2, HONEST-5] the warning about the recovery phrase and the errors of a transfer are in the chosen language', async ({
  page,
  server,
  person,
  chain,
}) => {
  await enterWithWallet(page, server, person);
  await enterFunded(page, chain);
  await page.evaluate(() => localStorage.setItem('language', 'es'));
  await page.reload();
  await expect(page.getByText('Introduce tu frase de recuperación solo en')).toBeVisible();
  await page.getByRole('link', { name: 'Enviar', exact: true }).first().click();
  await page.getByLabel('Código', { exact: true }).fill('274910');
  await page.getByRole('button', { name: 'Desbloquear', exact: true }).click();
  await page.getByLabel('Dirección del destinatario').fill('hola');
  await page.getByRole('button', { name: 'Revisar' }).click();
  await expect(page.getByText('Escribe un importe mayor que cero.').first()).toBeVisible();
  await page.getByLabel('Importe', { exact: true }).fill('1');
  await page.getByRole('button', { name: 'Revisar' }).click();
  await expect(page.getByText('Esto no es una dirección.')).toBeVisible();
});
