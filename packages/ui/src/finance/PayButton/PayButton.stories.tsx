import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Frame } from '../../test/Frame.tsx';
import { Matrix as Combinations } from '../../test/Matrix.tsx';
import { showStates } from '../../test/shownStates.ts';
import { PayButton } from './PayButton.tsx';

const meta = {
  component: PayButton,
  args: { isPaid: false, onPaidChange: fn(), isFullWidth: true },
  argTypes: { size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] }, ref: { control: false } },
  decorators: [
    (Story) => (
      <Frame width={340}>
        <Story />
      </Frame>
    ),
  ],
} satisfies Meta<typeof PayButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [PAY-2] [HONEST-3] It turns green and shows 'Paid', says that it waits for confirmation, and can be taken back. */
export const Default: Story = {
  render: function Render(args) {
    const [isPaid, setPaid] = useState(args.isPaid);
    return (
      <PayButton
        {...args}
        isPaid={isPaid}
        onPaidChange={(next) => {
          args.onPaidChange(next);
          setPaid(next);
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Pay Now' });
    const before = getComputedStyle(button).backgroundColor;
    await userEvent.click(button);
    await expect(args.onPaidChange).toHaveBeenLastCalledWith(true);
    await expect(button).toHaveAccessibleName('Paid');
    await expect(button).toHaveAccessibleDescription(/Waiting for confirmation/);
    await expect(canvas.getByRole('status')).toHaveTextContent('Waiting for confirmation');
    await waitFor(() => expect(getComputedStyle(button).backgroundColor).not.toBe(before));
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPaidChange).toHaveBeenLastCalledWith(false);
    await expect(button).toHaveAccessibleName('Pay Now');
  },
};

/** [PAY-2] */
export const Paid: Story = { args: { isPaid: true } };

export const Pending: Story = {
  args: { isPending: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pay Now Working' }));
    await expect(args.onPaidChange).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};

export const Sizes: Story = {
  render: (args) => (
    <>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <PayButton {...args} key={size} size={size} isFullWidth={false} />
      ))}
    </>
  ),
};

export const States: Story = {
  beforeEach: showStates,
  render: (args) => (
    <Combinations rows={['unPaid', 'Paid']} columns={['data-hovered', 'data-pressed', 'data-focus-visible']}>
      {(paid, state) => (
        <div ref={(cell) => cell?.querySelector('button')?.setAttribute(state, 'true')}>
          <PayButton {...args} isFullWidth={false} isPaid={paid === 'Paid'} />
        </div>
      )}
    </Combinations>
  ),
};

export const LongText: Story = {
  args: { isPaid: true },
  globals: { locale: 'es-ES' },
  render: (args) => (
    <Frame width={140}>
      <PayButton {...args} />
    </Frame>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = { args: { isPaid: true }, globals: { locale: 'ar-AE' } };

export const Matrix: Story = {
  tags: ['vrt'],
  render: (args) => (
    <Combinations rows={['unPaid', 'Paid']} columns={['still', 'working']}>
      {(paid, state) => (
        <Frame width={240}>
          <PayButton {...args} isPaid={paid === 'Paid'} isPending={state === 'working'} />
        </Frame>
      )}
    </Combinations>
  ),
};
