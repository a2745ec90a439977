import { makeAccount } from '../accounts.ts';
import type { KeelServer } from '../KeelServer.ts';
import { operate, registrationOf } from '../operator.ts';
import { picture } from '../picture.ts';
import type { Person } from '../test.ts';
import { TOAST, type Walk } from '../walk.ts';
import { expect } from './slowTimeout.ts';

/** An identity that is submitted, rejected, submitted again and approved. */
export async function register(walk: Walk, server: KeelServer, person: Person): Promise<void> {
  const { page, form } = walk;
  await makeAccount(server, person);
  await page.goto('/login');
  await walk.logIn(person);
  await walk.arrive('/invest');
  const banner = page.locator('main a[href="/registeration"]').first();
  const fillIn = async (number: string) => {
    await walk.press(banner);
    await walk.arrive('/registeration');
    await walk.attach(page, picture());
    await walk.fill(form.locator('input[name=Nid]'), number);
    await walk.checkPage();
    await walk.submit();
    await form.locator('input[name=firstName]').waitFor();
    await walk.checkPage();
    await walk.submit();
    await walk.fill(form.locator('input[name=state]'), 'Lisboa');
    await walk.fill(form.locator('input[name=address]'), 'Rua do Porto 12');
    await walk.checkPage();
    await walk.submit();
    await walk.read();
    await walk.arrive('/profile');
    // If no other link leads to the form.
    await walk.go('/withdraw');
    await walk.arrive('/withdraw');
  };
  await fillIn('A1234 567');
  await expect(banner).toHaveCount(0);
  await operate(
    server,
    'kyc',
    'reject',
    person.email,
    ...(await registrationOf(server, person)),
    '--reason',
    'One corner is cut off.',
  );
  await expect(banner).toBeVisible();
  await walk.checkPage();
  // The message of the rejection stays, and covers the link if the text is large: it is read and dismissed.
  const refusal = page.locator(TOAST).filter({ hasText: 'One corner is cut off.' });
  await refusal.getByRole('button').click();
  await expect(refusal).toHaveCount(0);
  await fillIn('B7654 321');
  await operate(server, 'kyc', 'approve', person.email, ...(await registrationOf(server, person)));
  await expect(page.locator(TOAST).first()).toBeVisible();
  await expect(banner).toHaveCount(0);
  await walk.checkPage();
}
