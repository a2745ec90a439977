import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { DialogTrigger } from '../../components/Dialog/index.ts';
import { framed } from '../../docs/framed.ts';
import { SendReceiveModal } from './SendReceiveModal.tsx';

const meta = {
  component: SendReceiveModal,
  parameters: framed(420),
  args: { product: 'Keel', onSend: fn(), onReceive: fn(), onOpenChange: fn() },
} satisfies Meta<typeof SendReceiveModal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [MODAL-1] Closed at first; both options by press and by key; Escape closes it and returns the focus. */
export const Default: Story = {
  render: (args) => (
    <DialogTrigger>
      <Button tone="neutral" appearance="outline" size="sm">
        Send / Receive
      </Button>
      <SendReceiveModal {...args} />
    </DialogTrigger>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await expect(screen.queryByRole('dialog')).toBeNull();
    const opener = canvas.getByRole('button', { name: 'Send / Receive' });
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Send and Receive crypto on Keel' })).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: /^Send To/ }));
    await expect(args.onSend).toHaveBeenCalledOnce();
    screen.getByRole('button', { name: /^Receive To/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onReceive).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Open: Story = {
  args: { isOpen: true },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await expect(screen.getByRole('button', { name: /^Send To/ })).toBeVisible();
  },
};

/** Each state as React Aria marks it. */
export const States: Story = {
  args: { isOpen: true },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    screen.getByRole('button', { name: /^Send To/ }).dataset.hovered = 'true';
    screen.getByRole('button', { name: /^Receive To/ }).dataset.focusVisible = 'true';
  },
};

export const LongText: Story = {
  args: { isOpen: true, product: 'Rosenthal'.repeat(1111) },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    const dialog = screen.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

export const RightToLeft: Story = {
  args: { isOpen: true },
  globals: { locale: 'ar-AE' },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'إرسال العملات المشفرة واستلامها على Keel' })).toBeVisible(),
    );
    await expect(screen.getByRole('button', { name: /^إرسال / })).toBeVisible();
  },
};

/** In any language; the story Open tests the texts. */
export const Matrix: Story = {
  tags: ['vrt'],
  args: { isOpen: true },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};
