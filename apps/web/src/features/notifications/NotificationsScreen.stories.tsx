import { routes } from '@keel/flows';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { flowPage, shows } from '../../stories/flowPage.ts';
import { dismissMessage, expectMessage } from '../../stories/message.ts';
import { StoryServices } from '../../stories/StoryServices.tsx';
import { failure } from '../../stories/samples.ts';
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
  title: 'Pages/Notifications',
  component: StoryServices,
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
  argTypes: { children: { control: false } },
  parameters: flowPage,
} satisfies Meta<typeof StoryServices>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  parameters: shows('[DASH-9, PUSH-5] Newest first; what is unread says so.'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: 'Deposit confirmed' })).toBeVisible();
    await expect(canvas.getByText('1 unread')).toBeVisible();
    await expect(canvas.getAllByText('New')).toHaveLength(1);
  },
};

export const AllRead: Story = {
  args: {
    answers: {
      listNotifications: list([confirmed, read], 1),
      readAllNotifications: { status: 200, body: { bool: true, message: 'All notifications are read.', unread: 0 } },
    },
  },
  parameters: shows('[DASH-9] One press reads all.'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark all as read' }));
    await expect(await canvas.findByText('All read')).toBeVisible();
    await expect(canvas.queryByText('New')).toBeNull();
  },
};

export const Empty: Story = {
  args: { answers: { listNotifications: list([], 0) } },
  parameters: shows('[DASH-9] Nothing came yet.'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nothing new' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { answers: { listNotifications: 'pending' } },
  parameters: shows('[DASH-9] On their way.'),
};

export const Failed: Story = {
  args: { answers: { listNotifications: { status: 500, body: failure('internal_error', '') } } },
  parameters: shows('[DASH-9, ERR-1] They could not be had; they can be asked for again.'),
  play: async (context) => {
    await expectMessage('Failed to fetch notifications.');
    await dismissMessage(context);
    await expect(await context.canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
