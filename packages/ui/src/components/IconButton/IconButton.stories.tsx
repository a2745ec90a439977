import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Row } from '../../test/Matrix.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { DialogTrigger } from '../Dialog/index.ts';
import { ArrowStartIcon, BellIcon, CopyIcon, EyeIcon } from '../Icon/icons.ts';
import { Modal } from '../Modal/Modal.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  component: IconButton,
  args: { label: 'Hide amounts', icon: <EyeIcon />, onPress: fn() },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide amounts' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Tones: Story = {
  render: (args) => (
    <Row>
      {(['accent', 'neutral', 'positive', 'negative'] as const).map((tone) => (
        <IconButton {...args} key={tone} tone={tone} appearance="soft" label={tone} />
      ))}
    </Row>
  ),
};

export const Appearances: Story = {
  render: (args) => (
    <Row>
      {(['solid', 'soft', 'outline', 'ghost'] as const).map((appearance) => (
        <IconButton {...args} key={appearance} appearance={appearance} label={appearance} icon={<BellIcon />} />
      ))}
    </Row>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Row>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <IconButton {...args} key={size} size={size} appearance="outline" label={size} />
      ))}
    </Row>
  ),
  play: async ({ canvas }) => {
    const sides = canvas.getAllByRole('button').map((button) => [button.offsetWidth, button.offsetHeight]);
    await expect(sides).toEqual([
      [32, 32],
      [40, 40],
      [48, 48],
    ]);
  },
};

export const States: Story = {
  render: (args) => (
    <Row>
      <IconButton {...args} label="Copy, running" icon={<CopyIcon />} isPending />
      <IconButton {...args} label="Copy, not possible" icon={<CopyIcon />} isDisabled />
    </Row>
  ),
};

/** `slot="close"` closes the dialog around it; `excludeFromTabOrder` is for a button whose action has a key of its own. */
export const InADialog: Story = {
  tags: ['!dev', '!autodocs'],
  args: { label: 'Close', excludeFromTabOrder: true, slot: 'close' },
  render: (args) => (
    <DialogTrigger defaultOpen>
      <IconButton icon={<BellIcon />} label="Notifications" />
      <Modal>
        <Dialog title="Notifications" hasClose={false}>
          None yet. <IconButton {...args} />
        </Dialog>
      </Modal>
    </DialogTrigger>
  ),
  play: async ({ args, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    const close = await page.findByRole('button', { name: 'Close' });
    await expect(close).toHaveAttribute('tabindex', '-1');
    await userEvent.click(close);
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

/** The label is not painted, so its length does not matter. */
export const LongText: Story = { args: { label: 'Hide every amount on every screen until I show them again' } };

export const RightToLeft: Story = {
  args: { label: 'رجوع', icon: <ArrowStartIcon /> },
  globals: { locale: 'ar-AE' },
};

/** Every tone in every appearance, pending and disabled. */
export const Matrix: Story = {
  tags: ['vrt'],
  render: (args) => (
    <Stack>
      {(['accent', 'neutral', 'positive', 'negative'] as const).map((tone) => (
        <Row key={tone}>
          {(['solid', 'soft', 'outline', 'ghost'] as const).map((appearance) => (
            <IconButton {...args} key={appearance} tone={tone} appearance={appearance} label={appearance} />
          ))}
          <IconButton {...args} tone={tone} appearance="soft" isPending />
          <IconButton {...args} tone={tone} appearance="soft" isDisabled />
        </Row>
      ))}
    </Stack>
  ),
};
