import { routes } from '@keel/flows';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { alsoOnRealBackend } from '../../stories/alsoOnRealBackend.ts';
import { shows } from '../../stories/flowPage.ts';
import { dismissMessage, expectMessage } from '../../stories/message.ts';
import type { StoryServices } from '../../stories/StoryServices.tsx';
import { adasAccount, euroAnswers, failure, noon, withdrawals } from '../../stories/samples.ts';
import { screenStory } from '../../stories/screenStory.ts';
import { WithdrawScreen } from './WithdrawScreen.tsx';

const list = (rows: typeof withdrawals) =>
  ({ status: 200, body: { bool: true, message: rows, nextCursor: null } }) as const;
const [pending, ...older] = withdrawals;
const cancelled = { ...pending!, status: 'Cancelled' } as const;

const meta = {
  title: 'Flows/Withdraw',
  ...screenStory,
  args: {
    path: routes.withdraw,
    isMember: true,
    answers: { listWithdrawals: list(withdrawals) },
    onCall: fn(),
    children: <WithdrawScreen />,
  },
} satisfies Meta<typeof StoryServices>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

export const Editing: Story = alsoOnRealBackend({
  parameters: shows('[WD-1, WD-4] State `editing`: the amount first, then the method.'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Available $1,250.50')).toBeVisible();
    await expect(await canvas.findAllByRole('button', { name: /^Cancel withdrawal/ })).toHaveLength(1);
  },
});

/** The account's state when the page opens. */
const account = (changes: Partial<typeof adasAccount.user>): NonNullable<Story['args']> => ({
  answers: {
    listWithdrawals: list(withdrawals),
    getUserByToken: { status: 200, body: { ...adasAccount, user: { ...adasAccount.user, ...changes } } },
  },
});

export const Suspended: Story = {
  args: account({ suspended: true }),
  parameters: shows('[PAYOUT-1] A suspended account sees a notice before anything is typed.'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Your account is suspended\./)).toBeVisible();
  },
};

export const CoolingOff: Story = {
  args: account({ payoutsHeldUntil: new Date(noon + 5_400_000).toISOString() }),
  parameters: shows('[PAYOUT-1] During the cooling-off its end is shown.'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/nothing can leave your account until .*2026/)).toBeVisible();
  },
};

export const Loading: Story = {
  args: { answers: { listWithdrawals: 'pending' } },
  parameters: shows('[WD-1] The history is loading.'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Withdrawals' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Empty: Story = {
  args: { answers: { listWithdrawals: list([]) } },
  parameters: shows('[WD-1] No withdrawal yet.'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No withdrawals yet' })).toBeVisible();
  },
};

export const HistoryFailed: Story = {
  args: { answers: { listWithdrawals: 'offline' } },
  parameters: shows('[DASH-8] The history failed to load.'),
  play: async (context) => {
    await expectMessage('Failed to fetch withdrawals');
    await dismissMessage(context);
    await expect(context.canvas.getByRole('heading', { name: 'We couldn’t load your withdrawals.' })).toBeVisible();
  },
};

export const Bank: Story = {
  parameters: shows('[WD-1] Only the fields of a bank.'),
  play: async (context) => {
    await fill(context, '150', 'Bank');
    for (const label of ['Account name', 'Account number', 'Bank name']) {
      await expect(await context.canvas.findByLabelText(label)).toHaveValue('');
    }
  },
};

export const Incomplete: Story = {
  parameters: shows('[WD-2] State `refused`: the method’s own fields are required.'),
  play: async (context) => {
    await fill(context, '150', 'Bank');
    await press(context);
    await expectMessage('Please fill in required fields');
    await dismissMessage(context);
    await expect(context.canvas.getByLabelText('Amount in dollars')).toHaveValue('150');
  },
};

export const Insufficient: Story = {
  parameters: shows('[WD-2] State `refused`: more than the balance.'),
  play: async (context) => {
    await fill(context, '1250.51', 'Cashapp');
    await context.userEvent.type(await context.canvas.findByLabelText('Cashapp username'), '$ada');
    await press(context);
    await expectMessage('Insufficient fund');
    await expect(context.args.onCall).not.toHaveBeenCalledWith('createWithdraw');
  },
};

export const WrongAddress: Story = {
  parameters: shows('[WD-2] State `refused`: this is not an address of the coin.'),
  play: async (context) => {
    await fill(context, '20', 'Bitcoin');
    await context.userEvent.type(await context.canvas.findByLabelText('Bitcoin address'), 'bc1-not-one');
    await press(context);
    await expectMessage('This isn’t a Bitcoin address. Please check it.');
  },
};

export const Refused: Story = {
  args: {
    answers: {
      listWithdrawals: list(withdrawals),
      createWithdraw: { status: 403, body: failure('account_not_verified', 'Account not yet verified') },
    },
  },
  parameters: shows('[WD-2, WD-3] State `refused`: the message is the server’s.'),
  play: async (context) => {
    await fill(context, '20', 'Cashapp');
    await context.userEvent.type(await context.canvas.findByLabelText('Cashapp username'), '$ada');
    await press(context);
    await send(context);
    await expectMessage('Account not yet verified');
  },
};

const stepUpAnswers = { status: 403, body: failure('step_up_needed', 'Please confirm that it is you.') } as const;

/** Fills in a withdrawal for which the server requires a step-up. */
async function confirmReview(context: Context) {
  await fill(context, '20', 'Cashapp');
  await context.userEvent.type(await context.canvas.findByLabelText('Cashapp username'), '$ada');
  await press(context);
  await send(context);
  return screen.findByRole('dialog', { name: 'Confirm that it is you' });
}

export const Proving: Story = {
  args: {
    answers: {
      listWithdrawals: list(withdrawals),
      createWithdraw: stepUpAnswers,
      beginStepUp: { status: 200, body: { bool: true, ways: ['code', 'recovery'], passkey: null } },
      stepUp: { status: 422, body: failure('wrong_factor', 'That is not right. Check it and try again.') },
    },
  },
  parameters: shows(
    '[PAYOUT-4] State `proving`: the server requires a step-up; a wrong code is reported at the field.',
  ),
  play: async (context) => {
    const dialog = within(await confirmReview(context));
    await context.userEvent.type(await dialog.findByLabelText('Code from your app'), '041736');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Confirm and send' }));
    await waitFor(() =>
      expect(dialog.getByLabelText('Code from your app')).toHaveAccessibleDescription(/That is not right/),
    );
  },
};

export const ProvingUnavailable: Story = {
  args: { answers: { listWithdrawals: list(withdrawals), createWithdraw: stepUpAnswers, beginStepUp: 'offline' } },
  parameters: shows('[PAYOUT-4, ERR-1] State `proving`: the ways to prove it failed to load and can be loaded again.'),
  play: async (context) => {
    const dialog = within(await confirmReview(context));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await context.userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(await screen.findByRole('dialog', { name: 'Review your withdrawal' })).toBeVisible();
  },
};

export const Reviewing: Story = {
  parameters: shows('[WD-3] State `reviewing`: everything that will be sent, in full; nothing is sent before.'),
  play: async (context) => {
    await fill(context, '150', 'Bank');
    const { args, canvas, userEvent } = context;
    await userEvent.type(await canvas.findByLabelText('Account name'), 'Ada Park');
    await userEvent.type(canvas.getByLabelText('Account number'), '0012344321');
    await userEvent.type(canvas.getByLabelText('Bank name'), 'Harbour Bank');
    await press(context);
    const review = await screen.findByRole('dialog', { name: 'Review your withdrawal' });
    await waitFor(() => expect(within(review).getByText('0012344321')).toBeVisible());
    const facts = within(review)
      .getAllByRole('term')
      .map(({ textContent }) => textContent);
    await expect(facts).toEqual([
      'Receive method',
      'Account name',
      'Account number',
      'Bank name',
      'Fee',
      'Arrives',
      'When',
    ]);
    await expect(within(review).getAllByText('$150.00')).toHaveLength(2);
    await expect(args.onCall).not.toHaveBeenCalledWith('createWithdraw');
  },
};

export const ReviewingInEuros: Story = {
  args: { answers: { listWithdrawals: list(withdrawals), ...euroAnswers } },
  parameters: shows(
    '[CUR-2, WD-3] The review has the exact dollars, about how much that is in euros, and the dated rate.',
  ),
  play: async (context) => {
    await fill(context, '150', 'Cashapp');
    await context.userEvent.type(await context.canvas.findByLabelText('Cashapp username'), '$ada');
    await press(context);
    const review = within(await screen.findByRole('dialog', { name: 'Review your withdrawal' }));
    await waitFor(() => expect(review.getByText('≈ €129.00')).toBeVisible());
    await expect(review.getByText(/1 USD = 0\.86 EUR/)).toBeVisible();
    await expect(review.getAllByText('$150.00')).toHaveLength(2);
  },
};

const ledger = {
  _id: '0190f7c2-0000-7000-8000-0000000000f1',
  label: 'Ledger at home',
  chain: 'bitcoin',
  network: 'main',
  address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  createdAt: '2026-11-20T12:00:00Z',
} as const;
const exchange = {
  ...ledger,
  _id: '0190f7c2-0000-7000-8000-0000000000f2',
  label: 'Exchange',
  chain: 'ethereum',
  address: '0x52908400098527886E0F7030069857D2E4169EE7',
} as const;
const book = (...message: (typeof ledger | typeof exchange)[]) =>
  ({ status: 200, body: { bool: true, message } }) as const;

export const SavedAddressChosen: Story = {
  args: { answers: { listWithdrawals: list(withdrawals), listSavedAddresses: book(exchange, ledger) } },
  parameters: shows('[ADDR-1] Only addresses of the coin are offered; the review has the label and the full address.'),
  play: async (context) => {
    await fill(context, '20', 'Bitcoin');
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: /Saved address/ }));
    const [option, ...others] = await screen.findAllByRole('option');
    await expect(others).toEqual([]);
    await userEvent.click(option!);
    await expect(canvas.getByLabelText('Bitcoin address')).toHaveValue(ledger.address);
    await expect(await canvas.findByText('Ledger at home')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Save this address' })).toBeNull();
    await press(context);
    const review = await screen.findByRole('dialog', { name: 'Review your withdrawal' });
    await expect(await within(review).findByText('Ledger at home')).toBeVisible();
    await expect(review).toHaveTextContent(ledger.address);
  },
};

export const SavingAddress: Story = {
  args: {
    answers: {
      listWithdrawals: list(withdrawals),
      listSavedAddresses: [book(exchange), book(exchange, ledger)],
      saveAddress: [
        stepUpAnswers,
        { status: 200, body: { bool: true, message: 'Address saved.', savedAddress: ledger } },
      ],
      beginStepUp: { status: 200, body: { bool: true, ways: ['password'], passkey: null } },
      stepUp: { status: 200, body: { bool: true, freshUntil: '2026-11-20T12:05:00Z' } },
    },
  },
  parameters: shows('[ADDR-1, ADDR-2] A typed address is saved under a new label, after a step-up.'),
  play: async (context) => {
    await fill(context, '20', 'Bitcoin');
    const { args, canvas, userEvent } = context;
    await userEvent.type(await canvas.findByLabelText('Bitcoin address'), ledger.address);
    await userEvent.click(await canvas.findByRole('button', { name: 'Save this address' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save address' }));
    const label = await dialog.findByLabelText('Label');
    await userEvent.click(dialog.getByRole('button', { name: 'Save address' }));
    await expect(label).toHaveAccessibleDescription(/Enter a label of 1 to 40 characters/);
    // The dialog's form is not the withdrawal's.
    await expect(screen.queryByRole('dialog', { name: 'Review your withdrawal' })).toBeNull();
    await userEvent.type(label, 'exchange');
    await userEvent.click(dialog.getByRole('button', { name: 'Save address' }));
    await expect(label).toHaveAccessibleDescription(/You already use this label/);
    await expect(args.onCall).not.toHaveBeenCalledWith('saveAddress');
    await userEvent.clear(label);
    await userEvent.type(label, 'Ledger at home');
    await userEvent.click(dialog.getByRole('button', { name: 'Save address' }));
    await userEvent.type(await dialog.findByLabelText('Password'), 'harbour-lamp-42');
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm and save' }));
    await expect(await canvas.findByText('Ledger at home')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Save this address' })).toBeNull();
  },
};

export const SavedAddressesFailed: Story = {
  args: {
    answers: {
      listWithdrawals: list(withdrawals),
      listSavedAddresses: [{ status: 500, body: failure('internal_error', 'No.') }, book(ledger)],
    },
  },
  parameters: shows('[ADDR-1, ERR-1] Without its saved addresses the form still works; they can be loaded again.'),
  play: async (context) => {
    await fill(context, '20', 'Bitcoin');
    const { canvas, userEvent } = context;
    await expect(await canvas.findByText('We couldn’t load your saved addresses.')).toBeVisible();
    await expect(canvas.getByLabelText('Bitcoin address')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('button', { name: /Saved address/ })).toBeVisible();
  },
};

export const BackFromReview: Story = {
  parameters: shows('[WD-3] Back from the review to the unchanged form.'),
  play: async (context) => {
    await fill(context, '20', 'Cashapp');
    await context.userEvent.type(await context.canvas.findByLabelText('Cashapp username'), '$ada');
    await press(context);
    await context.userEvent.click(await screen.findByRole('button', { name: 'Back to form' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(context.canvas.getByLabelText('Cashapp username')).toHaveValue('$ada');
    await expect(context.args.onCall).not.toHaveBeenCalledWith('createWithdraw');
  },
};

export const Requested: Story = {
  args: {
    answers: {
      listWithdrawals: [list(older), list(withdrawals)],
      createWithdraw: { status: 200, body: { bool: true, message: 'Withdrawal requested.', withdrawal: pending! } },
    },
  },
  parameters: shows('[WD-3, WD-5] The form is empty again, and the history shows the withdrawal.'),
  play: async (context) => {
    await fill(context, '150', 'Cashapp');
    await context.userEvent.type(await context.canvas.findByLabelText('Cashapp username'), '$ada');
    await press(context);
    await send(context);
    await expect(await context.canvas.findByText('$150.00')).toBeVisible();
    await expect(context.canvas.getByLabelText('Amount in dollars')).toHaveValue('');
  },
};

export const Receipt: Story = {
  parameters: shows('[WD-4, MODAL-3] All facts of a withdrawal, beside the list, to copy or print.'),
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Detail of withdrawal/ });
    await userEvent.click(first!);
    const receipt = await screen.findByRole('dialog', { name: 'Withdrawal' });
    await waitFor(() => expect(within(receipt).getByText(pending!._id)).toBeVisible());
    await expect(within(receipt).getByText('$150.00')).toBeVisible();
    await expect(within(receipt).getByText('Pending')).toBeVisible();
    await expect(within(receipt).getByRole('button', { name: 'Copy receipt' })).toBeVisible();
    await expect(within(receipt).getByRole('button', { name: 'Print' })).toBeVisible();
    const sheet = receipt.parentElement as HTMLElement;
    await waitFor(() => expect(Math.round(sheet.getBoundingClientRect().right)).toBe(innerWidth));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(first).toHaveFocus());
  },
};

export const Stale: Story = {
  args: {
    answers: {
      listWithdrawals: [list(withdrawals), { status: 500, body: failure('internal_error', 'It cannot be read.') }],
      cancelWithdraw: { status: 200, body: { bool: true, message: 'Withdrawal cancelled.', withdrawal: cancelled } },
    },
  },
  parameters: shows('[DASH-8] A list that failed to refresh stays, with its time; no second message opens.'),
  play: async (context) => {
    const dialog = await fillAndSubmit(context);
    await context.userEvent.click(within(dialog).getByRole('button', { name: 'Cancel withdrawal' }));
    await expectMessage('Withdrawal cancelled.', 'Done');
    await dismissMessage(context);
    await expect(await context.canvas.findByText(/^As of Nov 20, 2026/)).toBeVisible();
    await expect(screen.queryByRole('alertdialog', { name: 'Message' })).toBeNull();
    await expect(context.canvas.getByText('$150.00')).toBeVisible();
  },
};

export const Confirming: Story = {
  parameters: shows('[WD-5] A pending withdrawal is cancelled only after a confirmation.'),
  play: async (context) => {
    const dialog = await fillAndSubmit(context);
    await waitFor(() => expect(within(dialog).getByText('$150.00 returns to your available balance.')).toBeVisible());
    await expect(within(dialog).getByRole('button', { name: 'Keep it' })).toHaveFocus();
  },
};

export const Cancelled: Story = {
  args: {
    answers: {
      listWithdrawals: [list(withdrawals), list([cancelled, ...older])],
      cancelWithdraw: { status: 200, body: { bool: true, message: 'Withdrawal cancelled.', withdrawal: cancelled } },
    },
  },
  parameters: shows('[WD-5] Cancelled: the message is the server’s, and the history shows it.'),
  play: async (context) => {
    const dialog = await fillAndSubmit(context);
    await context.userEvent.click(within(dialog).getByRole('button', { name: 'Cancel withdrawal' }));
    await expectMessage('Withdrawal cancelled.', 'Done');
    await dismissMessage(context);
    await expect(await context.canvas.findByText('Cancelled')).toBeVisible();
  },
};

export const CancelRefused: Story = {
  args: {
    answers: {
      listWithdrawals: list(withdrawals),
      cancelWithdraw: { status: 404, body: failure('not_found', 'It has been paid already.') },
    },
  },
  parameters: shows('[MODAL-2, ERR-1] State `refused` of the cancellation: an error, not a success.'),
  play: async (context) => {
    const dialog = await fillAndSubmit(context);
    await context.userEvent.click(within(dialog).getByRole('button', { name: 'Cancel withdrawal' }));
    await expectMessage('It has been paid already.');
  },
};

async function fill({ args, canvas, userEvent }: Context, amount: string, method: string): Promise<void> {
  // Before that, the page of the previous story may still be in the document.
  await waitFor(() => expect(args.onCall).toHaveBeenCalledWith('listWithdrawals'));
  await userEvent.type(await canvas.findByLabelText('Amount in dollars'), amount);
  await userEvent.click(await canvas.findByRole('radio', { name: method }));
}

async function press({ canvas, userEvent }: Context): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }));
}

/** Confirms the review. */
async function send({ userEvent }: Context): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Send request' }));
}

async function fillAndSubmit({ canvas, userEvent }: Context): Promise<HTMLElement> {
  await userEvent.click(await canvas.findByRole('button', { name: /^Cancel withdrawal/ }));
  return screen.findByRole('alertdialog', { name: 'Cancel this withdrawal?' });
}
