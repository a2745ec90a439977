import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { framed } from '../../docs/framed.ts';
import { longestMotion } from '../../test/motion.ts';
import { Button } from '../Button/Button.tsx';
import { WalletIcon } from '../Icon/icons.ts';
import { ToastRegion } from './Toast.tsx';
import { createToasts, type ToastContent } from './toasts.ts';

const copied: ToastContent = { title: 'Address copied to clipboard!', tone: 'positive', isPersistent: true };

const meta = {
  component: ToastRegion,
  parameters: framed(280),
  args: { toasts: createToasts() },
  argTypes: { toasts: { control: false } },
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (...contents: ToastContent[]): Story => ({
  beforeEach: ({ args }) => {
    const closes = contents.map((content) => args.toasts.show(content));
    return () => {
      for (const close of closes) close();
    };
  },
});

const titles = () => screen.getAllByRole('status').map((status) => status.textContent);

/** Announced without interrupting the screen reader; closed by its button. */
export const Default: Story = {
  ...shown(copied),
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('region', { name: /Announcements/ })).toBeVisible();
    await expect(screen.getByRole('status')).toHaveTextContent('Address copied to clipboard!');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  },
};

export const Tones: Story = shown(
  { ...copied, title: 'New message', tone: 'neutral' },
  { ...copied, title: 'Deposit confirmed', description: '$2,000.00 is in your balance.' },
  { ...copied, title: 'Withdrawal rejected', description: 'The amount is back in your balance.', tone: 'negative' },
);

/** [PUSH-4] Three at a time, the newest on top; the fourth waits. */
export const AtMostThree: Story = {
  ...shown(...['First', 'Second', 'Third', 'Fourth'].map((title) => ({ title, isPersistent: true }))),
  play: async ({ userEvent }) => {
    await waitFor(() => expect(titles()).toEqual(['Fourth', 'Third', 'Second']));
    await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0]!);
    await waitFor(() => expect(titles()).toEqual(['Third', 'Second', 'First']));
  },
};

/** A message from the server, with its own icon. It is persistent. */
const pushed: ToastContent = {
  title: 'Deposit confirmed',
  description: '$2,000.00 is in your balance.',
  icon: <WalletIcon />,
  isPersistent: true,
};

/** Drags the toast sideways by a fraction of its width and releases it. */
const dragged =
  (share: number): NonNullable<Story['play']> =>
  async ({ userEvent }) => {
    const title = await screen.findByText('Deposit confirmed');
    const toast = screen.getByRole('alertdialog');
    const dropPosition = { x: 200 + share * toast.offsetWidth, y: 40 };
    await userEvent.pointer([
      { target: title, keys: '[MouseLeft>]', coords: { x: 200, y: 40 } },
      { target: title, coords: dropPosition },
    ]);
    await expect(Number.parseFloat(toast.style.translate)).toBeCloseTo(dropPosition.x - 200, 0);
    await userEvent.pointer([{ keys: '[/MouseLeft]', target: title, coords: dropPosition }]);
  };

/** [PUSH-4] Navy in both themes, at the top right of the window, with title, body and icon. */
export const Pushed: Story = {
  ...shown(pushed),
  play: async () => {
    const toast = await screen.findByRole('alertdialog', { name: 'Deposit confirmed' });
    await expect(toast).toHaveAccessibleDescription('$2,000.00 is in your balance.');
    await expect(toast.querySelector('svg')).toBeVisible();
    const { top, right } = toast.getBoundingClientRect();
    await expect([innerWidth - right, top].map(Math.round)).toEqual([16, 8]);
  },
};

/** [PUSH-4] A strip of the layout: the page starts below it and knows its height for its own bars (P-28). */
export const MakesRoom: Story = {
  ...shown(pushed),
  render: (args) => (
    <>
      <Button>Page</Button>
      <ToastRegion {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const region = await screen.findByRole('region', { name: /Announcements/ });
    const { bottom, height } = region.getBoundingClientRect();
    await expect(canvas.getByRole('button', { name: 'Page' }).getBoundingClientRect().top).toBeGreaterThanOrEqual(
      bottom,
    );
    const root = document.documentElement.style;
    await expect(root.getPropertyValue('--toast-room')).toBe(`${Math.round(height)}px`);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(root.getPropertyValue('--toast-room')).toBe(''));
  },
};

/** [PUSH-4] Dragged sideways by 80 % of its width, it closes, in either direction. */
export const DraggedAway: Story = {
  tags: ['!dev', '!autodocs'],
  ...shown(pushed),
  play: async (context) => {
    await dragged(-0.82)(context);
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  },
};

/** [PUSH-4] Dragged by less, it returns. */
export const DraggedALittle: Story = {
  tags: ['!dev', '!autodocs'],
  ...shown(pushed),
  play: async (context) => {
    await dragged(0.7)(context);
    await expect(screen.getByRole('status')).toHaveTextContent('Deposit confirmed');
    await expect(screen.getByRole('alertdialog').style.translate).toBe('');
  },
};

/** [PUSH-4] The keyboard reaches and closes it. */
export const Keyboard: Story = {
  tags: ['!dev', '!autodocs'],
  ...shown(pushed),
  play: async ({ userEvent }) => {
    await screen.findByRole('status');
    await userEvent.keyboard('{F6}');
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  },
};

/** [PUSH-4] The focus stays on the toasts until none is left, then returns to the page; F6 moves there and back. */
export const FocusGoesOn: Story = {
  tags: ['!dev', '!autodocs'],
  ...shown(...['Third', 'Second', 'First'].map((title) => ({ title, isPersistent: true }))),
  render: (args) => (
    <>
      <Button>Page</Button>
      <ToastRegion {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(titles()).toHaveLength(3));
    const page = canvas.getByRole('button', { name: 'Page' });
    page.focus();
    await userEvent.keyboard('{F6}');
    await expect(screen.getByRole('region', { name: /Announcements/ })).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await expect(page).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(titles()).toEqual(['Second', 'Third']));
    await expect(screen.getByRole('alertdialog', { name: 'Second' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: 'Third' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page).toHaveFocus());
  },
};

/** After closing with a pointer the focus is on the page again, and the timers of the others continue. */
export const ClosedByPointer: Story = {
  tags: ['!dev', '!autodocs'],
  ...shown({ title: 'Second', isPersistent: true }, { title: 'First', isPersistent: true }),
  render: (args) => (
    <>
      <Button>Page</Button>
      <ToastRegion {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(titles()).toHaveLength(2));
    const page = canvas.getByRole('button', { name: 'Page' });
    page.focus();
    await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0]!);
    await waitFor(() => expect(titles()).toEqual(['Second']));
    await waitFor(() => expect(page).toHaveFocus());
  },
};

/** On the smallest phone it is as wide as the screen minus margins. */
export const OnAPhone: Story = {
  ...shown({
    ...copied,
    title: 'A title that says so much that it does not find room in one line',
    description: 'Word'.repeat(40),
  }),
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async () => {
    const toast = await screen.findByRole('alertdialog');
    const { left, right } = toast.getBoundingClientRect();
    await expect([innerWidth, left, innerWidth - right].map(Math.round)).toEqual([320, 16, 16]);
    await expect(toast.scrollWidth).toBeLessThanOrEqual(toast.clientWidth);
  },
};

/** With reduced motion it appears and disappears without an animation. */
export const WithoutMotion: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { motion: 'reduced' },
  ...shown(pushed),
  play: async () => {
    await expect(longestMotion(await screen.findByRole('alertdialog'))).toBeLessThanOrEqual(1);
  },
};

/** Three long toasts leave most of a small window to the page: their strip scrolls. */
export const ManyOnAPhone: Story = {
  ...shown(
    ...['First', 'Second', 'Third'].map((title) => ({ ...pushed, title, description: 'What it means. '.repeat(12) })),
  ),
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async () => {
    const region = await screen.findByRole('region', { name: /Announcements/ });
    await waitFor(() => expect(titles()).toHaveLength(3));
    await expect(region.offsetHeight).toBeLessThanOrEqual(Math.ceil(innerHeight * 0.4));
    await expect(region.scrollHeight).toBeGreaterThan(region.clientHeight);
  },
};

/** Shown by pressing a button, as in an app. */
export const Shown: Story = {
  render: (args) => (
    <>
      <Button onPress={() => args.toasts.show(copied)}>Copy Address</Button>
      <ToastRegion {...args} />
    </>
  ),
};

export const LongText: Story = shown({
  title: 'A title that says so much that it does not find room in one line of a toast',
  description: 'TheSystemWillBeUpdatedToReflectYourPaymentOnceItHasBeenConfirmed'.repeat(2),
  isPersistent: true,
});

export const RightToLeft: Story = { ...shown({ ...copied, title: 'تم نسخ العنوان' }), globals: { locale: 'ar-AE' } };

/** One of each tone, above each other. */
export const Matrix: Story = {
  ...Tones,
  tags: ['vrt'],
  play: async () => {
    await waitFor(() => expect(titles()).toHaveLength(3));
  },
};
