import { routes } from '@keel/flows';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { shows } from '../../stories/flowPage.ts';
import { dismissMessage, expectMessage } from '../../stories/message.ts';
import type { StoryServices } from '../../stories/StoryServices.tsx';
import { adasAccount, failure } from '../../stories/samples.ts';
import { screenStory } from '../../stories/screenStory.ts';
import { TransferFunds } from './TransferFunds.tsx';

const moved = {
  status: 200,
  body: { bool: true, message: 'Funds transferred.', investment: adasAccount.investments, user: adasAccount.user },
} as const;

const meta = {
  title: 'Flows/Transfer funds',
  ...screenStory,
  args: {
    path: routes.invest,
    isMember: true,
    answers: { transferFunds: moved },
    onCall: fn(),
    children: <TransferFunds profit={18_412} />,
  },
} satisfies Meta<typeof StoryServices>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

export const Editing: Story = {
  parameters: shows('[DASH-6] State `editing`: nothing can be sent without an amount.'),
  play: async (context) => {
    await open(context);
    await expect(screen.getByRole('button', { name: 'Transfer' })).toBeDisabled();
    await waitFor(() => expect(screen.getByText('Profit $184.12')).toBeVisible());
  },
};

export const All: Story = {
  parameters: shows('[DASH-6] One press enters the whole profit.'),
  play: async (context) => {
    await open(context);
    await context.userEvent.click(screen.getByRole('button', { name: /^Max/ }));
    await expect(screen.getByLabelText('Amount in dollars')).toHaveValue('184.12');
    await expect(screen.getByRole('button', { name: 'Transfer' })).toBeEnabled();
  },
};

export const TooMuch: Story = {
  parameters: shows('[DASH-6] State `refused`: more than the profit.'),
  play: async (context) => {
    await send(context, '184.13');
    await expectMessage('Insufficient fund');
    await dismissMessage(context);
    await expect(await screen.findByLabelText('Amount in dollars')).toHaveValue('184.13');
    await expect(context.args.onCall).not.toHaveBeenCalledWith('transferFunds');
  },
};

export const Told: Story = {
  parameters: shows('[DASH-6] State `showingOutcome`: the message is the server’s.'),
  play: async (context) => {
    await send(context, '20.10');
    await expectMessage('Funds transferred.', 'Done');
  },
};

export const Refused: Story = {
  args: { answers: { transferFunds: { status: 422, body: failure('insufficient_fund', 'Insufficient fund') } } },
  parameters: shows('[DASH-6, ERR-1] State `refused` by the server; the amount stays.'),
  play: async (context) => {
    await send(context, '20.10');
    await expectMessage('Insufficient fund');
  },
};

export const Unresolved: Story = {
  args: { answers: { transferFunds: ['offline', moved] } },
  parameters: shows('[DASH-6] State `unresolved`: only the same transfer can be sent again.'),
  play: async (context) => {
    await send(context, '20.10');
    await expectMessage('network error', 'Warning');
    await dismissMessage(context);
    await expect(await screen.findByRole('button', { name: 'Send again' })).toBeEnabled();
    await expect(screen.getByLabelText('Amount in dollars')).toBeDisabled();
  },
};

async function open({ canvas, userEvent }: Context): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Transfer Funds' }));
  await screen.findByRole('dialog', { name: 'Transfer Funds' });
}

async function send(context: Context, amount: string): Promise<void> {
  await open(context);
  await context.userEvent.type(screen.getByLabelText('Amount in dollars'), amount);
  await context.userEvent.click(screen.getByRole('button', { name: 'Transfer' }));
}
