import { routes } from '@keel/flows';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { shows } from '../../stories/flowPage.ts';
import { dismissMessage, expectMessage } from '../../stories/message.ts';
import type { StoryServices } from '../../stories/StoryServices.tsx';
import { deposits, failure } from '../../stories/samples.ts';
import { screenStory } from '../../stories/screenStory.ts';
import { PayScreen } from './PayScreen.tsx';

const { depositId, amount, type, status, paid } = deposits[0]!;
const unpaid = { depositId, amount, type, status, paid };
const list = { status: 200, body: { bool: true, message: deposits, nextCursor: null } } as const;

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

export const Ready: Story = {
  parameters: shows('[PAY-1, PAY-4, ROUTE-8] State `ready`: how much, to which address, before it is paid.'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'QR code to pay with Bitcoin' })).toBeVisible();
    await expect(canvas.getByText('0.02074427')).toBeVisible();
    await expect(canvas.getByText('Only send BTC on the Bitcoin network.')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { answers: { listDeposits: 'pending', getUserByToken: 'pending' } },
  parameters: shows('[ROUTE-7] Nobody is known to be signed in yet, so nothing is shown.'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Pay Now' })).toBeNull();
  },
};

export const NoAddress: Story = {
  args: { state: { ...unpaid, type: 'Solana' } },
  parameters: shows('[PAY-5] The operator has set no address for the method: it says so, and there is no QR code.'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No address is set for Solana/)).toBeVisible();
    await expect(canvas.queryByRole('img', { name: /QR code/ })).toBeNull();
  },
};

export const Gcash: Story = {
  args: { state: { ...unpaid, type: 'Gcash' } },
  parameters: shows('[DEP-2] Gcash has no wallet address.'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No address is set for GCash/)).toBeVisible();
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
    answers: { listDeposits: list, createPay: { status: 200, body: { bool: true, message: 'Noted.', paid: 'Paid' } } },
  },
  parameters: shows('[PAY-2, PAY-3, HONEST-3] From `told` to `ready`: paid, and waiting for confirmation.'),
  play: async (context) => {
    await press(context, 'Pay Now');
    await expectMessage('The system will be updated to reflect your payment once it has been confirmed!');
    await dismissMessage(context);
    await expect(await context.canvas.findByRole('button', { name: 'Paid' })).toBeVisible();
    await expect(context.canvas.getByText(/Waiting for confirmation/)).toBeVisible();
  },
};

export const Refused: Story = {
  args: {
    answers: {
      listDeposits: list,
      createPay: { status: 409, body: failure('wrong_state', 'This deposit was decided already.') },
    },
  },
  parameters: shows('[PAY-3] State `told`: the words are the server’s, and the mark is as it was.'),
  play: async (context) => {
    await press(context, 'Pay Now');
    await expectMessage('This deposit was decided already.');
    await dismissMessage(context);
    await expect(await context.canvas.findByRole('button', { name: 'Pay Now' })).toBeVisible();
  },
};

export const NoDeposit: Story = {
  args: { state: {} },
  parameters: shows('[ROUTE-8] State `noDeposit`: reached without a deposit, back to the deposits.'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '/fund-account' })).toBeVisible();
  },
};

async function press({ canvas, userEvent }: Context, name: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name }));
}
