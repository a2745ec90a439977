import { routes } from '@keel/flows';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { alsoOnRealBackend } from '../../stories/alsoOnRealBackend.ts';
import { shows } from '../../stories/flowPage.ts';
import { expectMessage } from '../../stories/message.ts';
import type { StoryServices } from '../../stories/StoryServices.tsx';
import { failure } from '../../stories/samples.ts';
import { failsWith, screenStory } from '../../stories/screenStory.ts';
import { SettingsScreen } from './SettingsScreen.tsx';

const here = {
  _id: '0190f7c2-0000-7000-8000-0000000000c1',
  createdAt: '2026-11-20T08:00:00Z',
  lastSeenAt: '2026-11-20T12:00:00Z',
  expiresAt: '2026-11-21T08:00:00Z',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  current: true,
};
const phone = {
  ...here,
  _id: '0190f7c2-0000-7000-8000-0000000000c2',
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1',
  current: false,
};
const list = (rows: (typeof here)[]) => ({ status: 200, body: { bool: true, message: rows } }) as const;

const meta = {
  title: 'Screens/Settings',
  ...screenStory,
  args: {
    path: routes.settings,
    isMember: true,
    onCall: fn(),
    answers: { listSessions: list([here, phone]) },
    children: <SettingsScreen />,
  },
} satisfies Meta<typeof StoryServices>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = alsoOnRealBackend({
  parameters: shows('[SET-1, SET-2] Every row works; there are two sessions.'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Safari · iPhone')).toBeVisible();
    await expect(canvas.getByText('Firefox · Linux')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Change PIN/ })).toHaveAttribute('href', '/wallet#pin');
    await expect(canvas.getByRole('button', { name: /1 minute.*Auto-Lock/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /English.*Language/ })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /USD/ })).toBeVisible();
  },
});

export const OneNotEnded: Story = {
  args: {
    answers: {
      listSessions: list([here, phone]),
      endSessions: { status: 500, body: failure('internal_error', 'It cannot be ended now.') },
    },
  },
  parameters: shows('[AUTH-7, ERR-1] Each other session has its own button; ending this one failed.'),
  play: async ({ canvas, userEvent }) => {
    const end = await canvas.findByRole('button', { name: 'Log out Safari · iPhone' });
    await expect(canvas.queryByRole('button', { name: 'Log out Firefox · Linux' })).toBeNull();
    await userEvent.click(end);
    await expectMessage('It cannot be ended now.');
  },
};

export const Alone: Story = {
  args: { answers: { listSessions: list([here]) } },
  parameters: shows('[ERR-2] No other sessions: there is nothing to end.'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No other active sessions.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Log out everywhere else' })).toBeNull();
  },
};

export const PlacesFailed: Story = {
  args: { answers: { listSessions: { status: 500, body: failure('internal_error', 'The list cannot be read.') } } },
  parameters: shows('[ERR-1] The sessions failed to load and can be loaded again.'),
  play: failsWith('The list cannot be read.'),
};

export const WrongPassword: Story = {
  args: {
    answers: {
      listSessions: list([here]),
      changePassword: { status: 422, body: failure('wrong_password', 'Incorrect password.') },
    },
  },
  parameters: shows('[CARD-3] A wrong password changes nothing; the message is the server’s.'),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Password/ }));
    await userEvent.type(await screen.findByLabelText('Current password'), 'not this one');
    await userEvent.type(screen.getByLabelText('New password'), 'harbour lamp');
    await userEvent.type(screen.getByLabelText('Confirm new password'), 'harbour lamb');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(screen.getByLabelText('Confirm new password')).toHaveAccessibleDescription('Passwords do not match');
    await expect(args.onCall).not.toHaveBeenCalledWith('changePassword');
    await userEvent.type(screen.getByLabelText('Confirm new password'), '{Backspace}p');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expectMessage('Incorrect password.');
  },
};
