import { routes } from '@keel/flows';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { alsoOnRealBackend } from '../../stories/alsoOnRealBackend.ts';
import { shows } from '../../stories/flowPage.ts';
import { dismissMessage, expectMessage } from '../../stories/message.ts';
import type { StoryServices } from '../../stories/StoryServices.tsx';
import {
  deposits,
  euroAnswers,
  failure,
  options,
  sentFor,
  storedWallet,
  walletAnswers,
} from '../../stories/samples.ts';
import { screenStory } from '../../stories/screenStory.ts';
import type { StoryInvestor } from '../../stories/storyBackend.ts';
import { PayScreen } from './PayScreen.tsx';

const { depositId, amount, type, status, paid } = deposits[0]!;
const unpaid = { depositId, amount, type, status, paid };
/** The history, in which the page's deposit is changed. */
const listed = (change: Partial<(typeof deposits)[number]> = {}) => ({
  status: 200 as const,
  body: { bool: true as const, message: [{ ...deposits[0]!, ...change }, ...deposits.slice(1)], nextCursor: null },
});
const list = listed();
const heldRate = deposits[0]!.held!;

const meta = {
  title: 'Flows/Pay',
  ...screenStory,
  args: {
    path: routes.depositDetail,
    isMember: true,
    state: unpaid,
    answers: { listDeposits: list },
    onCall: fn(),
    children: <PayScreen />,
  },
} satisfies Meta<typeof StoryServices>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

export const Ready: Story = alsoOnRealBackend(
  {
    parameters: shows('[PAY-1, PAY-4, ROUTE-8] State `ready`: how much, to which address, before it is paid.'),
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('img', { name: 'QR code to pay with Bitcoin' })).toBeVisible();
      await expect(canvas.getByText('0.02074427')).toBeVisible();
      await expect(canvas.getByText('Only send BTC on the Bitcoin network.')).toBeVisible();
    },
  },
  { prepare: createUnpaid },
);

export const InEuros: Story = {
  args: { answers: { listDeposits: list, ...euroAnswers } },
  parameters: shows('[CUR-2] Beside the exact dollars stands about how much they are in the currency that was chosen.'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('≈ €1,720.00')).toBeVisible();
    await expect(canvas.getByText(/1 USD = 0\.86 EUR/)).toBeVisible();
    await expect(canvas.getAllByText('$2,000.00')[0]).toBeVisible();
  },
};

/** A site with real addresses; a demo shows no payment link, since its addresses are samples (DEMO-1). */
const live = { status: 200, body: { ...options, site: { ...options.site, mode: 'live' } } } as const;

export const PaymentLink: Story = {
  args: { answers: { listDeposits: list, getOptions: live } },
  parameters: shows('[PAY-4] In live mode a wallet on this device can open the payment link.'),
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: 'Open in wallet' });
    await expect(link).toHaveAttribute('href', expect.stringMatching(/^bitcoin:bc1q\w+\?amount=0\.02074427$/));
    await userEvent.click(canvas.getByRole('radio', { name: 'Address' }));
    await expect(canvas.getByRole('radio', { name: 'Address' })).toBeChecked();
  },
};

const { getUserByToken } = walletAnswers;

export const WithWallet: Story = {
  args: { answers: { listDeposits: list, getUserByToken }, stored: storedWallet },
  parameters: shows('[PAY-6] A wallet on this device can pay it; its page is given the id of the deposit only.'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Pay from my wallet' })).toHaveAttribute(
      'href',
      `/send-assets?deposit=${depositId}`,
    );
    await expect(canvas.queryByText(/You’ll be asked to switch/)).toBeNull();
  },
};

export const WithWalletOnMainNetwork: Story = {
  args: {
    answers: { listDeposits: list, getUserByToken },
    stored: storedWallet.map(([key, value]) => [key, key === 'network' ? 'main' : value] as const),
  },
  parameters: shows('[PAY-6, WALLET-4] The wallet shows a network of real coins, and a demo is paid with test coins.'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Your wallet shows a main network/)).toBeVisible();
  },
};

export const SentFromWallet: Story = {
  args: {
    answers: { listDeposits: list, getUserByToken },
    stored: [...storedWallet, ['walletSent', JSON.stringify([sentFor(depositId)])]],
  },
  parameters: shows('[PAY-6] This wallet has sent a transfer for it, so it is not offered again.'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You sent 0.02074427 BTC for this deposit from your wallet.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Pay from my wallet' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Show transfer' })).toHaveAttribute(
      'href',
      `/send-assets?deposit=${depositId}`,
    );
  },
};

export const Expired: Story = {
  args: {
    answers: {
      listDeposits: [listed({ held: { ...heldRate, heldUntil: '2026-11-20T11:59:59Z' } }), listed({ held: heldRate })],
      holdDepositRate: {
        status: 200,
        body: { bool: true, message: 'Held.', deposit: { ...deposits[0]!, held: heldRate } },
      },
    },
  },
  parameters: shows(
    '[PAYOUT-6] State `ready` after the held amount has expired: nothing to pay until a new one is requested.',
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const renew = await canvas.findByRole('button', { name: 'Get a new amount' });
    await expect(canvasElement).not.toHaveTextContent('bc1q');
    await expect(canvas.getByRole('button', { name: 'Pay Now' })).toBeVisible();
    await userEvent.click(renew);
    await expect(await canvas.findByRole('timer')).toHaveTextContent('This amount holds for 14:32');
    await expect(canvas.getByRole('img', { name: 'QR code to pay with Bitcoin' })).toBeVisible();
  },
};

export const HoldingRate: Story = {
  args: { answers: { listDeposits: listed({ held: null }), holdDepositRate: 'pending' } },
  parameters: shows('[PAYOUT-6] State `holdingRate`: the coin amount of a deposit that had none is loading.'),
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Get the amount in Bitcoin' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

export const RateRefused: Story = {
  args: {
    answers: {
      listDeposits: listed({ held: null }),
      holdDepositRate: { status: 503, body: failure('unavailable', 'The service is temporarily unavailable.') },
    },
  },
  parameters: shows('[PAYOUT-6, ERR-1] State `showingOutcome`: there is no current price, and it can be tried again.'),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Get the amount in Bitcoin' }));
    await expectMessage('The service is temporarily unavailable.');
    await dismissMessage(context);
    await expect(canvas.getByRole('button', { name: 'Get the amount in Bitcoin' })).toBeEnabled();
  },
};

export const Loading: Story = {
  args: { answers: { listDeposits: 'pending', getUserByToken: 'pending' } },
  parameters: shows('[ROUTE-7] The session is not known yet, so nothing is shown.'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Pay Now' })).toBeNull();
  },
};

export const FirstFrame: Story = {
  args: { answers: { listDeposits: 'pending' } },
  parameters: shows('[ROUTE-8] State `loading`: data from the previous page is shown first, with nothing to pay yet.'),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('$2,000.00')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Pay Now' })).toBeNull();
    await expect(canvasElement).not.toHaveTextContent('bc1q');
  },
};

export const StaleState: Story = {
  args: { answers: { listDeposits: listed({ status: 'confirmed', paid: 'Paid' }) } },
  parameters: shows('[ROUTE-8, DEP-5] The history says pending, the server says confirmed: nothing to pay (P-1, P-2).'),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('This deposit was confirmed. There’s nothing left to pay.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Received $2,000.00' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('img', { name: /QR code/ })).toBeNull();
    await expect(canvasElement).not.toHaveTextContent('bc1q');
    await expect(canvas.getByRole('link', { name: 'Back to dashboard' })).toHaveAttribute('href', '/portfolio');
    await expect(canvas.getByRole('link', { name: 'View statement' })).toHaveAttribute('href', '/statement');
    await expect(canvas.getByRole('link', { name: 'Back to deposits' })).toBeVisible();
  },
};

export const Declined: Story = {
  args: { answers: { listDeposits: listed({ status: 'declined' }) } },
  parameters: shows('[DEP-5] Declined while the page was closed: it says not to pay (P-2).'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This deposit was declined. Don’t send any payment./)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Deposit declined' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Make a new deposit' })).toHaveAttribute('href', '/fund-account');
    await expect(canvas.queryByRole('button', { name: 'Pay Now' })).toBeNull();
  },
};

export const ReceivedOther: Story = {
  args: { answers: { listDeposits: listed({ status: 'confirmed', paid: 'Paid', credited: '1950.00' }) } },
  parameters: shows('[PAYOUT-6] Another amount arrived than was announced: both are shown.'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Received $1,950.00' })).toBeVisible();
    await expect(canvas.getByText('$2,000.00')).toBeVisible();
  },
};

export const Missing: Story = {
  args: {
    answers: { listDeposits: [{ status: 503, body: failure('unavailable', 'The books are being closed.') }, list] },
  },
  parameters: shows('[ERR-1, DASH-8] The deposit failed to load: nothing to pay, and it can be loaded again.'),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expectMessage('The books are being closed.');
    await dismissMessage(context);
    await expect(canvas.getByRole('heading', { name: 'We couldn’t load this deposit.' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('button', { name: 'Pay Now' })).toBeVisible();
  },
};

export const NoAddress: Story = {
  args: { state: { ...unpaid, type: 'Solana' }, answers: { listDeposits: listed({ type: 'Solana' }) } },
  parameters: shows('[PAY-5] No address is set for the method: it says so, and does not ask for a payment (P-14).'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^There’s no address for Solana/)).toBeVisible();
    await expect(canvas.queryByText(/Send exactly/)).toBeNull();
    await expect(canvas.queryByRole('img', { name: /QR code/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Pay Now' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Choose another method' })).toHaveAttribute('href', '/fund-account');
  },
};

export const Gcash: Story = {
  args: { state: { ...unpaid, type: 'Gcash' }, answers: { listDeposits: listed({ type: 'Gcash' }) } },
  parameters: shows('[DEP-2, PAY-5] GCash has no address: the operator’s instructions say how to pay it (P-14).'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Send it to 0917 555 0100/)).toBeVisible();
    await expect(canvas.queryByText(/no address/)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Pay Now' })).toBeVisible();
  },
};

export const Submitting: Story = {
  args: { answers: { listDeposits: list, createPay: 'pending' } },
  parameters: shows('[PAY-2] State `submitting`: the mark is being set, once.'),
  play: async (context) => {
    await press(context, 'Pay Now');
    await expect(await context.canvas.findByRole('button', { name: /Pay Now/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Paid: Story = {
  args: {
    answers: {
      listDeposits: [list, listed({ paid: 'Paid' })],
      createPay: { status: 200, body: { bool: true, message: 'Noted.', paid: 'Paid' } },
    },
  },
  parameters: shows('[PAY-2, PAY-3, HONEST-3] From `showingOutcome` to `ready`: paid, and waiting for confirmation.'),
  play: async (context) => {
    await press(context, 'Pay Now');
    await expectMessage('The system will be updated to reflect your payment once it has been confirmed!', 'Done');
    await dismissMessage(context);
    await expect(await context.canvas.findByRole('button', { name: 'Paid' })).toBeVisible();
    await expect(context.canvas.getByText(/Waiting for confirmation/)).toBeVisible();
  },
};

export const Refused: Story = {
  args: {
    answers: {
      listDeposits: list,
      createPay: { status: 409, body: failure('wrong_state', 'This deposit has already been decided.') },
    },
  },
  parameters: shows('[PAY-3] State `showingOutcome`: the message is the server’s, and the mark is unchanged.'),
  play: async (context) => {
    await press(context, 'Pay Now');
    await expectMessage('This deposit has already been decided.');
    await dismissMessage(context);
    await expect(await context.canvas.findByRole('button', { name: 'Pay Now' })).toBeVisible();
  },
};

export const OfAnotherAccount: Story = {
  args: { state: { ...unpaid, depositId: '0990f7c2-d009-7000-8000-000000000009' } },
  parameters: shows(
    '[ROUTE-8] A deposit that is not one of this account: a message, with a link back to the deposits.',
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '/fund-account' })).toBeVisible();
    await expect(await screen.findByText('We couldn’t find this deposit in your account.')).toBeVisible();
  },
};

export const NoDeposit: Story = {
  args: { state: {} },
  parameters: shows('[ROUTE-8] State `noDeposit`: opened without a deposit, redirects to the deposits.'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '/fund-account' })).toBeVisible();
  },
};

async function press({ canvas, userEvent }: Context, name: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name }));
}

/** A new deposit of the investor on the real backend, as the navigation state of the page that created it. */
async function createUnpaid({ client, userId }: StoryInvestor): Promise<Record<string, string>> {
  const { data } = await client.POST('/createdeposit', {
    params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
    body: { mode: 'Bitcoin', amount: '2000.00', plan: 'Starter', user: userId },
  });
  if (data === undefined) throw new Error('The backend refused the deposit that this page shows.');
  const { deposit } = data;
  return {
    depositId: deposit.depositId,
    amount: deposit.amount,
    type: deposit.type,
    status: deposit.status,
    paid: deposit.paid,
  };
}
