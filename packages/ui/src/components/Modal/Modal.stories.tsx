import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { framed } from '../../docs/framed.ts';
import { longestMotion } from '../../test/motion.ts';
import { openedBy } from '../../test/Opened.tsx';
import { whenDialogIsRefocused } from '../../test/whenDialogIsRefocused.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { DialogTrigger } from '../Dialog/index.ts';
import { Select } from '../Select/Select.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { createToasts, ToastRegion } from '../Toast/index.ts';
import { Modal, type ModalProps } from './Modal.tsx';

const meta = {
  component: Modal,
  parameters: framed(420),
  args: {
    children: (
      <Dialog title="Transfer Funds" footer={<Button>Transfer</Button>}>
        <TextField label="Amount" inputMode="decimal" />
      </Dialog>
    ),
  },
  argTypes: { children: { control: false } },
  render: (args: ModalProps) => (
    <DialogTrigger>
      <Button tone="neutral" appearance="soft">
        Transfer Funds
      </Button>
      <Modal {...args} />
    </DialogTrigger>
  ),
} satisfies Meta<typeof Modal>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Transfer Funds' }));
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Transfer Funds' })).toBeVisible());
};

const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Default: Story = { play: open };

export const Trade: Story = { args: { size: 'trade', isOpen: true } };

/** [MODAL-1] Escape closes it and returns the focus to the button. */
export const Escape: Story = {
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    await open(context);
    await context.userEvent.keyboard('{Escape}');
    await expectClosed();
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Transfer Funds' })).toHaveFocus());
  },
};

/** [MODAL-1] Pressing outside closes it. */
export const PressOutside: Story = {
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    await open(context);
    await context.userEvent.pointer({ target: document.body, keys: '[MouseLeft]', coords: { x: 4, y: 4 } });
    await expectClosed();
  },
};

export const NotDismissable: Story = {
  tags: ['!dev', '!autodocs'],
  args: { isDismissable: false },
  play: async (context) => {
    await open(context);
    await context.userEvent.pointer({ target: document.body, keys: '[MouseLeft]', coords: { x: 4, y: 4 } });
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

/** [MODAL-1] Tab moves between the controls inside only. */
export const FocusStaysInside: Story = {
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    await open(context);
    const dialog = screen.getByRole('dialog');
    for (const _ of Array.from({ length: 5 })) {
      await context.userEvent.tab();
      await expect(dialog.contains(document.activeElement)).toBe(true);
    }
  },
};

/** [MODAL-1] The page behind does not scroll and is inert, and is restored afterwards (U-9). */
export const PageRests: Story = {
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const pageRoot = context.canvasElement.closest('body > *');
    await open(context);
    const { documentElement: page } = document;
    await waitFor(() => expect(pageRoot).toHaveAttribute('inert'));
    await waitFor(() => expect(getComputedStyle(page).overflowY).toBe('hidden'));
    await context.userEvent.keyboard('{Escape}');
    await expectClosed();
    await expect(pageRoot).not.toHaveAttribute('inert');
    await waitFor(() => expect(getComputedStyle(page).overflowY).toBe('visible'));
  },
};

/** A press opens it immediately, since no code is loaded first. */
export const AnswersAtOnce: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Transfer Funds' }));
    const dialog = screen.getByRole('dialog', { name: 'Transfer Funds' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  },
};

/**
 * [MODAL-1] A modal over another one: Escape closes only the upper one, and the focus returns to the button that opened it.
 */
export const OverAnother: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    children: (
      <Dialog title="Transfer Funds">
        <DialogTrigger>
          <Button>Terms</Button>
          <Modal>
            <Dialog title="Terms">One line of them.</Dialog>
          </Modal>
        </DialogTrigger>
      </Dialog>
    ),
  },
  play: async (context) => {
    const { userEvent } = context;
    const refocused = whenDialogIsRefocused();
    await open(context);
    await refocused;
    const terms = screen.getByRole('button', { name: 'Terms' });
    await userEvent.click(terms);
    await screen.findByRole('dialog', { name: 'Terms' });
    await expect(terms.closest('[inert]')).not.toBeNull();
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('dialog', { name: 'Terms' }).contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Terms' })).toBeNull());
    await expect(terms.closest('[inert]')).toBeNull();
    await waitFor(() => expect(terms).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Transfer Funds' })).toHaveFocus());
  },
};

/**
 * [MODAL-1] A dialog replaces another one, which then opens again, e.g. a review after a proof of identity. When it
 * closes, the focus returns to the button on the page, although the dialog from which it was opened is gone.
 */
export const ReplacedAndReopened: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => <Replaceable {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Prove' }));
    await screen.findByRole('button', { name: 'Send' });
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Withdraw' })).toHaveFocus());
  },
};

function Replaceable(args: ModalProps) {
  const [shown, setShown] = useState<'review' | 'proof' | null>(null);
  return (
    <>
      <Button onPress={() => setShown('review')}>Withdraw</Button>
      <Modal {...args} isOpen={shown === 'review'} onOpenChange={() => setShown(null)}>
        <Dialog title="Review" footer={<Button onPress={() => setShown('proof')}>Send</Button>}>
          $400.00
        </Dialog>
      </Modal>
      {shown === 'proof' && (
        <Modal {...args} isOpen onOpenChange={() => setShown(null)}>
          <Dialog title="Is it you?" footer={<Button onPress={() => setShown('review')}>Prove</Button>}>
            Confirm with your passkey.
          </Dialog>
        </Modal>
      )}
    </>
  );
}

/** [MODAL-1] Closing releases the page immediately; the closing animation does not block it. */
export const LeavesAtOnce: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { motion: 'full' },
  play: async (context) => {
    const pageRoot = context.canvasElement.closest('body > *');
    await open(context);
    await waitFor(() => expect(pageRoot).toHaveAttribute('inert'));
    const overlay = screen.getByRole('dialog').parentElement?.parentElement as HTMLElement;
    await context.userEvent.keyboard('{Escape}');
    await expect(pageRoot).not.toHaveAttribute('inert');
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('visible');
    if (overlay.isConnected) await expect(getComputedStyle(overlay).pointerEvents).toBe('none');
    await expectClosed();
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Transfer Funds' })).toHaveFocus());
  },
};

const toasts = createToasts();

/** Opened again while it is still closing, it takes the focus again. */
export const ReopenedAtOnce: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { motion: 'full' },
  play: async (context) => {
    const refocused = whenDialogIsRefocused();
    await open(context);
    await refocused;
    const closing = screen.getByRole('dialog');
    await context.userEvent.keyboard('{Escape}');
    // The animation does not end by itself, since a test machine can be slow.
    for (const animation of document.getAnimations()) animation.pause();
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Transfer Funds' }));
    const dialog = await screen.findByRole('dialog', { name: 'Transfer Funds' });
    await expect(dialog).toBe(closing);
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await context.userEvent.keyboard('{Escape}');
    await expectClosed();
  },
};

/** [MODAL-1] A list opens from it and a toast is shown above it; each closes separately. */
export const WithOthersOver: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    children: (
      <Dialog
        title="Transfer Funds"
        footer={<Button onPress={() => toasts.show({ title: 'Copied', isPersistent: true })}>Copy</Button>}
      >
        <Select label="Coin" options={['Bitcoin', 'Solana'].map((label) => ({ value: label, label }))} />
      </Dialog>
    ),
  },
  render: (args: ModalProps) => (
    <>
      <DialogTrigger>
        <Button>Transfer Funds</Button>
        <Modal {...args} />
      </DialogTrigger>
      <ToastRegion toasts={toasts} />
    </>
  ),
  play: async (context) => {
    const { userEvent } = context;
    await open(context);
    const coin = screen.getByRole('button', { name: /Coin/ });
    await userEvent.click(coin);
    await userEvent.click(await screen.findByRole('option', { name: 'Solana' }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(coin).toHaveFocus());
    await expect(coin).toHaveTextContent('Solana');
    await userEvent.click(coin);
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
    // By role: elements hidden from assistive technology are not found.
    const toast = await screen.findByRole('alertdialog', { name: 'Copied' });
    await expect(screen.getByRole('dialog', { name: 'Transfer Funds' })).toBeVisible();
    await userEvent.click(within(toast).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(screen.getByRole('dialog', { name: 'Transfer Funds' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expectClosed();
  },
};

/** Opened from a part of the page with its own theme, the modal has that theme. */
export const InAnotherTheme: Story = {
  decorators: [
    openedBy('button'),
    (Story) => (
      <div data-theme="black" style={{ padding: 24, backgroundColor: 'var(--ui-color-bg-canvas)' }}>
        <Story />
      </div>
    ),
  ],
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Transfer Funds' });
    await expect(dialog.closest('[data-theme]')).toHaveAttribute('data-theme', 'black');
  },
};

export const Sizes: Story = {
  args: { size: 'detail', isOpen: true },
  play: async () => {
    await expect(screen.getByRole('dialog').parentElement?.offsetWidth).toBe(640);
  },
};

const AT_THE_SIDE = { placement: 'side' } as const;

/** [MODAL-3] A sheet at the inline end, as high as the window, over a page that is not dimmed; Escape returns the focus. */
export const Side: Story = {
  args: AT_THE_SIDE,
  play: async (context) => {
    await open(context);
    const sheet = screen.getByRole('dialog').parentElement as HTMLElement;
    await waitFor(() => expect(Math.round(sheet.getBoundingClientRect().right)).toBe(innerWidth));
    await expect([sheet.offsetWidth, sheet.offsetHeight]).toEqual([440, innerHeight]);
    await expect(getComputedStyle(sheet.parentElement as HTMLElement).backgroundColor).toBe('rgba(0, 0, 0, 0)');
    await context.userEvent.keyboard('{Escape}');
    await expectClosed();
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Transfer Funds' })).toHaveFocus());
  },
};

/** [MODAL-3] In right-to-left text it is at the left. */
export const SideRightToLeft: Story = {
  args: { ...AT_THE_SIDE, isOpen: true, children: <Dialog title="تحويل الأموال">المبلغ</Dialog> },
  globals: { locale: 'ar-AE' },
  play: async () => {
    const sheet = (await screen.findByRole('dialog')).parentElement as HTMLElement;
    await waitFor(() => expect(Math.round(sheet.getBoundingClientRect().left)).toBe(0));
  },
};

/** [MODAL-3] On a phone it is a sheet at the bottom. */
export const SideOnAPhone: Story = {
  args: AT_THE_SIDE,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async (context) => {
    await open(context);
    const sheet = screen.getByRole('dialog').parentElement as HTMLElement;
    await waitFor(() => expect(Math.round(sheet.getBoundingClientRect().bottom)).toBe(innerHeight));
    await expect(sheet.offsetWidth).toBe(innerWidth);
    await expect(sheet.offsetHeight).toBeLessThan(innerHeight);
  },
};

/** On the smallest phone it is a sheet at the bottom, as wide as the screen. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async (context) => {
    await open(context);
    const sheet = screen.getByRole('dialog').parentElement as HTMLElement;
    await waitFor(() => expect(Math.round(sheet.getBoundingClientRect().bottom)).toBe(innerHeight));
    await expect([innerWidth, sheet.offsetWidth]).toEqual([320, 320]);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

/** With reduced motion neither the modal nor the backdrop is animated. */
export const WithoutMotion: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { motion: 'reduced' },
  play: async (context) => {
    await open(context);
    const sheet = screen.getByRole('dialog').parentElement as HTMLElement;
    await expect(longestMotion(sheet)).toBeLessThanOrEqual(1);
    await expect(longestMotion(sheet.parentElement as HTMLElement)).toBeLessThanOrEqual(1);
  },
};

/** [MODAL-3] Neither is the sheet at the side. */
export const SideWithoutMotion: Story = { ...WithoutMotion, args: AT_THE_SIDE };

export const LongText: Story = {
  args: {
    children: (
      <Dialog
        title="A title that is so long that it needs a second line to be read in full on any phone"
        footer={<Button>Accept</Button>}
      >
        {Array.from({ length: 40 }, (_, line) => (
          <p key={line}>A line of the terms that goes on for a while.</p>
        ))}
      </Dialog>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Transfer Funds' }));
    const accept = await screen.findByRole('button', { name: 'Accept' });
    await waitFor(() => expect(accept.getBoundingClientRect().bottom).toBeLessThan(innerHeight));
  },
};

export const RightToLeft: Story = {
  args: { children: <Dialog title="تحويل الأموال">المبلغ</Dialog> },
  globals: { locale: 'ar-AE' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Transfer Funds' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'إغلاق' })).toBeVisible());
  },
};

/** Open, over the page. */
export const Matrix: Story = {
  tags: ['vrt'],
  play: open,
};

/** Open from the start. */
export const Open: Story = { args: { isOpen: true } };
