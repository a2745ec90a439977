import { routes } from '@keel/flows';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { shows } from '../../stories/flowPage.ts';
import { dismissMessage, expectMessage } from '../../stories/message.ts';
import type { StoryServices } from '../../stories/StoryServices.tsx';
import { failure } from '../../stories/samples.ts';
import { screenStory } from '../../stories/screenStory.ts';
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx';

const EXPIRED = 'This link has expired. Request a new one.';
const COMMON = 'This password is too common. Please choose another.';

const meta = {
  title: 'Flows/Reset password',
  ...screenStory,
  args: { path: routes.resetPassword, hash: '#token-of-a-story', onCall: fn(), children: <ResetPasswordScreen /> },
} satisfies Meta<typeof StoryServices>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

export const Editing: Story = {
  parameters: shows('[AUTH-1] State `editing`. Nothing is typed yet, so the button is disabled.'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Set a new password' })).toBeVisible();
    await expect(canvas.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password');
    await expect(canvas.getByRole('button', { name: 'Set password' })).toBeDisabled();
  },
};

export const Invalid: Story = {
  parameters: shows('[AUTH-6] State `editing` after an invalid submit: all errors at once.'),
  play: async (context) => {
    const { args, canvas } = context;
    await submit(context, 'lantern', 'other');
    await expect(canvas.getByLabelText('New password')).toHaveAccessibleDescription(
      /Password must be at least 8 characters/,
    );
    await expect(canvas.getByLabelText('Confirm new password')).toHaveAccessibleDescription('Passwords do not match');
    await expect(args.onCall).not.toHaveBeenCalledWith('resetPassword');
  },
};

export const TooCommon: Story = {
  args: { answers: { resetPassword: { status: 422, body: failure('common_password', COMMON) } } },
  parameters: shows('[AUTH-6] State `editing` after the server refused the password: its message at the field.'),
  play: async (context) => {
    await submit(context, 'password123');
    const field = context.canvas.getByLabelText('New password');
    await waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp(COMMON)));
  },
};

export const NetworkError: Story = {
  args: { answers: { resetPassword: 'offline' } },
  parameters: shows('[AUTH-1, LOGIN-7] State `refused` without an answer from the server. What was typed stays.'),
  play: async (context) => {
    await submit(context);
    await expectMessage('network error');
    await dismissMessage(context);
    await expect(context.canvas.getByLabelText('New password')).toHaveValue('lantern-quay-77');
  },
};

export const Expired: Story = {
  args: { answers: { resetPassword: { status: 400, body: failure('invalid_link', EXPIRED) } } },
  parameters: shows('[AUTH-1] State `badLink`: why the link does not work, and how to get a new one.'),
  play: async (context) => {
    const { canvas } = context;
    await submit(context);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'This link doesn’t work' })).toBeVisible();
    await expect(canvas.getByText(EXPIRED)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Request a new link' })).toHaveAttribute('href', '/forgot-password');
  },
};

export const Incomplete: Story = {
  args: { hash: '' },
  parameters: shows('[AUTH-1] State `badLink`: opened with an incomplete link.'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/This link is incomplete/)).toBeVisible();
  },
};

export const Done: Story = {
  args: { answers: { resetPassword: { status: 200, body: { bool: true, message: 'Set.' } } } },
  parameters: shows('[AUTH-1] State `done`: opens the login page.'),
  play: async (context) => {
    await submit(context);
    await expect(await context.canvas.findByRole('heading', { name: '/login' })).toBeVisible();
  },
};

async function submit({ canvas, userEvent }: Context, password = 'lantern-quay-77', again = password): Promise<void> {
  await userEvent.type(canvas.getByLabelText('New password'), password);
  await userEvent.type(canvas.getByLabelText('Confirm new password'), again);
  await userEvent.click(canvas.getByRole('button', { name: 'Set password' }));
}
