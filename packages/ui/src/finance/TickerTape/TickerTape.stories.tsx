import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn } from 'storybook/test';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Frame } from '../../test/Frame.tsx';
import { TickerTape } from './TickerTape.tsx';

const meta = {
  component: TickerTape,
  args: {
    label: 'Coin prices',
    coins: [
      { id: 'bitcoin', symbol: 'BTC', price: 96412.18, change24h: 1.42 },
      { id: 'ethereum', symbol: 'ETH', price: 3318.07, change24h: -0.63 },
      { id: 'tether', symbol: 'USDT', price: 1, change24h: 0 },
      { id: 'solana', symbol: 'SOL', price: 214.55, change24h: 3.08 },
      { id: 'bnb', symbol: 'BNB', price: 702.31, change24h: 0.55 },
      { id: 'xrp', symbol: 'XRP', price: 2.19, change24h: -1.91 },
      { id: 'dogecoin', symbol: 'DOGE', price: 0.37, change24h: 2.2 },
    ],
    source: <Badge shape="tag">Simulated prices</Badge>,
  },
  argTypes: { source: { control: false } },
} satisfies Meta<typeof TickerTape>;

export default meta;
type Story = StoryObj<typeof meta>;

const playStates = (canvasElement: HTMLElement) =>
  canvasElement
    .getAnimations({ subtree: true })
    .filter((animation) => animation instanceof CSSAnimation)
    .map(({ playState }) => playState);

/** [TICK-2] The prices scroll unless the reader prefers reduced motion. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(7);
  },
};

/** [TICK-2] Without a preference for reduced motion it scrolls by itself, and the button stops it. */
export const FullMotion: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { motion: 'full' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(7);
    await expect(playStates(canvasElement)).toEqual(['running', 'running']);
    await userEvent.click(canvas.getByRole('button', { name: 'Pause prices' }));
    await expect(playStates(canvasElement)).toEqual(['paused', 'paused']);
  },
};

/** [TICK-2] With reduced motion it stands still, as one list, until it is started. */
export const WithoutMotion: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { motion: 'reduced' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(7);
    await expect(playStates(canvasElement)).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Run prices' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7);
    await expect(playStates(canvasElement)).toEqual(['running', 'running']);
    await userEvent.click(canvas.getByRole('button', { name: 'Pause prices' }));
    await expect(playStates(canvasElement)).toEqual(['paused', 'paused']);
    await expect(canvas.getByRole('button', { name: 'Run prices' })).toHaveFocus();
  },
};

/** [TICK-3] Labels that are longer than the line, as with large text on a phone, wrap in it. */
export const LongLabels: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    source: (
      <>
        <Badge>Simulated prices</Badge>
        <Badge tone="warning">Prices may be out of date</Badge>
      </>
    ),
  },
  render: (args) => (
    <Frame width={200}>
      <TickerTape {...args} />
    </Frame>
  ),
  play: async ({ canvas }) => {
    const label = await canvas.findByText('Prices may be out of date');
    const frame = label.closest('[style]');
    await expect(frame!.scrollWidth).toBeLessThanOrEqual(frame!.clientWidth);
  },
};

export const Currency: Story = {
  args: { currency: 'EUR' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('€96,412.18')).toBeVisible();
  },
};

/** [TICK-2] It can be focused, pauses while it has the focus, and scrolls with the arrow keys. */
export const PausesOnFocus: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { motion: 'reduced' },
  render: (args) => (
    <Frame width={420}>
      <TickerTape {...args} />
    </Frame>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Run prices' }));
    const tape = canvas.getByRole('region', { name: 'Coin prices' });
    tape.focus();
    await expect(tape).toHaveFocus();
    await expect(playStates(canvasElement)).toEqual(['paused', 'paused']);
    await expect(tape.scrollWidth).toBeGreaterThan(tape.clientWidth);
  },
};

/** The copy that fills the gap is hidden from assistive technology and cannot be focused. */
export const OneListOnly: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { motion: 'reduced' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Run prices' }));
    const [list, copy] = [...canvasElement.querySelectorAll('ul')];
    await expect(list).not.toHaveAttribute('aria-hidden');
    await expect(copy).toHaveAttribute('aria-hidden', 'true');
    await expect(copy?.inert).toBe(true);
  },
};

const idle = fn<typeof requestIdleCallback>();

/** The first prices are rendered when the page is idle (here: when the test says so), in reserved space. */
export const AfterThePage: Story = {
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    idle.mockReset();
    const spy = spyOn(window, 'requestIdleCallback').mockImplementation(idle);
    return () => spy.mockRestore();
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Simulated prices')).toBeVisible();
    await expect(canvas.queryByRole('listitem')).toBeNull();
    const height = canvasElement.offsetHeight;
    for (const [callback] of idle.mock.calls) callback({ didTimeout: false, timeRemaining: () => 50 });
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(7);
    await expect(canvasElement.offsetHeight).toBe(height);
  },
};

export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await expect(canvas.getByText('Coin prices')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { coins: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No prices right now')).toBeVisible();
  },
};

/** [TICK-3] The last known prices stay, marked. */
export const Stale: Story = {
  args: {
    source: (
      <Badge shape="tag" tone="warning">
        Prices from 10:24
      </Badge>
    ),
  },
};

export const Impossible: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    coins: [
      { id: 'a', symbol: 'AAA', price: Number.NaN, change24h: Number.NaN },
      { id: 'b', symbol: 'BBB', price: null, change24h: null },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findAllByText('---')).toHaveLength(4);
    await expect(canvasElement).not.toHaveTextContent('NaN');
  },
};

export const LongText: Story = {
  args: { coins: [{ id: 'long', symbol: 'AVERYLONGSYMBOL', price: 1234567890.12, change24h: 123456.78 }] },
  render: (args) => (
    <Frame width={320}>
      <TickerTape {...args} />
    </Frame>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('AVERYLONGSYMBOL')).toBeInTheDocument();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = {
  args: { label: 'أسعار العملات' },
  globals: { locale: 'ar-AE' },
};

/** Stopped, loading, empty. */
export const Matrix: Story = {
  tags: ['vrt'],
  render: (args) => (
    <Frame width={640}>
      <TickerTape {...args} />
      <TickerTape {...args} label="Loading" isLoading />
      <TickerTape {...args} label="Empty" coins={[]} />
    </Frame>
  ),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('listitem');
  },
};
