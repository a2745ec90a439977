import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions } from '@playwright/test';
import { becomeInvestor, expectDashboard, logIn } from './journeys.ts';
import type { KeelServer } from './KeelServer.ts';
import { test as base, type Page } from './test.ts';

/** Cookies and local storage of somebody signed in. */
type Kept = Exclude<BrowserContextOptions['storageState'], string | undefined>;

export interface Investors {
  /** The sample investor, with a balance, an investment and three deposit plans. */
  readonly amelia: Kept;
  /** Verified a moment ago, with nothing in the account. */
  readonly newcomer: Kept;
}

/** The test of this folder with two investors who are signed in once a worker: `test.use(as.amelia)`. */
export const test = base.extend<object, Investors>({
  amelia: [
    async ({ server, browser }, use) => {
      const { email, password } = await demoSignIn(server);
      const enter = async (page: Page) => {
        await page.goto('/login');
        await logIn(page, email, password);
        await expectDashboard(page);
      };
      await use(await keep(browser, server, enter));
    },
    { scope: 'worker' },
  ],
  newcomer: [
    async ({ server, browser }, use, { workerIndex }) => {
      const email = `newcomer${workerIndex}@example.com`;
      const person = { firstName: 'Ana', lastName: 'Bo', email, password: `keel ${email}` };
      await use(await keep(browser, server, (page) => becomeInvestor(page, server, person)));
    },
    { scope: 'worker' },
  ],
});

type Provide = (state: Kept) => Promise<void>;

/** Options that start a test signed in. */
export const as = {
  amelia: { storageState: ({ amelia }: Investors, provide: Provide) => provide(amelia) },
  newcomer: { storageState: ({ newcomer }: Investors, provide: Provide) => provide(newcomer) },
};

/** How the sample investor signs in: the server draws the password and leaves it in its data folder. */
export async function demoSignIn({ dataDir }: KeelServer): Promise<{ email: string; password: string }> {
  const note = await readFile(join(dataDir, 'demo-sign-in.txt'), 'utf8');
  const read = (name: string) => new RegExp(`^${name}: (\\S+)$`, 'm').exec(note)?.[1] ?? '';
  return { email: read('E-mail'), password: read('Password') };
}

async function keep(browser: Browser, server: KeelServer, enter: (page: Page) => Promise<void>): Promise<Kept> {
  const context = await browser.newContext({ baseURL: server.url, locale: 'en-US' });
  await enter(await context.newPage());
  const state = await context.storageState();
  await context.close();
  return state;
}
