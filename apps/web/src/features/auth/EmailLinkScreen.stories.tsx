import { routes } from '@keel/flows';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { shows } from '../../stories/flowPage.ts';
import { dismissMessage, expectMessage } from '../../stories/message.ts';
import type { StoryServices } from '../../stories/StoryServices.tsx';
import { failure } from '../../stories/samples.ts';
import { screenStory } from '../../stories/screenStory.ts';
import { ConfirmEmailScreen } from './ConfirmEmailScreen.tsx';
import { UndoEmailScreen } from './UndoEmailScreen.tsx';

const EXPIRED = 'This link has expired. Request a new one.';
const TAKEN = 'Another account uses this email. Choose another one in Settings.';
const NOT_RESTORED = 'Your account is frozen. Another account uses your previous email, so please contact us.';
const confirmed = { status: 200, body: { bool: true, message: 'Done.' } } as const;

const meta = {
  title: 'Flows/Links of a change of email',
  ...screenStory,
  args: { path: routes.confirmEmail, hash: '#token-of-a-story', onCall: fn(), children: <ConfirmEmailScreen /> },
} satisfies Meta<typeof StoryServices>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const undoing = { path: routes.undoEmail, children: <UndoEmailScreen /> } as const;

export const ConfirmAsking: Story = {
  parameters: shows('[AUTH-3] State `asking` of the new email. The page is open and nothing has been sent.'),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Use this email?' })).toBeVisible();
    await expect(canvas.getByText('If you didn’t ask for it, close this page. Nothing has changed.')).toBeVisible();
    await expect(args.onCall).not.toHaveBeenCalledWith('confirmEmail');
  },
};

export const Sending: Story = {
  args: { answers: { confirmEmail: 'pending' } },
  parameters: shows('[AUTH-3] State `sending`: the button is pending, and another press does nothing.'),
  play: async (context) => {
    await confirm(context);
    await expect(context.args.onCall).toHaveBeenCalledWith('confirmEmail');
  },
};

export const NetworkError: Story = {
  args: { answers: { confirmEmail: 'offline' } },
  parameters: shows('[AUTH-3, LOGIN-7] State `refused` without an answer from the server. It can be tried again.'),
  play: async (context) => {
    await confirm(context);
    await expectMessage('network error');
    await dismissMessage(context);
    await expect(context.canvas.getByRole('button', { name: 'Confirm email' })).toBeEnabled();
  },
};

export const Expired: Story = {
  args: { answers: { confirmEmail: { status: 400, body: failure('invalid_link', EXPIRED) } } },
  parameters: shows('[AUTH-3] State `badLink`: why the link does not work, and how to get a new one.'),
  play: async (context) => {
    const { canvas } = context;
    await confirm(context);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'This link doesn’t work' })).toBeVisible();
    await expect(canvas.getByText(EXPIRED)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to Settings' })).toHaveAttribute('href', '/settings');
  },
};

export const Incomplete: Story = {
  args: { hash: '' },
  parameters: shows('[AUTH-3] State `badLink`: opened with an incomplete link.'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/This link is incomplete/)).toBeVisible();
  },
};

export const Taken: Story = {
  args: { answers: { confirmEmail: { status: 409, body: failure('email_taken', TAKEN) } } },
  parameters: shows('[AUTH-3] State `taken`: another account has this email in the meantime.'),
  play: async (context) => {
    const { canvas } = context;
    await confirm(context);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'This email is taken' })).toBeVisible();
    await expect(canvas.getByText(TAKEN)).toBeVisible();
  },
};

export const Confirmed: Story = {
  args: { answers: { confirmEmail: confirmed } },
  parameters: shows('[AUTH-3] State `done` of the new email: the consequences, and a link to the account.'),
  play: async (context) => {
    const { canvas } = context;
    await confirm(context);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your email is changed' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to your account' })).toHaveAttribute('href', '/invest');
  },
};

export const UndoAsking: Story = {
  args: undoing,
  parameters: shows('[AUTH-3, PAYOUT-5] State `asking` of the previous email: what undoing does.'),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Undo the change of email?' })).toBeVisible();
    await expect(args.onCall).not.toHaveBeenCalledWith('undoEmail');
  },
};

export const Undone: Story = {
  args: { ...undoing, answers: { undoEmail: confirmed } },
  parameters: shows(
    '[AUTH-3, PAYOUT-5] State `done` of the previous email: frozen, with a link to set a new password.',
  ),
  play: async (context) => {
    const { canvas } = context;
    await undo(context);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your email is back' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Set a new password' })).toHaveAttribute('href', '/forgot-password');
  },
};

export const NotRestored: Story = {
  args: { ...undoing, answers: { undoEmail: { status: 409, body: failure('email_taken', NOT_RESTORED) } } },
  parameters: shows('[AUTH-3] State `taken` of the previous email: the account is frozen anyway.'),
  play: async (context) => {
    const { canvas } = context;
    await undo(context);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your account is frozen' })).toBeVisible();
    await expect(canvas.getByText(NOT_RESTORED)).toBeVisible();
  },
};

async function confirm({ canvas, userEvent }: Context): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: 'Confirm email' }));
}

async function undo({ canvas, userEvent }: Context): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: 'Undo and freeze my account' }));
}
