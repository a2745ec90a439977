import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { framed } from '../../docs/framed.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { DialogTrigger } from '../Dialog/index.ts';
import { TextField } from '../TextField/TextField.tsx';
import { BottomSheet, type BottomSheetProps } from './BottomSheet.tsx';

const meta = {
  component: BottomSheet,
  parameters: framed(480),
  args: {
    children: (
      <Dialog title="Transfer Funds" footer={<Button>Transfer</Button>}>
        <TextField label="Amount" inputMode="decimal" />
      </Dialog>
    ),
  },
  argTypes: { children: { control: false } },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  render: (args: BottomSheetProps) => (
    <DialogTrigger>
      <Button tone="neutral" appearance="soft">
        Transfer Funds
      </Button>
      <BottomSheet {...args} />
    </DialogTrigger>
  ),
} satisfies Meta<typeof BottomSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Transfer Funds' }));
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Transfer Funds' })).toBeVisible());
};

const sheet = () => screen.getByRole('dialog').parentElement as HTMLElement;
const handle = () => sheet().querySelector<HTMLElement>(':scope > [aria-hidden="true"]');
const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Drags the handle down by a fraction of the sheet's height and releases it. */
const drag =
  (share: number): NonNullable<Story['play']> =>
  async ({ userEvent }) => {
    const dragged = handle() ?? sheet();
    const endPoint = { x: 160, y: 100 + share * sheet().offsetHeight };
    await userEvent.pointer([
      { target: dragged, keys: '[MouseLeft>]', coords: { x: 160, y: 100 } },
      { target: dragged, coords: endPoint },
    ]);
    await expect(Number.parseFloat(sheet().style.translate.split(' ')[1] ?? '')).toBeCloseTo(endPoint.y - 100, 0);
    await userEvent.pointer([{ keys: '[/MouseLeft]', target: dragged, coords: endPoint }]);
  };

/** [MODAL-1] Escape closes it and returns the focus. */
export const Default: Story = {
  play: async (context) => {
    await open(context);
    await expect(sheet()).toContainElement(document.activeElement as HTMLElement);
    await context.userEvent.keyboard('{Escape}');
    await expectClosed();
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Transfer Funds' })).toHaveFocus());
  },
};

/** On a phone it is as wide as the screen, whatever its size; on wider screens it is a modal of that size. */
export const Sizes: Story = {
  args: { size: 'trade', isOpen: true },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const Detail: Story = {
  ...Sizes,
  args: { size: 'detail', isOpen: true },
};

/** Dragged far enough, it closes. */
export const DraggedAway: Story = {
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    await open(context);
    await drag(0.5)(context);
    await expectClosed();
  },
};

/** Released earlier, it returns; it cannot be dragged up. */
export const DraggedALittle: Story = {
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    await open(context);
    await drag(0.2)(context);
    await expect(screen.getByRole('dialog')).toBeVisible();
    await expect(sheet().style.translate).toBe('');
  },
};

/** A sheet that is not dismissable cannot be dragged. */
export const NotDismissable: Story = {
  tags: ['!dev', '!autodocs'],
  args: { isDismissable: false },
  play: async (context) => {
    await open(context);
    await expect(handle()).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    children: (
      <Dialog
        title="A title that is so long that it needs a second line to be read in full"
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

/** Open, with its handle. */
export const Matrix: Story = { tags: ['vrt'], play: open };

/** Open from the start. */
export const Open: Story = { args: { isOpen: true } };
