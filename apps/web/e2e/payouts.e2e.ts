import { enter, makeInvestor, requestWithdrawal, signIn } from './support/accounts.ts';
import { pointer } from './support/inputDevices.ts';
import { readMessage } from './support/journeys.ts';
import { newest } from './support/money.ts';
import { operate } from './support/operator.ts';
import { expect, test } from './support/test.ts';

test('[PAYOUT-1] a withdrawal requested before the account was suspended waits, and is paid once the suspension is lifted (M-3)', async ({
  page,
  server,
  person,
}) => {
  const account = await makeInvestor(server, person, '100');
  const id = await requestWithdrawal(server, account, '40.00');
  await operate(server, 'users', 'suspend', person.email, '--reason', 'Reported stolen');
  await expect(operate(server, 'withdrawals', 'start', id)).rejects.toThrow(`${person.email} is suspended`);

  await enter(page, await signIn(server, person), '/withdraw');
  await expect(newest(page, 'Withdrawals')).toContainText('Pending');
  await expect(page.getByText('Available $60.00')).toBeVisible();
  await operate(server, 'users', 'restore', person.email);
  await operate(server, 'withdrawals', 'start', id);
  await operate(server, 'withdrawals', 'complete', id, '--reference', 'SEPA 1');
  await expect(newest(page, 'Withdrawals')).toContainText('Completed');
});

test('[WD-2] a withdrawal beyond the limit of open ones is refused with that number, and cancelling one makes room (N-14)', async ({
  page,
  server,
  person,
}) => {
  const account = await makeInvestor(server, person, '100');
  await requestWithdrawal(server, account, '40.00');
  await operate(server, 'settings', 'set', 'payouts.openWithdrawals', '1');
  await enter(page, account, '/withdraw');
  await page.getByLabel('Amount in dollars').fill('20');
  await pointer.choose(page.getByRole('radio', { name: 'Cashapp' }));
  await page.getByLabel('Cashapp username', { exact: true }).fill('$amelia');
  const send = async () => {
    await page.getByRole('main').getByRole('button', { name: 'Withdraw', exact: true }).click();
    const review = page.getByRole('dialog', { name: 'Review your withdrawal' });
    await review.getByRole('button', { name: 'Send request' }).click();
  };
  await send();
  await readMessage(page, 'You already have a withdrawal waiting. Please wait until it’s decided, or cancel it.');
  await expect(page.getByLabel('Amount in dollars')).toHaveValue('20');

  await newest(page, 'Withdrawals')
    .getByRole('button', { name: /^Cancel withdrawal/ })
    .click();
  await page
    .getByRole('alertdialog', { name: 'Cancel this withdrawal?' })
    .getByRole('button', { name: 'Cancel withdrawal' })
    .click();
  await readMessage(page, 'Withdrawal cancelled.');
  await send();
  await expect(page.getByText('Withdrawal requested.').first()).toBeVisible();
  await operate(server, 'settings', 'set', 'payouts.openWithdrawals', '');
});
