import { answer } from './support/answers.ts';
import { type DeclaredFault, declaredFaults } from './support/declaredFaults.ts';
import { as } from './support/investors.ts';
import { logIn, signUp } from './support/journeys.ts';
import { BITCOIN_ADDRESS, choose, patchAccount, test } from './support/money.ts';
import { picture } from './support/picture.ts';
import { settle } from './support/settled.ts';
import { expect, type Page, type Person } from './support/test.ts';

/** A call that a form makes, and what its person has typed by then. */
interface Sending {
  /** The id of its requirement. */
  readonly id: string;
  readonly operation: string;
  /** As the app asks for it, below `/api`. */
  readonly path: string;
  /** Opens the page and fills the form in. */
  readonly fill: (page: Page, person: Person) => Promise<unknown>;
  readonly send: (page: Page) => Promise<unknown>;
  /** Sees that all that was typed is there. */
  readonly isKept: (page: Page) => Promise<unknown>;
  /** A failure that leads to another page by its requirement. */
  readonly leads?: Readonly<Record<number, string>>;
}

/** A list that a page loads, and what says on the page that it could not. */
interface Loading {
  readonly id: string;
  readonly operation: string;
  readonly path: string;
  readonly page: string;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const label = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const press = (name: string) => (page: Page) => button(page, name).click();
const holds = (name: string, value: string) => (page: Page) => expect(label(page, name)).toHaveValue(value);

const entering: readonly Sending[] = [
  {
    id: 'LOGIN-6',
    operation: 'login',
    path: '/login',
    fill: async (page, person) => {
      await page.goto('/login');
      await label(page, 'E-mail').fill(person.email);
      await label(page, 'Password').fill(person.password);
    },
    send: press('Continue'),
    isKept: async (page) => expect(label(page, 'E-mail')).toHaveValue(/@example\.com$/),
    leads: { 404: '/signup' },
  },
  {
    id: 'SIGNUP-7',
    operation: 'signup',
    path: '/signup',
    fill: async (page, person) => {
      await answer(page, '/signup', { status: 422, body: { bool: false, message: 'Not yet.' } });
      await signUp(page, person);
      await button(page, 'Got it!').click();
    },
    send: press('Sign Up'),
    isKept: holds('First name', 'Amelia'),
    leads: { 303: '/login' },
  },
  {
    id: 'VERIFY-3',
    operation: 'verifyEmail',
    path: '/verifyemail',
    fill: async (page, person) => {
      await answer(page, '/login', { status: 202, body: { bool: true, message: 'Sent.', url: '/verification' } });
      await page.goto('/login');
      await logIn(page, person.email, person.password);
      await label(page, 'Code').fill('0123');
    },
    send: press('Verify'),
    isKept: holds('Code', '0123'),
  },
];

const member: readonly Sending[] = [
  {
    id: 'DEP-4',
    operation: 'createDeposit',
    path: '/createdeposit',
    fill: async (page) => {
      await page.goto('/fund-account');
      await label(page, 'Amount in dollars').fill('77');
      await choose(page, 'Payment method', 'Bitcoin');
    },
    send: press('Create Deposit'),
    isKept: holds('Amount in dollars', '77'),
  },
  {
    id: 'PAY-3',
    operation: 'createPay',
    path: '/createpay',
    fill: async (page) => {
      await patchAccount(page, { admin: { solana: BITCOIN_ADDRESS } });
      await page.goto('/fund-account');
      const row = page.getByRole('row').filter({ hasText: 'Solana' }).filter({ hasText: 'Pending' }).last();
      await row.getByRole('button', { name: /Pay Now/ }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Pay deposit' })).toBeVisible();
    },
    send: (page) => page.getByRole('button', { name: /^(Pay Now|Paid)$/ }).click(),
    isKept: (page) => expect(page.getByRole('button', { name: /^(Pay Now|Paid)$/ })).toBeEnabled(),
  },
  {
    id: 'WD-3',
    operation: 'createWithdraw',
    path: '/createwithdraw',
    fill: async (page) => {
      await page.goto('/withdraw');
      await label(page, 'Amount in dollars').fill('12');
      await choose(page, 'Receive method', 'Cashapp');
      await label(page, 'Cashapp username').fill('$amelia');
    },
    send: async (page) => {
      await page.getByRole('main').getByRole('button', { name: 'Withdraw', exact: true }).click();
      await button(page, 'Send request').click();
    },
    isKept: async (page) => {
      await expect(label(page, 'Amount in dollars')).toHaveValue('12');
      await expect(label(page, 'Cashapp username')).toHaveValue('$amelia');
    },
  },
  {
    id: 'DASH-6',
    operation: 'transferFunds',
    path: '/transfer-funds',
    fill: async (page) => {
      await page.goto('/invest');
      await page.getByRole('button', { name: 'Transfer Funds' }).click();
      await page.getByRole('dialog', { name: 'Transfer Funds' }).getByLabel('Amount in dollars').fill('1.5');
    },
    send: (page) =>
      page
        .getByRole('dialog', { name: 'Transfer Funds' })
        .getByRole('button', { name: /^(Transfer|Send it again)$/ })
        .click(),
    isKept: (page) =>
      expect(page.getByRole('dialog', { name: 'Transfer Funds' }).getByLabel('Amount in dollars')).toHaveValue('1.5'),
  },
  {
    id: 'KYC-6',
    operation: 'submitRegistration',
    path: '/registeration',
    fill: async (page) => {
      await page.goto('/registeration');
      await label(page, 'SSN/Driver license number').fill('A1234 567');
      await label(page, 'State').fill('Lisboa');
      await label(page, 'Address').fill('Rua do Porto 12');
      await page.locator('input[type=file]').setInputFiles(picture());
    },
    send: press('Submit'),
    isKept: holds('SSN/Driver license number', 'A1234 567'),
  },
  {
    id: 'PHOTO-1',
    operation: 'saveProfilePhoto',
    path: '/pofilephoto',
    fill: async (page) => {
      await page.goto('/profilephoto');
      await page.locator('input[type=file]').setInputFiles(picture('me.png'));
    },
    send: press('Upload'),
    isKept: (page) => expect(button(page, 'Upload')).toBeEnabled(),
  },
  {
    id: 'CUR-1',
    operation: 'changeCurrency',
    path: '/changecurrency',
    fill: async (page) => {
      await page.goto('/settings');
      await chooseCurrency(page);
    },
    send: press('Select'),
    isKept: async (page) => {
      await expect(page.getByRole('button', { name: /Currency/ })).toContainText('USD');
      await chooseCurrency(page);
    },
  },
  {
    id: 'PROF-3',
    operation: 'requestTrade',
    path: '/request-trade',
    fill: async (page) => {
      await page.goto('/profile');
      await button(page, 'Create active trade').press('Enter');
      await page.getByLabel(/Your wish/).fill('BTC/USD in the morning.');
    },
    send: press('Send request'),
    isKept: (page) => expect(page.getByLabel(/Your wish/)).toHaveValue('BTC/USD in the morning.'),
  },
];

const loadings: readonly Loading[] = [
  { id: 'DEP-1', operation: 'listDeposits', path: '/fetchdeposit', page: '/fund-account' },
  { id: 'WD-1', operation: 'listWithdrawals', path: '/fetchwithdraw', page: '/withdraw' },
  { id: 'PROF-4', operation: 'listTrades', path: '/tradess', page: '/profile' },
  { id: 'PLAN-1', operation: 'listPlans', path: '/plans', page: '/upgrade' },
  { id: 'HONEST-6', operation: 'getStatement', path: '/statement*', page: '/statement' },
  { id: 'DASH-9', operation: 'listNotifications', path: '/notifications*', page: '/notifications' },
  { id: 'DASH-5', operation: 'getInvestment', path: '/investment/*', page: '/invest' },
  { id: 'DASH-7', operation: 'listHandlers', path: '/fetch-handlers/*', page: '/invest' },
];

/** The page that greets with a message of its own, the plan's name (PLAN-2). */
const GREETING = '/upgrade';

for (const sending of entering) {
  test(`[${sending.id}, ERR-1, LOGIN-7] each failure that the contract declares of ${sending.operation} is said, nothing typed is lost @sweep`, async ({
    page,
    person,
  }) => {
    await everyFault(page, person, sending);
  });
}

test.describe('signed in', () => {
  test.use(as.amelia);

  for (const sending of member) {
    test(`[${sending.id}, ERR-1] each failure that the contract declares of ${sending.operation} is said, nothing typed is lost @sweep`, async ({
      page,
      person,
    }) => {
      await everyFault(page, person, sending);
    });
  }

  for (const { id, operation, path, page: address } of loadings) {
    test(`[${id}, DASH-8, ERR-1] each failure that the contract declares of ${operation} is said on ${address}, with a way on @sweep`, async ({
      page,
    }) => {
      const said = new Set<string>();
      for (const fault of declaredFaults(operation)) {
        await test.step(nameOf(fault), async () => {
          await answer(page, path, fault);
          await page.goto(address);
          said.add(await readWords(page));
        });
      }
      await page.unrouteAll();
      const again = button(page, 'Try again');
      if (await again.isVisible()) await again.click();
      else await page.reload();
      await settle(page);
      const messages = page.getByRole('alertdialog');
      if (address !== GREETING) await expect(messages).toHaveCount(0);
      for (const words of said) await expect(messages.filter({ hasText: words })).toHaveCount(0);
    });
  }
});

async function everyFault(page: Page, person: Person, sending: Sending): Promise<void> {
  const faults = declaredFaults(sending.operation);
  expect(faults.length).toBeGreaterThan(3);
  await sending.fill(page, person);
  for (const fault of faults) {
    await test.step(nameOf(fault), async () => {
      await answer(page, sending.path, fault);
      await sending.send(page);
      await readWords(page);
      const leads = sending.leads?.[fault.status];
      if (leads === undefined) {
        await sending.isKept(page);
        return;
      }
      await expect(page).toHaveURL(leads);
      await sending.fill(page, person);
    });
  }
}

async function chooseCurrency(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Currency/ }).click();
  await page.getByRole('searchbox').fill('norwegian');
  await page.getByRole('option', { name: /NOK/ }).click();
}

const nameOf = ({ status, name }: DeclaredFault) => `${status} ${name}`;

/** Something is said in a modal, which the button puts away. Gives the words. */
async function readWords(page: Page): Promise<string> {
  const modal = page.getByRole('alertdialog', { name: 'Message' });
  await expect(modal).toContainText(/\w{4}/);
  const words = (await modal.innerText()).replace('Got it!', '').trim();
  await modal.getByRole('button', { name: 'Got it!' }).click();
  await expect(modal).toBeHidden();
  return words;
}
