import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Frame } from '../../test/Frame.tsx';
import { BtcEquivalent } from './BtcEquivalent.tsx';

const meta = {
  component: BtcEquivalent,
  args: { btc: 0.129451, rate: 96412.18, asOf: new Date(2026, 10, 20, 10, 24) },
} satisfies Meta<typeof BtcEquivalent>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [DASH-1] Six decimals. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('≈ 0.129451 BTC')).toBeVisible();
    await expect(canvas.getByText('$96,412.18')).toBeVisible();
    await expect(canvasElement).toHaveTextContent('at $96,412.18, 10:24');
    await expect(canvas.getByText(/^10:24\sAM$/)).toBeVisible();
  },
};

export const Currency: Story = {
  args: { currency: 'EUR' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toContain('€');
  },
};

/** [DASH-1] Until a price is known. */
export const Unknown: Story = {
  args: { btc: null, rate: null, asOf: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('≈ 0.0000 BTC')).toBeVisible();
  },
};

export const Impossible: Story = {
  tags: ['!dev', '!autodocs'],
  args: { btc: Number.NaN, rate: Number.NaN, asOf: 'yesterday' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('≈ --- BTC')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('NaN');
  },
};

export const Hidden: Story = {
  args: { isHidden: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Amount hidden')).toBeInTheDocument();
    await expect(canvasElement).not.toHaveTextContent('0.129451');
  },
};

export const LongText: Story = {
  args: { btc: 20999999.123456, rate: 1234567890.12 },
  render: (args) => (
    <Frame>
      <BtcEquivalent {...args} />
    </Frame>
  ),
};

export const RightToLeft: Story = { globals: { locale: 'ar-AE' } };

/** Known, unknown, invalid, hidden. */
export const Matrix: Story = {
  tags: ['vrt'],
  render: (args) => (
    <Stack>
      <BtcEquivalent {...args} />
      <BtcEquivalent btc={null} rate={null} asOf={null} />
      <BtcEquivalent btc={Number.NaN} rate={Number.NaN} asOf="yesterday" />
      <BtcEquivalent {...args} isHidden />
    </Stack>
  ),
};
