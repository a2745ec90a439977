import { routes } from '@keel/flows';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { shows } from '../../stories/flowPage.ts';
import type { StoryServices } from '../../stories/StoryServices.tsx';
import { failure } from '../../stories/samples.ts';
import { screenStory } from '../../stories/screenStory.ts';
import { WithNotifications } from '../../stories/WithNotifications.tsx';
import { NotificationsBell } from './NotificationsBell.tsx';

interface Row {
  _id: string;
  title: string;
  message: string;
  image: string | null;
  url: string | null;
  date: string;
  read: boolean;
}

const notification = (number: number, more: Partial<Row> = {}): Row => ({
  _id: `0190f7c2-0000-7000-8000-0000000000b${number}`,
  title: `Message ${number}`,
  message: 'Your deposit of $2,000.00 was confirmed.',
  image: null,
  url: '/fund-account',
  date: `2026-11-${20 - number}T11:00:00Z`,
  read: true,
  ...more,
});
const confirmed = notification(1, { title: 'Deposit confirmed', read: false });
const withoutTarget = notification(2, { title: 'Office closed', url: null });
const all = [confirmed, withoutTarget, ...[3, 4, 5, 6].map((number) => notification(number))];
const list = (rows: Row[], unread: number) =>
  ({ status: 200, body: { bool: true, message: rows, unread, nextCursor: null } }) as const;

const meta = {
  title: 'Shell/Notifications bell',
  ...screenStory,
  args: {
    path: routes.invest,
    isMember: true,
    onCall: fn(),
    answers: { listNotifications: list(all, 1) },
    children: (
      <WithNotifications>
        <div style={{ display: 'flex', justifyContent: 'end', minBlockSize: '40rem' }}>
          <NotificationsBell />
        </div>
      </WithNotifications>
    ),
  },
} satisfies Meta<typeof StoryServices>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** Opens the popover by keyboard. */
async function open({ canvas, userEvent }: Parameters<Play>[0], name: string | RegExp = /^Notifications/) {
  (await canvas.findByRole('button', { name })).focus();
  await userEvent.keyboard('{Enter}');
  return within(await screen.findByRole('dialog', { name: 'Notifications' }));
}

export const Latest: Story = {
  parameters: shows('[DASH-9] The latest five, each with a link to its page, and a link to all of them (P-4).'),
  play: async (context) => {
    const popover = await open(context, 'Notifications, 1 unread');
    await expect(popover.getAllByRole('article')).toHaveLength(5);
    await expect(popover.getByRole('link', { name: 'Deposit confirmed' })).toHaveAttribute('href', '/fund-account');
    await expect(popover.getByRole('link', { name: 'Office closed' })).toHaveAttribute('href', '/notifications');
    await expect(popover.getAllByText('New')).toHaveLength(1);
    await expect(popover.getByRole('link', { name: 'All notifications' })).toHaveAttribute('href', '/notifications');
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(context.canvas.getByRole('button', { name: /^Notifications/ })).toHaveFocus());
  },
};

export const AllRead: Story = {
  args: {
    answers: {
      listNotifications: list(all, 1),
      readAllNotifications: { status: 200, body: { bool: true, message: 'All notifications are read.', unread: 0 } },
    },
  },
  parameters: shows('[DASH-9] One press marks all as read, and the focus stays in the popover.'),
  play: async (context) => {
    const popover = await open(context);
    await context.userEvent.click(popover.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(popover.queryByText('New')).toBeNull());
    await expect(popover.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
    await expect(popover.getByRole('heading', { name: 'Notifications' })).toHaveFocus();
  },
};

export const NotMarked: Story = {
  args: {
    answers: {
      listNotifications: list(all, 1),
      readAllNotifications: { status: 500, body: failure('internal_error', 'It cannot be saved.') },
    },
  },
  parameters: shows('[DASH-9, ERR-1] What could not be marked is unread again, with the reason above the list.'),
  play: async (context) => {
    const popover = await open(context);
    await context.userEvent.click(popover.getByRole('button', { name: 'Mark all as read' }));
    await expect(await popover.findByRole('alert')).toHaveTextContent('It cannot be saved.');
    await expect(popover.getAllByText('New')).toHaveLength(1);
    await context.userEvent.click(popover.getByRole('button', { name: 'Dismiss' }));
    await expect(popover.queryByRole('alert')).toBeNull();
  },
};

export const Empty: Story = {
  args: { answers: { listNotifications: list([], 0) } },
  parameters: shows('[DASH-9] No notifications yet.'),
  play: async (context) => {
    const popover = await open(context);
    await expect(await popover.findByRole('heading', { name: 'You’re all caught up' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { answers: { listNotifications: 'pending' } },
  parameters: shows('[DASH-9] Loading.'),
  play: async (context) => {
    const popover = await open(context);
    await expect(popover.queryByRole('article')).toBeNull();
    await expect(popover.getByRole('link', { name: 'All notifications' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    answers: {
      listNotifications: [{ status: 500, body: failure('internal_error', '') }, list(all, 1)],
    },
  },
  parameters: shows('[DASH-9, ERR-1] Loading failed and can be tried again in place.'),
  play: async (context) => {
    const popover = await open(context);
    await context.userEvent.click(await popover.findByRole('button', { name: 'Try again' }));
    await expect(await popover.findByRole('article', { name: 'Deposit confirmed' })).toBeVisible();
  },
};
