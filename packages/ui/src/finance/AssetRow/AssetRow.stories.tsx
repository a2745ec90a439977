import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Frame } from '../../test/Frame.tsx';
import { AssetRow } from './AssetRow.tsx';
import { AssetRowSkeleton } from './AssetRowSkeleton.tsx';

const course = Array.from({ length: 168 }, (_, hour) => 3318 - hour / 4 + 40 * Math.sin(hour / 9));

const meta = {
  component: AssetRow,
  args: {
    name: 'Ethereum',
    symbol: 'ETH',
    quantity: '0.612',
    valueCents: 203066,
    change24h: -0.63,
    href: '#assets/eth',
  },
  argTypes: { priceHistory: { control: false } },
  decorators: [
    (Story, { parameters }) => (
      <Frame width={parameters.width ?? 560}>
        <ul>
          <Story />
        </ul>
      </Frame>
    ),
  ],
} satisfies Meta<typeof AssetRow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [WALLET-8] Name, balance and value; the whole row is the target of the link. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('listitem');
    await expect(row).toHaveTextContent('Ethereum0.612 ETH$2,030.66');
    const link = canvas.getByRole('link', { name: 'Ethereum' });
    const { left, top } = row.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 400, top + 36)).toBe(link);
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

export const WithCourse: Story = { args: { priceHistory: course } };

/** [WALLET-8] A balance with more digits than a number can hold, and no value for a coin without a price. */
export const Amounts: Story = {
  render: (args) => (
    <>
      <AssetRow {...args} quantity="90071992547409.931234567890123456" valueCents={900719925474099312n} />
      <AssetRow {...args} name="Solana" symbol="SOL" quantity="0" valueCents={null} change24h={null} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^90,071,992,547,409\.931234567890123456 /)).toBeVisible();
  },
};

/** [WALLET-8] Coins of a test network show no value (W-30). */
export const WithoutValue: Story = {
  render: () => <AssetRow name="Ethereum" symbol="ETH" quantity="0.612" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent(/^(?:ETH)?Ethereum0\.612 ETH$/);
  },
};

/** [WALLET-8] The note belongs to the same item of the list. */
export const WithNote: Story = {
  args: { note: '0.25 ETH incoming. You can spend it once it’s confirmed.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent(/0\.25 ETH incoming/);
  },
};

export const Hidden: Story = {
  args: { isHidden: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('Amount hidden')).toHaveLength(2);
    await expect(canvasElement).not.toHaveTextContent('0.612');
    await expect(canvasElement).not.toHaveTextContent('2,030');
  },
};

/** As high as the loaded rows. */
export const Loading: Story = {
  render: (args) => (
    <>
      <AssetRow {...args} />
      <AssetRowSkeleton />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [row, waiting] = [...canvasElement.querySelectorAll('li')].map(
      (item) => item.firstElementChild?.clientHeight,
    );
    await expect(waiting).toBe(row);
  },
};

/** The symbol replaces an icon that fails to load. */
export const BrokenImage: Story = {
  args: { symbol: 'PEPE', imageUrl: 'data:image/png;base64,broken' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvasElement.querySelector('[data-letters=PEPE]')).toBeVisible();
  },
};

export const Impossible: Story = {
  tags: ['!dev', '!autodocs'],
  args: { quantity: 'NaN', valueCents: Number.NaN, change24h: Number.NaN, currency: '?', priceHistory: [Number.NaN] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText(/^---/)).toHaveLength(3);
    await expect(canvasElement).not.toHaveTextContent('NaN');
  },
};

/** Hover and focus styles apply to the whole row. */
export const States: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

export const LongText: Story = {
  args: { name: 'A coin with a long name '.repeat(416), symbol: 'AVERYLONGSYMBOL', quantity: '1'.repeat(40) },
  parameters: { width: 288 },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('listitem');
    await expect(row.scrollWidth).toBeLessThanOrEqual(288);
  },
};

export const RightToLeft: Story = { args: { name: 'إيثيريوم', priceHistory: course }, globals: { locale: 'ar-AE' } };

/** A Latin name that is too long ends in the ellipsis, at the start of the row. */
export const LatinNameInArabic: Story = {
  tags: ['!dev', '!autodocs'],
  args: { name: 'Tether USD · BNB Smart Chain', symbol: 'USDT' },
  parameters: { width: 240 },
  globals: { locale: 'ar-AE' },
  play: async ({ canvas }) => {
    const { direction, textAlign } = getComputedStyle(canvas.getByText(/^Tether/).closest('p')!);
    await expect({ direction, textAlign }).toEqual({ direction: 'ltr', textAlign: 'right' });
  },
};

export const Matrix: Story = {
  tags: ['vrt'],
  render: (args) => (
    <>
      <AssetRow {...args} priceHistory={course} />
      <AssetRow
        name="Tether USD · Ethereum"
        symbol="USDT"
        quantity="820.00"
        valueCents={82000}
        change24h={0.01}
        priceHistory={[1, 1.0004, 0.9999, 1.0001]}
      />
      <AssetRow name="Bitcoin" symbol="BTC" quantity="0.0037" valueCents={35625} change24h={1.42} isHidden />
      <AssetRow name="Solana" symbol="SOL" quantity="0" valueCents={0} change24h={null} priceHistory={[]} />
    </>
  ),
};
