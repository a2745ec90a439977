import { AMOUNT_WORDS } from '@keel/wallet';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FixedTransfer } from './FixedTransfer.tsx';

const meta = {
  title: 'Flows/Pay/Set by the deposit',
  component: FixedTransfer,
  args: {
    draft: {
      to: '0x52908400098527886E0F7030069857D2E4169EE7',
      asset: 'ETH',
      amount: '0.65432100',
      all: false,
      speed: 'normal',
    },
    errors: { to: null, amount: null },
    balance: 'You have 2 ETH',
  },
} satisfies Meta<typeof FixedTransfer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/0\.654321/)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const TooLittle: Story = {
  args: { errors: { to: null, amount: AMOUNT_WORDS.aboveBalance }, balance: 'You have 0.1 ETH' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This is more than the wallet holds.')).toBeVisible();
  },
};
