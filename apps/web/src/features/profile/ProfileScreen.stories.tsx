import { routes } from '@keel/flows';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { alsoOnRealBackend } from '../../stories/alsoOnRealBackend.ts';
import { shows } from '../../stories/flowPage.ts';
import { dismissMessage, expectMessage } from '../../stories/message.ts';
import type { StoryServices } from '../../stories/StoryServices.tsx';
import { adasAccount, failure } from '../../stories/samples.ts';
import { failsWith, screenStory, tableIsLoading } from '../../stories/screenStory.ts';
import { ProfileScreen } from './ProfileScreen.tsx';
import { TradeCenterScreen } from './TradeCenterScreen.tsx';

const trades = [
  {
    _id: '0190f7c2-0000-7000-8000-000000001042',
    date: '2026-11-18T09:00:00Z',
    pair: 'BTC/USD',
    profit: '184.12',
    loss: '0.00',
  },
  {
    _id: '0190f7c2-0000-7000-8000-000000001041',
    date: '2026-11-17T09:00:00Z',
    pair: 'ETH/USD',
    profit: '0.00',
    loss: '22.40',
  },
];
const list = (rows: typeof trades) => ({ status: 200, body: { bool: true, message: rows, nextCursor: null } }) as const;

const meta = {
  title: 'Screens/Profile',
  ...screenStory,
  args: {
    path: routes.profile,
    isMember: true,
    onCall: fn(),
    answers: { listTrades: list(trades) },
    children: <ProfileScreen />,
  },
} satisfies Meta<typeof StoryServices>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = alsoOnRealBackend({
  parameters: shows('[PROF-1, CARD-1, CARD-2] The trades with their amounts in dollars, and the investor’s details.'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('+$184.12')).toBeVisible();
    await expect(canvas.getByText('−$22.40')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'My Trades' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Edit Profile' })).toHaveAttribute('href', '/registeration');
  },
});

export const InArabic: Story = {
  args: { language: 'ar' },
  parameters: shows('[CARD-1, SET-2] The details in Arabic: the stored country has its Arabic name.'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('النرويج')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { answers: { listTrades: 'pending' } },
  parameters: shows('[PROF-1] The trades are loading.'),
  play: tableIsLoading,
};

export const Empty: Story = {
  args: { answers: { listTrades: list([]) } },
  parameters: shows('[PROF-2] No trades yet.'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No Trade found' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { answers: { listTrades: { status: 500, body: failure('internal_error', 'The trades cannot be read.') } } },
  parameters: shows('[PROF-4, ERR-1] The trades failed to load and can be loaded again.'),
  play: failsWith('The trades cannot be read.'),
};

export const LongText: Story = {
  args: {
    answers: {
      listTrades: list(trades),
      getUserByToken: {
        status: 200,
        body: {
          ...adasAccount,
          user: {
            ...adasAccount.user,
            firstName: 'Maximiliane-Friederike',
            lastName: 'von Hohenzollern-Sigmaringen',
            email: 'a.very.long.address@departments.example.com',
            address: 'Apartment 12, 1400 North Harbour Boulevard',
            currency: 'EUR',
            kycVerified: 'pending',
          },
        },
      },
      getExchangeRates: { status: 200, body: { base: 'USD', rates: { NOK: 10.1 } } },
    },
  },
  parameters: shows(
    '[CARD-1, CUR-2] Long values are only shortened visually. Without a rate for the other currency, amounts stay in dollars.',
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('a.very.long.add…')).toBeVisible();
    await expect(
      await canvas.findByText('Amounts are shown in US dollars: we don’t have an exchange rate for EUR.'),
    ).toBeVisible();
    await expect(canvas.getByText('Under review')).toBeVisible();
  },
};

export const WithoutExchangeRates: Story = {
  args: {
    answers: {
      listTrades: list(trades),
      getUserByToken: { status: 200, body: { ...adasAccount, user: { ...adasAccount.user, currency: 'EUR' } } },
      getExchangeRates: { status: 200, body: { base: 'USD', rates: {} } },
    },
  },
  parameters: shows('[CUR-2] While the source of exchange rates is not available, the note says so.'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        'Amounts are shown in US dollars: exchange rates aren’t available right now. Try again later.',
      ),
    ).toBeVisible();
  },
};

export const EditingADetail: Story = {
  parameters: shows('[CARD-4] The details of a row link to where it can be changed.'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Country/ }));
    const detail = await screen.findByRole('dialog', { name: 'Country' });
    await waitFor(() => expect(detail).toBeVisible());
    await expect(within(detail).getByRole('link', { name: 'Edit Profile' })).toHaveAttribute('href', '/registeration');
  },
};

const withNumber = {
  listTrades: list(trades),
  getUserByToken: { status: 200, body: { ...adasAccount, user: { ...adasAccount.user, nid: '••••• 4821' } } },
} as const;

export const WholeIdentityNumber: Story = {
  args: {
    answers: { ...withNumber, revealIdentityNumber: { status: 200, body: { bool: true, nid: 'A12345674821' } } },
  },
  parameters: shows('[CARD-3, AUTH-9] The whole number is shown after entering the password again.'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'NID ends in 4821' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Show NID' }));
    await userEvent.type(await screen.findByLabelText('Password'), 'harbour-lamp-42');
    await userEvent.click(screen.getByRole('button', { name: 'Show number' }));
    await expect(await screen.findByText('A12345674821')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Hide number' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Hide number' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvasElement).not.toHaveTextContent('A12345674821');
  },
};

export const WrongPasswordForTheNumber: Story = {
  args: {
    answers: {
      ...withNumber,
      revealIdentityNumber: { status: 422, body: failure('wrong_password', 'Incorrect password.') },
    },
  },
  parameters: shows('[CARD-3, ERR-1] A wrong password reveals nothing; the message is the server’s.'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'NID ends in 4821' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Show NID' }));
    await userEvent.type(await screen.findByLabelText('Password'), 'some other one');
    await userEvent.click(screen.getByRole('button', { name: 'Show number' }));
    await expectMessage('Incorrect password.');
  },
};

export const TradeCenter: Story = {
  args: { path: routes.tradeCenter, children: <TradeCenterScreen /> },
  parameters: shows('[ROUTE-2, PROF-1, PROF-3] `/trade-center`: only the trades, and a button to request one.'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('+$184.12')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Create active trade' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Edit Profile' })).toBeNull();
  },
};

export const AskingForATrade: Story = {
  args: {
    answers: {
      listTrades: list(trades),
      requestTrade: { status: 200, body: { bool: true, message: 'Your request was sent.' } },
    },
  },
  parameters: shows('[PROF-3] The button explains who places trades, and sends a request.'),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Create active trade' }));
    await waitFor(() => expect(screen.getByText(/Your account manager places trades/)).toBeVisible());
    await userEvent.type(screen.getByLabelText(/^Your message/), 'BTC/USD, please call me.');
    await userEvent.click(screen.getByRole('button', { name: 'Send request' }));
    await expectMessage('Your request was sent.', 'Done');
  },
};

export const RefusedRequest: Story = {
  args: {
    answers: {
      listTrades: list(trades),
      requestTrade: { status: 422, body: failure('validation_failed', 'Please say it in fewer words.') },
    },
  },
  parameters: shows('[PROF-3, ERR-1] A refused request shows a message, and what was typed stays.'),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Create active trade' }));
    await userEvent.type(await screen.findByLabelText(/^Your message/), 'ETH');
    await userEvent.click(screen.getByRole('button', { name: 'Send request' }));
    await expectMessage('Please say it in fewer words.');
    await dismissMessage(context);
    await expect(await screen.findByLabelText(/^Your message/)).toHaveValue('ETH');
  },
};
