import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Frame } from '../../test/Frame.tsx';
import { ShieldCheckIcon } from '../Icon/icons.ts';
import { Stack } from '../Stack/Stack.tsx';
import { NotificationCard, type NotificationCardProps } from './NotificationCard.tsx';

const IMAGE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><rect width="4" height="4" fill="#4b45d6"/></svg>')}`;

const meta = {
  component: NotificationCard,
  args: {
    title: 'Deposit confirmed',
    message: '$2,000.00 is in your balance.',
    imageSrc: IMAGE,
    time: '2 hours ago',
  },
} satisfies Meta<typeof NotificationCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [PUSH-5] An image of 40 px, dark, at most 400 px wide. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const card = canvas.getByRole('article', { name: 'Deposit confirmed' });
    await expect(card).toHaveTextContent('$2,000.00 is in your balance.');
    await expect(card.offsetWidth).toBe(400);
    await expect(getComputedStyle(card).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
    const image = canvasElement.querySelector('img')?.parentElement;
    await expect([image?.offsetWidth, image?.offsetHeight]).toEqual([40, 40]);
  },
};

export const WithoutImage: Story = {
  args: { imageSrc: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

/** [PUSH-5] The bell replaces an image that fails to load. */
export const BadInput: Story = {
  tags: ['!dev', '!autodocs'],
  args: { imageSrc: 'data:image/png;base64,none' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
  },
};

export const WithoutTime: Story = { render: () => <NotificationCard title="Welcome" message="Good to see you." /> };

const pressed = fn();

/** A row of a list: as wide as the list, and the whole row is the target of its title (P-4). */
export const Rows: Story = {
  args: { appearance: 'row' },
  render: (args) => (
    <Stack gap="0">
      <NotificationCard {...args} unreadLabel="New" href="#fund-account" onPress={pressed} />
      <NotificationCard {...args} title="Good to know" onPress={pressed} />
      <NotificationCard {...args} title="Welcome" />
    </Stack>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    pressed.mockClear();
    const row = canvas.getByRole('article', { name: 'Deposit confirmed' });
    await expect(row.offsetWidth).toBe(row.parentElement!.offsetWidth);
    const link = canvas.getByRole('link', { name: 'Deposit confirmed' });
    await expect(link).toHaveAttribute('href', '#fund-account');
    const { right, bottom } = row.getBoundingClientRect();
    await expect(canvasElement.ownerDocument.elementFromPoint(right - 2, bottom - 2)).toBe(link);
    await userEvent.click(canvas.getByRole('button', { name: 'Good to know' }));
    await expect(pressed).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: 'Welcome' })).toBeNull();
  },
};

/** An unread one has a dot, which has a text for screen readers. */
export const Unread: Story = {
  args: { appearance: 'row', unreadLabel: 'New', icon: <ShieldCheckIcon /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent('New');
  },
};

/** A row that a press only marks as read keeps the focus when its button is removed. */
export const ReadByPress: Story = {
  args: { appearance: 'row', title: 'Good to know' },
  render: (args) => <ReadOnce {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Good to know' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
    await expect(canvas.getByRole('article', { name: 'Good to know' })).toHaveFocus();
  },
};

function ReadOnce(args: NotificationCardProps) {
  const [isRead, setRead] = useState(false);
  return <NotificationCard {...args} {...(!isRead && { onPress: () => setRead(true) })} />;
}

export const LongText: Story = {
  args: {
    title: 'A title that says so much that it does not find room in one line',
    message: 'TheSystemWillBeUpdatedToReflectYourPaymentOnceItHasBeenConfirmed',
  },
  render: (args) => (
    <Frame>
      <NotificationCard {...args} />
    </Frame>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = {
  args: { title: 'تم تأكيد الإيداع', message: 'أُضيف المبلغ إلى رصيدك.', time: 'قبل ساعتين' },
  globals: { locale: 'ar-AE' },
};

/** With and without the optional parts. */
export const Matrix: Story = {
  tags: ['vrt'],
  render: ({ title, message, imageSrc = null }) => (
    <Stack>
      <NotificationCard title={title} message={message} imageSrc={imageSrc} time="2 hours ago" />
      <NotificationCard title="Withdrawal rejected" message="The amount is back in your balance." />
      <NotificationCard
        appearance="row"
        title={title}
        message={message}
        unreadLabel="New"
        href="#fund-account"
        time="2 hours ago"
      />
      <NotificationCard
        appearance="row"
        icon={<ShieldCheckIcon />}
        title="Identity verified"
        message="Your identity was verified."
        time="yesterday"
      />
    </Stack>
  ),
};
