import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { framed } from '../../docs/framed.ts';
import { MessageModal } from './MessageModal.tsx';

const meta = {
  component: MessageModal,
  parameters: framed(360),
  args: { isOpen: true, onOpenChange: fn(), children: 'network error' },
} satisfies Meta<typeof MessageModal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [MODAL-1] 'Got it!' has the focus, so that Enter is enough. */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Message' });
    await expect(dialog).toHaveAccessibleDescription('network error');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Got it!' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** [MODAL-1] Escape closes and the focus returns. */
export const OpensAndCloses: Story = {
  tags: ['!dev', '!autodocs'],
  render: function Render(args) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setIsOpen(true)}>Continue</Button>
        <MessageModal {...args} isOpen={isOpen} onOpenChange={setIsOpen} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Continue' });
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const WithTitle: Story = {
  args: {
    title: 'Payment',
    tone: 'positive',
    children: 'The system will be updated to reflect your payment once it has been confirmed!',
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: 'Payment' })).toBeVisible());
  },
};

const names =
  (kind: string): NonNullable<Story['play']> =>
  async () => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(within(dialog).getByRole('img', { name: kind })).toBeInTheDocument();
  };

/** [MODAL-2] */
export const Negative: Story = {
  args: { tone: 'negative', children: 'Something went wrong' },
  play: names('Error'),
};

export const Warning: Story = {
  args: { tone: 'warning', children: 'Wallet feature is not enabled yet on this account' },
  play: names('Warning'),
};

export const LongText: Story = {
  args: { children: 'We couldn’t find an account with this email. '.repeat(30) },
  play: async () => {
    const accept = await screen.findByRole('button', { name: 'Got it!' });
    await waitFor(() => expect(accept.getBoundingClientRect().bottom).toBeLessThan(innerHeight));
  },
};

export const RightToLeft: Story = {
  args: { children: 'حدث خطأ ما' },
  globals: { locale: 'ar-AE' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: 'رسالة' })).toBeVisible());
  },
};

/** Open, with a title and the icon of its tone. */
export const Matrix: Story = {
  tags: ['vrt'],
  args: {
    title: 'Payment',
    tone: 'positive',
    children: 'The system will be updated to reflect your payment once it has been confirmed!',
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Payment' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  },
};
