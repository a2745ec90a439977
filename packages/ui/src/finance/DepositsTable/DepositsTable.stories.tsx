import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { DownloadIcon } from '../../components/Icon/icons.ts';
import { Frame } from '../../test/Frame.tsx';
import { DepositsTable } from './DepositsTable.tsx';

const ROWS = [
  {
    depositId: '7c1e90aa-5d20-4f6b-9a3e-0aa8d7e1f3c4',
    date: new Date(2026, 10, 18),
    amountCents: 200000,
    type: 'Bitcoin',
    status: 'pending',
    isPaid: false,
  },
  {
    depositId: '51b02f3c-1d20-4f6b-9a3e-0aa8d7e1f3c4',
    date: new Date(2026, 10, 11),
    amountCents: 50000,
    type: 'Usdt(solana)',
    status: 'pending',
    isPaid: true,
  },
  {
    depositId: '0aa8d7e1-5d20-4f6b-9a3e-0aa8d7e1f3c4',
    date: new Date(2026, 10, 2),
    amountCents: 120000,
    type: 'Etheruem',
    status: 'confirmed',
    isPaid: true,
  },
  {
    depositId: '9e2c4410-5d20-4f6b-9a3e-0aa8d7e1f3c4',
    date: new Date(2026, 9, 20),
    amountCents: 10000,
    type: 'Bitcoin',
    status: 'declined',
    isPaid: true,
  },
];

const meta = {
  component: DepositsTable,
  args: { rows: ROWS, onPay: fn(), onDetail: fn(), onRetry: fn() },
  argTypes: { rows: { control: false }, tools: { control: false } },
} satisfies Meta<typeof DepositsTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const bodyRows = (canvas: { getAllByRole: (role: 'row') => HTMLElement[] }) => canvas.getAllByRole('row').slice(1);

/** [DEP-5] [DEP-6] Newest first; Pay Now for pending deposits, Detail for all. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const table = canvas.getByRole('table', { name: 'Deposits' });
    const [first, , confirmed] = bodyRows(within(table));
    await expect(first).toHaveTextContent(/Nov 18, 2026.*Bitcoin.*\$2,000\.00.*Pending.*unPaid.*7c1e90aa/);
    // The id names the row although it is the last column.
    await expect(within(first!).getByRole('rowheader')).toHaveTextContent('7c1e90aa…f3c4');
    await expect(confirmed).toHaveTextContent('Confirmed');
    await expect(canvas.getAllByRole('button', { name: /^Pay Now/ })).toHaveLength(2);
    await expect(canvas.getAllByRole('button', { name: /^Detail/ })).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Pay Now, deposit 7c1e90aa…f3c4' }));
    await expect(args.onPay).toHaveBeenCalledWith(ROWS[0]);
    await userEvent.click(canvas.getByRole('button', { name: 'Detail of deposit 0aa8d7e1…f3c4' }));
    await expect(args.onDetail).toHaveBeenCalledWith(ROWS[2]);
  },
};

export const Level: Story = {
  args: { level: 4, rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 4 }).length).toBeGreaterThan(0);
  },
};

/** [HONEST-3] A deposit reported as paid and still pending is shown as waiting for confirmation. */
export const Claimed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('waiting for confirmation')).toHaveLength(1);
  },
};

export const Sorted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Amount' }));
    await expect(canvas.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(canvas.getByRole('button', { name: 'Amount' }));
    const [first] = bodyRows(canvas);
    await expect(first).toHaveTextContent('$100.00');
  },
};

export const Filtered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Method/, expanded: false }));
    await userEvent.click(await screen.findByRole('option', { name: 'Bitcoin' }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(bodyRows(canvas)).toHaveLength(2);
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

export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No deposits yet' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { rows: [], error: 'Failed to fetch deposits' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch deposits');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Hidden: Story = {
  args: { isHidden: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('Amount hidden')).toHaveLength(4);
    await expect(canvasElement).not.toHaveTextContent('$');
  },
};

/** [CONST-2] Each row is a card, by day. */
export const Phone: Story = {
  args: { now: new Date(2026, 10, 18, 12).getTime() },
  render: (args) => (
    <Frame width={358}>
      <DepositsTable {...args} />
    </Frame>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'Today' })).toBeVisible();
  },
};

export const Impossible: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    currency: '?',
    rows: [
      { depositId: '', date: 'yesterday', amountCents: Number.NaN, type: '', status: 'on hold', isPaid: false },
      { depositId: '', date: Number.NaN, amountCents: null, type: 'constructor', status: '', isPaid: true },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('Unknown')).toHaveLength(2);
    await expect(canvasElement).not.toHaveTextContent(/NaN|Invalid|undefined/);
  },
};

export const States: Story = { ...Claimed, args: { isLoading: true } };

export const LongText: Story = {
  args: {
    rows: ROWS.map((row) => ({ ...row, type: 'Rosenthal'.repeat(1111), amountCents: 900719925474099312345n })),
  },
  render: (args) => (
    <Frame width={288}>
      <DepositsTable {...args} />
    </Frame>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-AE' } };

export const Matrix: Story = { ...WithTools, tags: ['vrt'] };
