import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { DownloadIcon } from '../../components/Icon/icons.ts';
import { Frame } from '../../test/Frame.tsx';
import { TradesTable } from './TradesTable.tsx';

const trade = (id: number, day: number, pair: string, profitCents: number, lossCents: number) => ({
  id: `${id}`,
  date: new Date(2026, 10, day),
  pair,
  profitCents,
  lossCents,
});

const ROWS = [
  trade(1042, 18, 'BTC / USD', 18412, 0),
  trade(1041, 17, 'ETH / USD', 0, 2240),
  trade(1040, 15, 'SOL / USD', 6195, 0),
  trade(1039, 14, 'BTC / USD', 24007, 0),
  trade(1038, 11, 'XRP / USD', 0, 931),
];

/** The texts of the cells that the card of a row shows. */
const shown = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .filter((cell) => cell.offsetWidth > 1)
    .map(({ innerText }) => innerText);

const meta = {
  component: TradesTable,
  args: { rows: ROWS, onRetry: fn() },
  argTypes: { rows: { control: false }, tools: { control: false } },
} satisfies Meta<typeof TradesTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [PROF-1] Date, pair, profit, loss and ID, newest first. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'My Trades' });
    const headers = within(table).getAllByRole('columnheader');
    await expect(headers.map((header) => header.textContent)).toEqual(['Date', 'Pair', 'Profit', 'Loss', 'ID']);
    const [, first, second] = within(table).getAllByRole('row');
    await expect(first).toHaveTextContent(/^Nov 18, 2026.*BTC \/ USD\+\$184\.12–None1042$/);
    await expect(second).toHaveTextContent('ETH / USD–None\u2212$22.40');
    await expect(within(first!).getByText('–')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Level: Story = {
  args: { level: 4, rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 4 }).length).toBeGreaterThan(0);
  },
};

/** [PROF-1] [CUR-2] Converted by the caller, at a rate that the page states. */
export const OtherCurrency: Story = {
  args: { currency: 'EUR' },
  globals: { locale: 'es-ES' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^\+184,12\s€$/)).toBeVisible();
  },
};

/** [PROF-2] */
export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No Trade found' })).toBeVisible();
  },
};

export const Filtered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Pair/, expanded: false }));
    await userEvent.click(await screen.findByRole('option', { name: 'BTC / USD' }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(canvas.getAllByRole('row')).toHaveLength(3);
  },
};

export const WithTools: Story = {
  args: {
    tools: (
      <Button tone="neutral" appearance="outline" iconStart={<DownloadIcon />}>
        CSV
      </Button>
    ),
  },
};

export const Loading: Story = { args: { rows: [], isLoading: true } };

export const Failed: Story = {
  args: { rows: [], error: 'Failed to fetch trades' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch trades');
  },
};

export const Hidden: Story = {
  args: { isHidden: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('$');
    // A dash would tell whether it was a profit or a loss.
    await expect(canvasElement).not.toHaveTextContent('–');
  },
};

/** [CONST-2] Each row is a card, by day: pair and time, opposite to the result and the id. */
export const Phone: Story = {
  render: (args) => (
    <Frame width={358}>
      <TradesTable {...args} />
    </Frame>
  ),
  args: {
    now: new Date(2026, 10, 18, 12).getTime(),
    rows: [...ROWS, trade(1037, 9, 'BTC / EUR', 0, 0), trade(1036, 8, 'ETH / EUR', 100, 50)],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'Today' })).toBeVisible();
    const [gain, loss, ...others] = canvas
      .getAllByRole('row')
      .filter((row) => within(row).queryAllByRole('cell').length > 0);
    const time = expect.stringContaining('12:00');
    await expect(shown(gain!)).toEqual([time, 'BTC / USD', '+$184.12']);
    await expect(shown(loss!)).toEqual([time, 'ETH / USD', '\u2212$22.40']);
    await expect(gain!.offsetHeight).toBeLessThanOrEqual(80);
    // No result yet, and both at once.
    await expect(shown(others.at(-2)!)).toEqual([time, 'BTC / EUR', expect.stringMatching(/^–/)]);
    await expect(shown(others.at(-1)!)).toEqual([time, 'ETH / EUR', '+$1.00', '\u2212$0.50']);
  },
};

export const Impossible: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    currency: '?',
    rows: [{ id: '', date: 'never', pair: '', profitCents: Number.NaN, lossCents: Number.POSITIVE_INFINITY }],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('---').length).toBeGreaterThanOrEqual(4);
    await expect(canvasElement).not.toHaveTextContent(/NaN|Invalid|Infinity/);
  },
};

export const States: Story = { args: { isLoading: true } };

export const LongText: Story = {
  args: {
    rows: ROWS.map((row) => ({ ...row, pair: 'Rosenthal'.repeat(1111), profitCents: 900719925474099312345n })),
  },
  render: (args) => (
    <Frame width={288}>
      <TradesTable {...args} />
    </Frame>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-AE' } };

export const Matrix: Story = { ...WithTools, tags: ['vrt'] };
