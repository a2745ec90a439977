import { routes } from '@keel/flows';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { Answer } from '../../stories/answers.ts';
import { shows } from '../../stories/flowPage.ts';
import { dismissMessage, expectMessage } from '../../stories/message.ts';
import type { StoryServices } from '../../stories/StoryServices.tsx';
import { failure } from '../../stories/samples.ts';
import { screenStory } from '../../stories/screenStory.ts';
import { CloseAccount } from './CloseAccount.tsx';

const LEFT = 'There is still money in your account. Withdraw it first.';
const done = {
  status: 200,
  body: { bool: true, message: 'Your account is closed. We sent you an email about it.' },
} satisfies Answer<'closeAccount'>;
const stepUp = {
  status: 403,
  body: failure('step_up_needed', 'Please confirm that it is you.'),
} satisfies Answer<'closeAccount'>;
const inUse = { status: 409, body: failure('account_in_use', LEFT) } satisfies Answer<'closeAccount'>;
const byPassword = {
  status: 200,
  body: { bool: true, ways: ['password'], passkey: null },
} satisfies Answer<'beginStepUp'>;
const wrong = {
  status: 422,
  body: failure('wrong_password', 'Incorrect password.'),
} satisfies Answer<'stepUp'>;
const proved = { status: 200, body: { bool: true, freshUntil: '2026-11-20T12:05:00Z' } } satisfies Answer<'stepUp'>;

const meta = {
  title: 'Screens/Settings, closing the account',
  ...screenStory,
  args: { path: routes.settings, isMember: true, onCall: fn(), children: <CloseAccount /> },
} satisfies Meta<typeof StoryServices>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

export const Card: Story = {
  parameters: shows('[AUTH-9] A separate card, apart from actions that can be undone.'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Close account' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Close my account…' })).toBeEnabled();
  },
};

export const Asking: Story = {
  parameters: shows('[AUTH-9] State `asking`: states all consequences, and sends nothing before the box is ticked.'),
  play: async (context) => {
    await open(context);
    await waitFor(() => expect(screen.getByText(/can’t be reopened, not even by us/)).toBeVisible());
    await expect(screen.getByText(/Withdraw your whole balance/)).toBeVisible();
    await expect(screen.getByText(/for 5 years; then they’re erased too/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Close account' })).toBeDisabled();
    await context.userEvent.keyboard('{Enter}');
    await expect(context.args.onCall).not.toHaveBeenCalledWith('closeAccount');
  },
};

export const Understood: Story = {
  parameters: shows('[AUTH-9] The button is enabled only while the box is ticked.'),
  play: async (context) => {
    await open(context);
    await context.userEvent.click(screen.getByRole('checkbox', { name: 'I understand that this can’t be undone' }));
    await expect(screen.getByRole('button', { name: 'Close account' })).toBeEnabled();
  },
};

export const Closing: Story = {
  args: { answers: { closeAccount: 'pending' } },
  parameters: shows('[AUTH-9] State `closing`: the button is pending, and another press does nothing.'),
  play: async (context) => {
    await submitRequest(context);
    await waitFor(() => expect(context.args.onCall).toHaveBeenCalledWith('closeAccount'));
  },
};

export const Blocked: Story = {
  args: { answers: { closeAccount: inUse } },
  parameters: shows('[AUTH-9] Anything that prevents closing is listed, and closing can be tried again.'),
  play: async (context) => {
    await submitRequest(context);
    await expect(await screen.findByText(LEFT)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Close account' })).toBeEnabled();
  },
};

export const Refused: Story = {
  args: {
    answers: {
      closeAccount: {
        status: 403,
        body: failure(
          'account_suspended',
          'Your account is suspended. You can look around, but no money can be moved.',
        ),
      },
    },
  },
  parameters: shows('[AUTH-9, PAYOUT-1] State `refused`: the server’s message.'),
  play: async (context) => {
    await submitRequest(context);
    await expectMessage('Your account is suspended. You can look around, but no money can be moved.');
    await dismissMessage(context);
    await expect(screen.getByRole('checkbox')).toBeChecked();
  },
};

export const NetworkError: Story = {
  args: { answers: { closeAccount: 'offline' } },
  parameters: shows('[LOGIN-7] State `refused` without an answer from the server.'),
  play: async (context) => {
    await submitRequest(context);
    await expectMessage('network error');
  },
};

export const Proving: Story = {
  args: { answers: { closeAccount: stepUp, beginStepUp: byPassword } },
  parameters: shows('[PAYOUT-4] State `proving`: asks for a proof before anything is closed.'),
  play: async (context) => {
    await submitRequest(context);
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
  },
};

export const WrongPassword: Story = {
  args: { answers: { closeAccount: stepUp, beginStepUp: byPassword, stepUp: wrong } },
  parameters: shows('[PAYOUT-4] A wrong password is reported at its field, and nothing is closed.'),
  play: async (context) => {
    await submitRequest(context);
    await context.userEvent.type(await screen.findByLabelText('Password'), 'not the password');
    await context.userEvent.click(screen.getByRole('button', { name: 'Close account' }));
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Incorrect password.'));
  },
};

export const StepUpCancelled: Story = {
  args: { answers: { closeAccount: stepUp, beginStepUp: byPassword } },
  parameters: shows('[PAYOUT-4] Without a proof the question is shown again, and nothing is closed.'),
  play: async (context) => {
    await submitRequest(context);
    await screen.findByLabelText('Password');
    await context.userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(await screen.findByRole('checkbox')).toBeChecked();
  },
};

export const ClosedAfterProof: Story = {
  args: { answers: { closeAccount: [stepUp, done], beginStepUp: byPassword, stepUp: proved } },
  parameters: shows('[AUTH-9, PAYOUT-4] State `closed`: opens the page that says so.'),
  play: async (context) => {
    await submitRequest(context);
    await context.userEvent.type(await screen.findByLabelText('Password'), 'harbour lamp');
    await context.userEvent.click(screen.getByRole('button', { name: 'Close account' }));
    await expect(await context.canvas.findByRole('heading', { level: 1, name: '/account-closed' })).toBeVisible();
  },
};

async function open({ canvas, userEvent }: Context): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Close my account…' }));
  await screen.findByRole('dialog', { name: 'Close your account?' });
}

async function submitRequest(context: Context): Promise<void> {
  await open(context);
  await context.userEvent.click(screen.getByRole('checkbox', { name: 'I understand that this can’t be undone' }));
  await context.userEvent.click(screen.getByRole('button', { name: 'Close account' }));
}
