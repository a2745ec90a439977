import { routes } from '@keel/flows';
import { Button } from '@keel/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { useNotifications } from '../../app/notifications/notifications.ts';
import { alsoOnRealBackend } from '../../stories/alsoOnRealBackend.ts';
import { shows } from '../../stories/flowPage.ts';
import { dismissMessage, expectMessage } from '../../stories/message.ts';
import type { StoryServices } from '../../stories/StoryServices.tsx';
import { failure } from '../../stories/samples.ts';
import { screenStory } from '../../stories/screenStory.ts';
import { WithNotifications } from '../../stories/WithNotifications.tsx';
import { NotificationsScreen } from './NotificationsScreen.tsx';

const confirmed = {
  _id: '0190f7c2-0000-7000-8000-0000000000b1',
  title: 'Deposit confirmed',
  message: 'Your deposit of $2,000.00 was confirmed.',
  image: null,
  url: '/fund-account',
  date: '2026-11-20T11:00:00Z',
  read: false,
};
const read = {
  ...confirmed,
  _id: '0190f7c2-0000-7000-8000-0000000000b2',
  title: 'Identity verified',
  message: 'Your identity was verified.',
  url: '/profile',
  read: true,
};
const list = (rows: (typeof confirmed)[], unread: number) =>
  ({ status: 200, body: { bool: true, message: rows, unread, nextCursor: null } }) as const;

const meta = {
  title: 'Screens/Notifications',
  ...screenStory,
  args: {
    path: routes.notifications,
    isMember: true,
    onCall: fn(),
    answers: { listNotifications: list([confirmed, read], 1) },
    children: (
      <WithNotifications>
        <NotificationsScreen />
      </WithNotifications>
    ),
  },
} satisfies Meta<typeof StoryServices>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = alsoOnRealBackend({
  parameters: shows(
    '[DASH-9, CONST-2] Newest first by day; unread ones are marked, and each row is one target (P-4, P-27).',
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: 'Deposit confirmed' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Today' })).toHaveTextContent('Deposit confirmed');
    await expect(canvas.getByText('1 unread')).toBeVisible();
    await expect(canvas.getAllByText('New')).toHaveLength(1);
    const row = canvas.getByRole('article', { name: 'Deposit confirmed' });
    await expect(within(row).getByRole('link')).toHaveAttribute('href', '/fund-account');
    await expect(within(row).queryByRole('button')).toBeNull();
    await expect(row.offsetWidth).toBe(row.parentElement!.offsetWidth);
  },
});

export const AllRead: Story = {
  args: {
    answers: {
      listNotifications: list([confirmed, read], 1),
      readAllNotifications: { status: 200, body: { bool: true, message: 'All notifications are read.', unread: 0 } },
    },
  },
  parameters: shows('[DASH-9] One press marks all as read.'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark all as read' }));
    await expect(await canvas.findByText('All read')).toBeVisible();
    await expect(canvas.queryByText('New')).toBeNull();
  },
};

export const Stale: Story = {
  args: {
    answers: {
      listNotifications: [
        list([confirmed, read], 1),
        { status: 500, body: failure('internal_error', 'It cannot be read.') },
      ],
    },
    children: (
      <WithNotifications>
        <NotificationsScreen />
        <Renew />
      </WithNotifications>
    ),
  },
  parameters: shows('[DASH-8, DASH-9] A list that failed to refresh stays and says so; no message opens.'),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('1 unread');
    await userEvent.click(canvas.getByRole('button', { name: 'Renew' }));
    await expect(await canvas.findByText('Couldn’t refresh your notifications.')).toBeVisible();
    await expect(canvas.getByRole('article', { name: 'Deposit confirmed' })).toBeVisible();
    await expect(screen.queryByRole('alertdialog', { name: 'Message' })).toBeNull();
  },
};

export const Empty: Story = {
  args: { answers: { listNotifications: list([], 0) } },
  parameters: shows('[DASH-9] No notifications yet.'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'You’re all caught up' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { answers: { listNotifications: 'pending' } },
  parameters: shows('[DASH-9] Loading.'),
};

export const Failed: Story = {
  args: { answers: { listNotifications: { status: 500, body: failure('internal_error', '') } } },
  parameters: shows('[DASH-9, ERR-1] Loading failed and can be tried again.'),
  play: async (context) => {
    await expectMessage('Failed to fetch notifications.');
    await dismissMessage(context);
    await expect(await context.canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** Reloads the list, as the shell does after a gap in the stream of events. */
function Renew() {
  const flow = useNotifications();
  return <Button onPress={() => flow.send({ type: 'refresh.requested' })}>Renew</Button>;
}
