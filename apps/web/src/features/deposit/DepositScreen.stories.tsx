import { routes } from '@keel/flows';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { alsoOnRealBackend } from '../../stories/alsoOnRealBackend.ts';
import { shows } from '../../stories/flowPage.ts';
import { dismissMessage, expectMessage } from '../../stories/message.ts';
import type { StoryServices } from '../../stories/StoryServices.tsx';
import { adasAccount, deposits, failure, plans } from '../../stories/samples.ts';
import { screenStory } from '../../stories/screenStory.ts';
import { DepositScreen } from './DepositScreen.tsx';

const list = (rows: typeof deposits) =>
  ({ status: 200, body: { bool: true, message: rows, nextCursor: null } }) as const;
const onOffer = { status: 200, body: { bool: true, message: plans, current: null } } as const;
const newDeposit = { ...deposits[0]!, depositId: '0990f7c2-d009-7000-8000-000000000009', amount: '700.00' };
const created = { status: 200, body: { bool: true, message: 'Deposit created.', deposit: newDeposit } } as const;

const meta = {
  title: 'Flows/Deposit',
  ...screenStory,
  args: {
    path: routes.fundAccount,
    isMember: true,
    answers: { listDeposits: list(deposits), listPlans: onOffer },
    onCall: fn(),
    children: <DepositScreen />,
  },
} satisfies Meta<typeof StoryServices>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

export const Editing: Story = alsoOnRealBackend({
  parameters: shows('[DEP-1, DEP-3, DEP-5, DEP-6, HONEST-4] State `editing`, with a history of every status.'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Amount in dollars')).toHaveValue('2000');
    await expect(await canvas.findAllByRole('button', { name: /^Pay Now, deposit/ })).toHaveLength(2);
    await expect(await canvas.findByText('waiting for confirmation')).toBeVisible();
    await expect(canvas.getByText(/Your capital is at risk/)).toBeVisible();
  },
});

export const Loading: Story = {
  args: { answers: { listDeposits: 'pending', listPlans: 'pending' } },
  parameters: shows('[DEP-1] The history is loading; the form can be filled in.'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Create Deposit' })).toBeEnabled();
    await expect(await canvas.findByRole('table', { name: 'Deposits' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Empty: Story = {
  args: { answers: { listDeposits: list([]), listPlans: onOffer } },
  parameters: shows('[DEP-1] No deposit yet.'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No deposits yet' })).toBeVisible();
  },
};

export const HistoryFailed: Story = {
  args: {
    answers: {
      listDeposits: [{ status: 503, body: failure('unavailable', 'The books are being closed.') }, list(deposits)],
      listPlans: onOffer,
    },
  },
  parameters: shows('[DASH-8, ERR-1] The history failed to load and can be loaded again.'),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expectMessage('The books are being closed.');
    await dismissMessage(context);
    await expect(canvas.getByRole('heading', { name: 'We couldn’t load your deposits.' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findAllByRole('button', { name: /^Pay Now, deposit/ })).toHaveLength(2);
  },
};

export const Filled: Story = {
  parameters: shows('[DEP-1, DEP-2] A coin is selected: the amount in it at the current price.'),
  play: async (context) => {
    await choose(context, 'Bitcoin');
    await expect(await context.canvas.findByText(/≈ 0\.02074427/)).toBeVisible();
  },
};

export const OwnPlan: Story = {
  args: {
    answers: {
      listDeposits: list(deposits),
      listPlans: { status: 200, body: { bool: true, message: plans, current: plans[1]!._id } },
    },
  },
  parameters: shows('[DEP-3] An investor with a plan starts with that plan (P-16), and can choose another.'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Plus')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change plan' }));
    await expect(canvas.getByRole('radio', { name: 'Plus' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Plus' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('radio', { name: 'Starter' }));
    await expect(canvas.getByRole('radio', { name: 'Starter' })).toBeChecked();
  },
};

export const NotPayable: Story = {
  parameters: shows('[PAY-5] A method without an address says so before a deposit by it is created (P-14).'),
  play: async (context) => {
    const { canvas } = context;
    const note = 'Not available yet';
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Solana' })).toHaveAccessibleDescription(note));
    await expect(canvas.getByRole('radio', { name: 'Bitcoin' })).not.toHaveAccessibleDescription(note);
    await expect(canvas.getByRole('radio', { name: 'GCash' })).not.toHaveAccessibleDescription(note);
    await choose(context, 'Solana');
    await expect(canvas.getByText(/^There’s no address for Solana deposits right now/)).toBeVisible();
    await choose(context, 'Bitcoin');
    await expect(canvas.queryByText(/^There’s no address for/)).toBeNull();
  },
};

export const NotVerified: Story = {
  args: {
    answers: {
      listDeposits: list(deposits),
      listPlans: onOffer,
      getUserByToken: {
        status: 200,
        body: { ...adasAccount, user: { ...adasAccount.user, accountStatus: false } },
      },
    },
  },
  parameters: shows('[DEP-3] An unverified account sees a notice before filling in the form (P-17).'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Your account isn’t verified yet/)).toBeVisible();
  },
};

export const Refused: Story = {
  parameters: shows('[DEP-3] State `refused`: no method is chosen. What was filled in stays.'),
  play: async (context) => {
    await submit(context);
    await expectMessage('Please select the mode of deposit');
    await dismissMessage(context);
    await expect(context.canvas.getByLabelText('Amount in dollars')).toHaveValue('2000');
    await expect(context.args.onCall).not.toHaveBeenCalledWith('createDeposit');
  },
};

export const RefusedByServer: Story = {
  args: {
    answers: {
      listDeposits: list(deposits),
      listPlans: onOffer,
      createDeposit: { status: 403, body: failure('account_not_verified', 'Account not yet verified') },
    },
  },
  parameters: shows('[DEP-3, ERR-1] State `refused`: the message is the server’s.'),
  play: async (context) => {
    await choose(context, 'Bitcoin');
    await submit(context);
    await expectMessage('Account not yet verified');
  },
};

export const Creating: Story = {
  args: { answers: { listDeposits: list(deposits), listPlans: onOffer, createDeposit: 'pending' } },
  parameters: shows('[DEP-4] State `creating`. Repeated presses make one deposit.'),
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await choose(context, 'Bitcoin');
    await submit(context);
    const button = await canvas.findByRole('button', { name: /Create Deposit/ });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(button);
    const calls = (args.onCall as ReturnType<typeof fn>).mock.calls.filter(([id]) => id === 'createDeposit');
    await expect(calls).toHaveLength(1);
  },
};

export const Created: Story = {
  args: {
    answers: {
      listDeposits: [list(deposits), list([newDeposit, ...deposits])],
      listPlans: onOffer,
      createDeposit: created,
    },
  },
  parameters: shows('[DEP-4] The form is empty again, and the history shows the new deposit.'),
  play: async (context) => {
    await choose(context, 'Bitcoin');
    await submit(context);
    await expect(await context.canvas.findByText('$700.00')).toBeVisible();
    await expect(context.canvas.getByLabelText('Amount in dollars')).toHaveValue('');
  },
};

export const Unresolved: Story = {
  args: { answers: { listDeposits: [list(deposits), 'offline'], listPlans: onOffer, createDeposit: 'offline' } },
  parameters: shows(
    '[DEP-4] State `unresolved`: the outcome is unknown, so nothing can be sent before it is looked up.',
  ),
  play: async (context) => {
    await choose(context, 'Bitcoin');
    await submit(context);
    await expectMessage('network error', 'Warning');
    await dismissMessage(context);
    await expect(await context.canvas.findByRole('button', { name: 'Check again' })).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Create Deposit' })).toBeDisabled();
  },
};

export const Detail: Story = {
  parameters: shows('[DEP-1, DEP-6] The receipt of a deposit, to copy and to print.'),
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Detail of deposit/ });
    await userEvent.click(first!);
    const dialog = await screen.findByRole('dialog', { name: 'Deposit' });
    await waitFor(() => expect(within(dialog).getByText('0190f7c2-d001-7000-8000-000000000001')).toBeVisible());
    await expect(within(dialog).getByRole('button', { name: 'Copy receipt' })).toBeVisible();
  },
};

export const OtherAmount: Story = {
  args: { answers: { listDeposits: list([{ ...deposits[2]!, credited: '900000.50' }]) } },
  parameters: shows(
    '[PAYOUT-6] A deposit that was confirmed at another amount says what was announced and credited (M-15).',
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Detail of deposit/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Deposit' });
    await waitFor(() => expect(within(dialog).getByText('Announced')).toBeVisible());
    await expect(within(dialog).getByText('$1,000,000.00')).toBeVisible();
    await expect(within(dialog).getByText('Credited')).toBeVisible();
    await expect(within(dialog).getAllByText('$900,000.50')).not.toHaveLength(0);
  },
};

export const LongText: Story = {
  args: {
    answers: {
      listDeposits: list(deposits),
      listPlans: {
        status: 200,
        body: {
          bool: true,
          message: [{ ...plans[0]!, name: 'Long-Term-Retirement-Portfolio-With-Quarterly-Reviews' }],
          current: null,
        },
      },
      createDeposit: {
        status: 422,
        body: failure('validation_failed', 'The operator takes no more deposits of this plan today. '.repeat(6)),
      },
    },
  },
  parameters: shows('[DEP-3] Long texts of an operator stay inside their containers.'),
  play: async (context) => {
    await choose(context, 'Bitcoin');
    await submit(context);
    await expect(await screen.findByRole('alertdialog', { name: 'Message' })).toHaveTextContent(/no more deposits/);
  },
};

async function choose({ canvas, userEvent }: Context, mode: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('radio', { name: mode }));
}

async function submit({ canvas, userEvent }: Context): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Create Deposit' }));
}
