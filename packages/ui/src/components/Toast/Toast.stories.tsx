import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ToastRegion } from './Toast.tsx';
import { createToasts, type ToastContent } from './toasts.ts';

const copied: ToastContent = { title: 'Address copied to clipboard!', tone: 'positive', stays: true };

const meta = {
  component: ToastRegion,
  title: 'components/Toast',
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

/** Announced without cutting off what is being read; closed by its cross. */
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
  ...shown(...['First', 'Second', 'Third', 'Fourth'].map((title) => ({ title, stays: true }))),
  play: async ({ userEvent }) => {
    await waitFor(() => expect(titles()).toEqual(['Fourth', 'Third', 'Second']));
    await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0]!);
    await waitFor(() => expect(titles()).toEqual(['Third', 'Second', 'First']));
  },
};

/** From a press of a button, as an app does it. */
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
  stays: true,
});

export const RightToLeft: Story = { ...shown({ ...copied, title: 'تم نسخ العنوان' }), globals: { locale: 'ar-AE' } };
