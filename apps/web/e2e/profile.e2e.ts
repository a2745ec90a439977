import { enter, makeAccount, makeInvestor } from './support/accounts.ts';
import { answer } from './support/answers.ts';
import { as, test } from './support/investors.ts';
import { readMessage } from './support/journeys.ts';
import { saved } from './support/money.ts';
import { operate } from './support/operator.ts';
import { dataRows } from './support/tables.ts';
import { expect } from './support/test.ts';

test.describe('the sample investor', () => {
  test.use(as.amelia);

  test('[PROF-1, CARD-1, CARD-2, CARD-3, CARD-4, CARD-6] trades, and the rows of the account @phone @main', async ({
    page,
  }) => {
    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'My Trades' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Edit Profile' })).toHaveAttribute('href', '/registeration');

    await page.getByRole('button', { name: /^Password/ }).click();
    const detail = page.getByRole('dialog', { name: 'Password' });
    await expect(detail).toContainText('••••••••');
    await detail.getByRole('link').click();
    await expect(page).toHaveURL('/settings#password');
    await expect(page.getByRole('dialog', { name: 'Change password' })).toBeVisible();
  });

  test('[CARD-5] eight skeleton cards are shown while the profile loads', async ({ page }) => {
    const released = Promise.withResolvers<void>();
    await page.route(/\/ProfileScreen[^/]*\.js$/, async (route) => {
      await released.promise;
      await route.continue();
    });
    await page.goto('/profile');
    await expect(page.locator('main [aria-busy=true] > :last-child > *')).toHaveCount(8);
    released.resolve();
    await expect(page.getByRole('heading', { name: 'My Trades' })).toBeVisible();
  });

  test('[PROF-3] a trade is requested; the button stays where it was moved', async ({ page }) => {
    await page.goto('/profile');
    const button = page.getByRole('button', { name: 'Create active trade' });
    await button.focus();
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Shift+ArrowUp');
    const box = await button.boundingBox();
    await page.reload();
    await expect(button).toBeVisible();
    await expect.poll(async () => (await button.boundingBox())?.y).toBeCloseTo(box?.y ?? 0, 0);

    await button.press('Enter');
    await page.getByLabel(/^Your message/).fill('BTC/USD in the morning.');
    await page.getByRole('button', { name: 'Send request' }).click();
    await readMessage(page, 'Your request was sent.');
  });
});

test.describe('on a phone', () => {
  test.use({ ...as.amelia, viewport: { width: 390, height: 844 } });

  test('[PROF-3, PROF-1, CARD-2] the button covers no text until it is moved (P-22)', async ({ page }) => {
    for (const path of ['/profile', '/trade-center']) {
      await page.goto(path);
      const button = page.getByRole('button', { name: 'Create active trade' });
      await expect(page.getByRole('heading', { name: 'My Trades' })).toBeVisible();
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let y = 0; y < height; y += 200) {
        await page.evaluate((top) => scrollTo(0, top), y);
        expect(await button.evaluate(wordsBelow), `${path} at ${y} px`).toEqual([]);
      }
    }
  });
});

test.describe('a new investor', () => {
  test.use(as.newcomer);

  test('[PROF-2] has no trades yet', async ({ page }) => {
    await page.goto('/profile');
    await expect(page.getByRole('heading', { name: 'No Trade found' })).toBeVisible();
  });
});

test('[PROF-1, PROF-3] with the button at the bottom of the window every row can still be reached @phone', async ({
  page,
  server,
  person,
}) => {
  const account = await makeAccount(server, person);
  const trades = Array.from({ length: 12 }, (_, day) => ({
    _id: `0197f3a2-1111-7000-8000-0000000000${day + 10}`,
    date: `2026-11-${day + 10}T14:00:00Z`,
    pair: 'BTC/USD',
    profit: `${day}.50`,
    loss: '0.00',
  }));
  await answer(page, '/tradess', { status: 200, body: { bool: true, message: trades, nextCursor: null } });
  await page.context().setStorageState(account.storageState);
  for (const path of ['/trade-center', '/profile']) {
    await page.goto(path);
    const last = dataRows(page.getByRole('table', { name: 'My Trades' })).last();
    await expect(last).toBeVisible();
    const button = page.getByRole('button', { name: 'Create active trade' });
    // Scrolled to the end.
    for (let press = 0; press < 12; press += 1) await button.press('Shift+ArrowDown');
    await expect
      .poll(async () => {
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        const boxes = [last, button].map((part) => part.boundingBox());
        const [row, over] = await Promise.all(boxes);
        return row && over ? row.y + row.height <= over.y : false;
      })
      .toBe(true);
    await button.press('Home');
  }
});

test('[PROF-1, HONEST-6] trades can be filtered by pair, sorted, and saved as a file', async ({
  page,
  server,
  person,
}) => {
  const account = await makeInvestor(server, person);
  for (const [pair, profit, date] of [
    ['BTC/USD', '412.50', '2026-03-31T14:05:00Z'],
    ['ETH/USD', '20.00', '2026-04-01T14:05:00Z'],
    ['BTC/USD', '7.25', '2026-04-02T14:05:00Z'],
  ] as const) {
    const trade = ['--pair', pair, '--profit', profit, '--loss', '0.00', '--date', date];
    // oxlint-disable-next-line no-await-in-loop -- the order of the trades is what the test sorts
    await operate(server, 'trades', 'add', person.email, ...trade);
  }
  await enter(page, account, '/profile');
  const rows = dataRows(page.getByRole('table', { name: 'My Trades' }));
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText('$7.25');
  await page.getByRole('button', { name: /All pairs/ }).click();
  await page.getByRole('option', { name: 'BTC/USD' }).click();
  await expect(rows).toHaveCount(2);
  const byProfit = page.getByRole('columnheader', { name: /Profit/ }).getByRole('button');
  await byProfit.click();
  await expect(rows.first()).toContainText('$412.50');
  await byProfit.click();
  await expect(rows.first()).toContainText('$7.25');
  // All rows, whatever the filter shows.
  const lines = (await saved(page, 'Export CSV')).trim().split('\r\n');
  expect(lines[0]).toBe('ID,Date,Pair,Profit (USD),Loss (USD)');
  expect(lines).toHaveLength(4);
  expect(lines.join()).toContain('BTC/USD,412.50,0.00');
});

/** The texts of the page that the button covers. */
function wordsBelow(button: HTMLElement | SVGElement): string[] {
  const over = button.getBoundingClientRect();
  const found: string[] = [];
  const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    if (button.parentElement?.contains(node)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const isBelow = [...range.getClientRects()].some(
      ({ left, right, top, bottom, width }) =>
        width > 1 && left < over.right && right > over.left && top < over.bottom && bottom > over.top,
    );
    if (isBelow) found.push(node.textContent ?? '');
  }
  return found;
}
