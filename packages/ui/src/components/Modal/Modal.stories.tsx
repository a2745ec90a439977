import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { longestMotion } from '../../test/motion.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { DialogTrigger } from '../Dialog/index.ts';
import { Select } from '../Select/Select.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { createToasts, ToastRegion } from '../Toast/index.ts';
import { Modal, type ModalProps } from './Modal.tsx';
import { openLayer } from './useOpenLayer.ts';

const meta = {
  component: Modal,
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

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Default: Story = { play: open };

export const Trade: Story = { args: { size: 'trade', isOpen: true } };

/** [MODAL-1] Escape closes; the focus goes back to the button. */
export const Escape: Story = {
  play: async (context) => {
    await open(context);
    await context.userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Transfer Funds' })).toHaveFocus());
  },
};

/** [MODAL-1] A press outside closes. */
export const PressOutside: Story = {
  play: async (context) => {
    await open(context);
    await context.userEvent.pointer({ target: document.body, keys: '[MouseLeft]', coords: { x: 4, y: 4 } });
    await gone();
  },
};

export const NotDismissable: Story = {
  args: { isDismissable: false },
  play: async (context) => {
    await open(context);
    await context.userEvent.pointer({ target: document.body, keys: '[MouseLeft]', coords: { x: 4, y: 4 } });
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

/** [MODAL-1] Tab goes round inside. */
export const FocusStaysInside: Story = {
  play: async (context) => {
    await open(context);
    const dialog = screen.getByRole('dialog');
    for (const _ of Array.from({ length: 5 })) {
      await context.userEvent.tab();
      await expect(dialog.contains(document.activeElement)).toBe(true);
    }
  },
};

/** [MODAL-1] The page behind does not scroll and is hidden from assistive technology, and comes back as it was. */
export const PageRests: Story = {
  play: async (context) => {
    const behind = context.canvasElement.closest('body > *');
    await open(context);
    const { documentElement: page } = document;
    await waitFor(() => expect(behind).toHaveAttribute('aria-hidden', 'true'));
    await waitFor(() => expect(getComputedStyle(page).overflowY).toBe('hidden'));
    await context.userEvent.keyboard('{Escape}');
    await gone();
    await expect(behind).not.toHaveAttribute('aria-hidden');
    await waitFor(() => expect(getComputedStyle(page).overflowY).toBe('visible'));
  },
};

const slowLine = { open: () => {} };

/** Stands for a slow line: what draws an open modal comes when `slowLine.open` is called. */
const onASlowLine: NonNullable<Story['beforeEach']> = () => {
  const own = { ...openLayer };
  const opened = new Promise<void>((resolve) => {
    slowLine.open = resolve;
  });
  const load: typeof own.load = async () => {
    await opened;
    return own.load();
  };
  Object.assign(openLayer, { load, loaded: null });
  return () => void Object.assign(openLayer, own);
};

/** [MODAL-1] Pressed before a slow line has brought it, it opens as soon as it is there, with the focus inside. */
export const OnASlowLine: Story = {
  beforeEach: onASlowLine,
  play: async (context) => {
    const button = context.canvas.getByRole('button', { name: 'Transfer Funds' });
    await context.userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(screen.queryByRole('dialog')).toBeNull();
    slowLine.open();
    const dialog = await screen.findByRole('dialog', { name: 'Transfer Funds' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await context.userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** [MODAL-1] Closed again before a slow line has brought it, it does not come after all, and opens with the next press. */
export const ClosedOnASlowLine: Story = {
  beforeEach: onASlowLine,
  // What may take its time to leave is not gone at once.
  args: { onExit: () => {} },
  play: async (context) => {
    const button = context.canvas.getByRole('button', { name: 'Transfer Funds' });
    await context.userEvent.click(button);
    await context.userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    slowLine.open();
    await waitFor(() => expect(openLayer.loaded).not.toBeNull());
    await expect(screen.queryByRole('dialog')).toBeNull();
    await open(context);
  },
};

const toasts = createToasts();

/** [MODAL-1] A list opens from it and a toast stands over it, and each closes alone. */
export const WithOthersOver: Story = {
  args: {
    children: (
      <Dialog
        title="Transfer Funds"
        footer={<Button onPress={() => toasts.show({ title: 'Copied', stays: true })}>Copy</Button>}
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
    // By role: what is hidden from assistive technology is not found.
    const toast = await screen.findByRole('alertdialog', { name: 'Copied' });
    await expect(screen.getByRole('dialog', { name: 'Transfer Funds' })).toBeVisible();
    await userEvent.click(within(toast).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(screen.getByRole('dialog', { name: 'Transfer Funds' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await gone();
  },
};

/** Over a part of the page with a theme of its own, the modal wears that theme. */
export const InAnotherTheme: Story = {
  decorators: [
    (Story) => (
      <div data-theme="black" style={{ padding: 24, backgroundColor: 'var(--ui-color-bg-canvas)' }}>
        <Story />
      </div>
    ),
  ],
  play: async (context) => {
    await open(context);
    await expect(screen.getByRole('dialog').closest('[data-theme]')).toHaveAttribute('data-theme', 'black');
  },
};

export const Sizes: Story = {
  args: { size: 'detail' },
  play: async (context) => {
    await open(context);
    await expect(screen.getByRole('dialog').parentElement?.offsetWidth).toBe(640);
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

/** The stories run for a reader who asks for less motion: neither the modal nor the ground moves. */
export const WithoutMotion: Story = {
  play: async (context) => {
    await open(context);
    const sheet = screen.getByRole('dialog').parentElement as HTMLElement;
    await expect(longestMotion(sheet)).toBeLessThanOrEqual(1);
    await expect(longestMotion(sheet.parentElement as HTMLElement)).toBeLessThanOrEqual(1);
  },
};

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
