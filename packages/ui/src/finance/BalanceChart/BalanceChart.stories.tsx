import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { Frame } from '../../test/Frame.tsx';
import { BalanceChart } from './BalanceChart.tsx';

const END = new Date(2026, 10, 20, 10, 24).getTime();
const DAY_MS = 86_400_000;
const CENTS = [500_000, 500_000, 948_050, 948_050, 1_248_050, 1_048_050, 1_048_050, 1_248_050];
const points = CENTS.map((cents, day) => ({ time: END - (CENTS.length - 1 - day) * DAY_MS, cents }));

const meta = {
  component: BalanceChart,
  args: {
    label: 'Available balance over time',
    points,
    onPointChange: fn(),
    controls: (
      <SegmentedControl
        label="Range"
        options={[
          { value: 'week', label: '1W', name: '1 week' },
          { value: 'all', label: 'All' },
        ]}
        value="week"
        onChange={() => {}}
      />
    ),
    emptyNote: 'Your balance will appear here after your first deposit.',
  },
  argTypes: { controls: { control: false }, emptyNote: { control: false } },
} satisfies Meta<typeof BalanceChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The slider moves the crosshair; the point is reported until the focus leaves. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Available balance over time' });
    slider.focus();
    await expect(args.onPointChange).toHaveBeenLastCalledWith(points.at(-1));
    // The test's keyboard does not move a native slider.
    await fireEvent.change(slider, { target: { value: points.length - 2 } });
    await expect(args.onPointChange).toHaveBeenLastCalledWith(points.at(-2));
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('$10,480.50'));
    slider.blur();
    await expect(args.onPointChange).toHaveBeenLastCalledWith(null);
  },
};

/** [CHART-1] The same data as a table, newest first. */
export const AsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    const [, newest] = canvas.getAllByRole('row');
    await expect(within(newest!).getByRole('cell')).toHaveTextContent('$12,480.50');
    await expect(canvas.getAllByRole('row')).toHaveLength(1 + points.length);
    await userEvent.click(canvas.getByRole('button', { name: 'Show as chart' }));
    await expect(canvas.getByRole('slider')).toBeInTheDocument();
  },
};

/** No amount is shown or read; the curve stays. */
export const Hidden: Story = {
  args: { isHidden: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      expect.stringContaining('Amount hidden'),
    );
    await expect(canvasElement.innerHTML).not.toContain('$');
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvasElement.innerHTML).not.toContain('$');
    // Whether it scrolls is known after its first layout.
    await waitFor(() => expect(canvasElement.querySelector('[tabindex="0"]:has(table)')).not.toBeNull());
  },
};

export const Currency: Story = {
  args: { currency: 'EUR' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toContain('€');
  },
};

/** A balance that never changed is a level line. */
export const Level: Story = { args: { points: points.map(({ time }) => ({ time, cents: 200_000 })) } };

/** One point is no curve. */
export const Empty: Story = {
  args: { points: points.slice(-1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No history yet' })).toBeVisible();
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
};

export const Loading: Story = { args: { points: [], isLoading: true } };

export const Failed: Story = {
  args: { points: [], error: 'Your history couldn’t load.', onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: { points: points.map(({ time, cents }) => ({ time, cents: cents * 1e9 })) },
  render: (args) => (
    <Frame width={288}>
      <BalanceChart {...args} />
    </Frame>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = { args: { label: 'الرصيد المتاح عبر الزمن' }, globals: { locale: 'ar-AE' } };

/** With a history, without amounts, without a history, loading. */
export const Matrix: Story = {
  tags: ['vrt'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, inlineSize: 480 }}>
      <BalanceChart {...args} />
      <BalanceChart {...args} label="Hidden" isHidden />
      <BalanceChart {...args} label="Empty" points={[]} />
      <BalanceChart {...args} label="Loading" points={[]} isLoading />
    </div>
  ),
};
