import { routes } from '@keel/flows';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { shows } from '../../stories/flowPage.ts';
import type { StoryServices } from '../../stories/StoryServices.tsx';
import { noon } from '../../stories/samples.ts';
import { screenStory } from '../../stories/screenStory.ts';
import { CoinChart } from './CoinChart.tsx';

/** A coin with 7 days of hourly prices, from 100 upwards by `step` an hour. */
const coin = (id: string, name: string, step: number) => ({
  id,
  symbol: id.slice(0, 3),
  name,
  image: 'https://portal.example/coin.png',
  current_price: 100 + 167 * step,
  market_cap: 1_000_000,
  market_cap_rank: 1,
  price_change_percentage_24h: step * 10,
  last_updated: '2026-11-20T12:00:00Z',
  sparkline_in_7d: { price: Array.from({ length: 168 }, (_, hour) => 100 + hour * step) },
});

const meta = {
  title: 'Screens/Dashboard, coin chart',
  ...screenStory,
  args: {
    path: routes.invest,
    isMember: true,
    onCall: fn(),
    answers: {
      listMarkets: {
        status: 200,
        body: [coin('bitcoin', 'Bitcoin', 1), coin('solana', 'Solana', -0.5)],
        headers: { 'X-Market-Source': 'simulated', 'X-Market-As-Of': new Date(noon).toISOString() },
      },
    },
    children: <CoinChart />,
  },
} satisfies Meta<typeof StoryServices>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  parameters: shows('[CHART-1, MARKET-2] Bitcoin over 7 days, its change in 24 hours, and where the prices come from.'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Bitcoin' })).toBeVisible();
    await expect(canvas.getByText('$267.00')).toBeVisible();
    await expect(canvas.getByText('Simulated prices')).toBeVisible();
  },
};

export const AnotherCoin: Story = {
  parameters: shows('[CHART-1] A coin is chosen by typing; the table contains the same as text.'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose another coin' }));
    const field = await canvas.findByRole('combobox', { name: /Coin/ });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.clear(field);
    await userEvent.type(field, 'Sol');
    await userEvent.click(await screen.findByRole('option', { name: 'Solana (SOL)' }));
    const chart = await canvas.findByRole('region', { name: 'Solana' });
    await waitFor(() => expect(chart).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: /table/i }));
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
};

/** Daily prices of a year, up to that of the list. */
const year = Array.from({ length: 366 }, (_, day) => ({
  date: new Date(noon - (365 - day) * 86_400_000).toISOString(),
  price: 90 + (177 * day) / 365,
}));
const headers = { 'X-Market-Source': 'live', 'X-Market-As-Of': new Date(noon).toISOString() };

export const Year: Story = {
  args: { answers: { ...meta.args.answers, getPriceHistory: { status: 200, body: { prices: year }, headers } } },
  parameters: shows('[CHART-1] Another range is loaded when it is chosen; the times below the curve fit it.'),
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('region', { name: 'Bitcoin' })).toBeVisible();
    await expect(args.onCall).not.toHaveBeenCalledWith('getPriceHistory');
    await userEvent.click(canvas.getByRole('radio', { name: '1 year' }));
    await expect(await canvas.findByText('Nov 2025')).toBeVisible();
    await expect(canvas.getByText('$267.00')).toBeVisible();
  },
};

export const Day: Story = {
  args: {
    answers: {
      ...meta.args.answers,
      getPriceHistory: { status: 200, body: { prices: year.slice(-2) }, headers },
    },
  },
  parameters: shows('[CHART-1] The change in 24 hours is shown once, whatever the range.'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('24 hours')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '24 hours' }));
    await expect(await canvas.findByText('$267.00')).toBeVisible();
    await expect(canvas.getAllByText('24 hours')).toHaveLength(1);
  },
};

export const RangeUnknown: Story = {
  args: { answers: { ...meta.args.answers, getPriceHistory: { status: 200, body: { prices: [] }, headers } } },
  parameters: shows(
    '[CHART-1] If the source has no prices for a range, a sentence says so, and another can be chosen.',
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '24 hours' }));
    await expect(await canvas.findByText(/no prices for this range/)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '1 week' }));
    await expect(await canvas.findByText('$267.00')).toBeVisible();
  },
};

export const RangeFailed: Story = {
  args: { answers: { ...meta.args.answers, getPriceHistory: 'offline' } },
  parameters: shows('[CHART-1, ERR-1] A range that could not be loaded can be tried again; no message opens.'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '1 month' }));
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByText('Couldn’t load the prices of this range.')).toBeVisible();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

export const Failed: Story = {
  args: { answers: { listMarkets: 'offline' } },
  parameters: shows('[TICK-3, CHART-1] Without prices the chart says so, and no message opens.'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Couldn’t load prices/)).toBeVisible();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};
