import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, within } from 'storybook/test';
import { Card } from '../../components/Card/Card.tsx';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { Frame } from '../../test/Frame.tsx';
import { PriceChart } from './PriceChart.tsx';

const HOUR = 3_600_000;
const END = new Date(2026, 10, 20, 10).getTime();

const wave = (drift: number, at: number) =>
  drift * at + 900 * Math.sin(at / 11) + 300 * Math.sin(at / 3) + 90 * Math.sin(at * 2.3);

/** A sample week of hourly prices that ends at `price`. */
const week = (drift: number, price = 96412.18) =>
  Array.from({ length: 169 }, (_, hour) => ({
    time: END - (168 - hour) * HOUR,
    price: price * (1 + (wave(drift, hour) - wave(drift, 168)) / 96412.18),
  }));

const meta = {
  component: PriceChart,
  args: { label: 'Bitcoin', points: week(18), onRetry: fn() },
  argTypes: {
    points: { control: false },
    picker: { control: false },
    controls: { control: false },
    emptyNote: { control: false },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 760 }}>
        <Card>
          <Story />
        </Card>
      </div>
    ),
  ],
} satisfies Meta<typeof PriceChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [CHART-1] Arrow keys move from hour to hour, and each is announced; leaving the chart shows the last price again. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'Bitcoin' });
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^\$96,412\.18, Nov 20, 2026, 10:00/));
    // The browser turns a key into a change; user-event does not support the keys of a slider.
    await fireEvent.change(slider, { target: { value: '166' } });
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/, Nov 20, 2026, 8:00/));
    await expect(canvas.getByText(/^Nov 20, 2026, 8:00/)).toBeVisible();
    await fireEvent.change(slider, { target: { value: '0' } });
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/, Nov 13, 2026, 10:00/));
    slider.blur();
    await expect(await canvas.findByText('$96,412.18')).toBeVisible();
    await expect(canvas.getByText('7 days')).toBeVisible();
  },
};

export const HeadingLevel: Story = {
  args: { level: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible();
  },
};

export const Period: Story = {
  args: { period: '24 hours' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('24 hours')).toBeVisible();
  },
};

/** [CHART-1] A pointer moves the crosshair to the nearest hour. */
export const Pointer: Story = {
  play: async ({ canvas, userEvent }) => {
    const plot = canvas.getByRole('slider').parentElement;
    const { left, top, width, height } = plot?.getBoundingClientRect() ?? new DOMRect();
    await userEvent.pointer({
      target: plot as HTMLElement,
      coords: { clientX: left + width / 2, clientY: top + height / 2 },
    });
    await expect(canvas.getByText(/^Nov 16, 2026, 10:00|^Nov 16, 2026, 11:00|^Nov 16, 2026, 9:00/)).toBeVisible();
  },
};

/** [CHART-1] The same as a table of numbers. */
export const AsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    const table = canvas.getByRole('table', { name: 'Bitcoin' });
    await expect(within(table).getAllByRole('row')).toHaveLength(9);
    await expect(within(table).getByRole('rowheader', { name: 'Nov 13, 2026' })).toBeVisible();
    await expect(canvas.queryByRole('slider')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Show as chart' })).toHaveFocus();
  },
};

/** [CHART-1] Another coin of the list. */
export const WithPicker: Story = {
  render: function Render(args) {
    const [coin, setCoin] = useState('bitcoin');
    const points = coin === 'bitcoin' ? week(18) : week(-25, 3318.07);
    return (
      <PriceChart
        {...args}
        label={coin === 'bitcoin' ? 'Bitcoin' : 'Ethereum'}
        points={points}
        picker={
          <Select
            label="Coin"
            value={coin}
            onChange={(next) => setCoin(next ?? 'bitcoin')}
            options={[
              { value: 'bitcoin', label: 'Bitcoin' },
              { value: 'ethereum', label: 'Ethereum' },
            ]}
          />
        }
      />
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Bitcoin' })).toBeVisible();
  },
};

const RANGES = [
  { value: 'day', label: '24h', name: '24 hours' },
  { value: 'week', label: '1W', name: '1 week' },
  { value: 'year', label: '1Y', name: '1 year' },
];
const STEPS: Readonly<Record<string, number>> = { day: HOUR / 7, week: HOUR, year: 52 * HOUR };

/** [CHART-1] The times below the curve and the rows of the table fit the range (P-35). */
export const Ranges: Story = {
  render: function Render(args) {
    const [range, setRange] = useState('week');
    const step = STEPS[range] ?? HOUR;
    return (
      <PriceChart
        {...args}
        points={week(18).map(({ price }, index) => ({ time: END - (168 - index) * step, price }))}
        period={RANGES.find(({ value }) => value === range)?.name ?? ''}
        controls={<SegmentedControl label="Range" options={RANGES} value={range} onChange={setRange} />}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Nov 13')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '1 year' }));
    await expect(canvas.getByText('Nov 2025')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(14);
    await expect(canvas.getByRole('rowheader', { name: 'Nov 2025' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '24 hours' }));
    await expect(canvas.getByRole('columnheader', { name: /Time/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show as chart' }));
    await expect(canvas.getAllByText('10:00 AM')).toHaveLength(2);
  },
};

/** Another range can be chosen while one has no prices. */
export const EmptyRange: Story = {
  args: {
    points: [],
    emptyNote: 'The price source has none for this range.',
    controls: <SegmentedControl label="Range" options={RANGES} value="year" onChange={() => {}} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The price source has none for this range.')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '1 week' })).toBeVisible();
  },
};

export const Falling: Story = { args: { label: 'Ethereum', points: week(-25, 3318.07) } };

/** No change: a horizontal line. */
export const Level: Story = {
  args: { label: 'Tether USD', points: week(0).map(({ time }) => ({ time, price: 1 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('unchanged')).toBeInTheDocument();
  },
};

/** As high as the loaded chart. */
export const Loading: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: '1fr 1fr', alignItems: 'start' }}>
      <PriceChart {...args} />
      <PriceChart {...args} label="Ethereum" points={[]} isLoading />
    </div>
  ),
  play: async ({ canvas }) => {
    const [drawn, waiting] = canvas.getAllByRole('region').map((chart) => chart.offsetHeight);
    await expect(Math.abs((drawn ?? 0) - (waiting ?? 0))).toBeLessThanOrEqual(1);
  },
};

export const Empty: Story = {
  args: { points: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No prices right now')).toBeVisible();
    await expect(canvas.queryByText(/\$/)).toBeNull();
  },
};

export const Failed: Story = {
  args: { points: [], error: 'Failed to load prices' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load prices');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** [TICK-3] The last known prices stay, marked. */
export const Stale: Story = {
  args: { staleSince: END + 24 * 60_000, error: 'Failed to load prices' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Prices from Nov 20, 2026, 10:24/)).toBeVisible();
    await expect(canvas.getByRole('slider')).toBeInTheDocument();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** Gaps, invalid values, an invalid currency. */
export const Impossible: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    currency: '?',
    points: week(18).map(({ time, price }, hour) => ({ time, price: hour % 9 === 0 ? Number.NaN : price })),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('---');
    await expect(canvasElement.innerHTML).not.toMatch(/NaN|Infinity|undefined/);
  },
};

/** The crosshair, with the keyboard's focus outline. */
export const States: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await fireEvent.change(canvas.getByRole('slider'), { target: { value: '90' } });
    await expect(canvas.getByRole('slider')).toHaveFocus();
  },
};

/** Under a policy that forbids style elements and style attributes in markup: React sets positions through the CSSOM. */
export const StrictPolicy: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('style')).toBeNull();
    await expect(canvasElement.querySelector('svg [style]')).toBeNull();
  },
};

export const LongText: Story = {
  args: { label: 'A coin with a name '.repeat(526), points: week(18, 1234567890123) },
  render: (args) => (
    <Frame width={288}>
      <PriceChart {...args} />
    </Frame>
  ),
  play: async ({ canvas }) => {
    const chart = canvas.getByRole('region');
    await expect(chart.scrollWidth).toBeLessThanOrEqual(288);
  },
};

/** Text from right to left, time from left to right. */
export const RightToLeft: Story = {
  args: { label: 'بيتكوين' },
  globals: { locale: 'ar-AE' },
};

export const Matrix: Story = {
  tags: ['vrt'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <PriceChart {...args} />
      <PriceChart {...args} label="Ethereum" points={week(-25, 3318.07)} staleSince={END} />
    </div>
  ),
};
