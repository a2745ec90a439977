import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Frame } from '../../test/Frame.tsx';
import { Row } from '../../test/Matrix.tsx';
import { CoinBalance } from './CoinBalance.tsx';

const meta = { component: CoinBalance, args: { quantity: '998.499966612856', symbol: 'ETH' } } satisfies Meta<
  typeof CoinBalance
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('998.499966612856 ETH');
  },
};

/** The symbol stays: it is no secret which coin it is. */
export const Hidden: Story = {
  args: { isHidden: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('998');
    await expect(canvas.getByText('Amount hidden')).toBeInTheDocument();
  },
};

/** As high as the loaded amount. */
export const Loading: Story = {
  render: (args) => (
    <>
      <div data-testid="loading">
        <CoinBalance {...args} quantity={null} isLoading />
      </div>
      <div data-testid="loaded">
        <CoinBalance {...args} />
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('loading').offsetHeight).toBe(canvas.getByTestId('loaded').offsetHeight);
  },
};

export const Impossible: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <Row>
      <CoinBalance {...args} quantity={null} />
      <CoinBalance {...args} quantity="much" />
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('---')).toHaveLength(2);
  },
};

/** Wrapped, never cut off. */
export const LongText: Story = {
  args: { quantity: '123456789012345678.123456789012345678' },
  render: (args) => (
    <Frame width={288}>
      <CoinBalance {...args} />
    </Frame>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Spanish: Story = { globals: { locale: 'es-ES' } };

export const RightToLeft: Story = { globals: { locale: 'ar-AE' } };

/** Shown, hidden, unknown and loading. */
export const Matrix: Story = {
  tags: ['vrt'],
  render: (args) => (
    <Stack>
      <CoinBalance {...args} />
      <CoinBalance {...args} isHidden />
      <CoinBalance {...args} quantity={null} />
      <CoinBalance {...args} quantity={null} isLoading />
    </Stack>
  ),
};
