import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Frame } from '../../test/Frame.tsx';
import { WithdrawalsTable } from './WithdrawalsTable.tsx';

const ROWS = [
  {
    id: 'c4d2117e-5d20-4f6b-9a3e-0aa8d7e1f3c4',
    date: new Date(2026, 10, 17),
    amountCents: 75000,
    method: 'bank',
    destination: '••••4821',
    status: 'Pending',
  },
  {
    id: 'b17f0c92-5d20-4f6b-9a3e-0aa8d7e1f3c4',
    date: new Date(2026, 10, 9),
    amountCents: 30000,
    method: 'bitcoin',
    destination: '••••f3t4',
    status: 'Completed',
  },
  {
    id: '3a90de55-5d20-4f6b-9a3e-0aa8d7e1f3c4',
    date: new Date(2026, 9, 28),
    amountCents: 12050,
    method: 'etherium',
    destination: null,
    status: 'Rejected',
  },
  {
    id: '8f0b6621-5d20-4f6b-9a3e-0aa8d7e1f3c4',
    date: new Date(2026, 9, 3),
    amountCents: 4000,
    method: 'zelle',
    status: 'Cancelled',
  },
];

const meta = {
  component: WithdrawalsTable,
  args: { rows: ROWS, onCancel: fn(), onRetry: fn() },
  argTypes: { rows: { control: false }, tools: { control: false } },
} satisfies Meta<typeof WithdrawalsTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [WD-4] Newest first; only pending withdrawals can be cancelled. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [, first] = within(canvas.getByRole('table', { name: 'Withdrawals' })).getAllByRole('row');
    await expect(first).toHaveTextContent(/Nov 17, 2026.*Bank.*\$750\.00.*••••4821.*Pending.*c4d2117e/);
    await userEvent.click(canvas.getByRole('button', { name: /^Cancel/ }));
    await expect(args.onCancel).toHaveBeenCalledWith(ROWS[0]);
  },
};

export const Level: Story = {
  args: { level: 4, rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 4 }).length).toBeGreaterThan(0);
  },
};

/** Each row has a receipt. */
export const WithDetail: Story = {
  args: { onDetail: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Detail of withdrawal c4d2117e…f3c4' }));
    await expect(args.onDetail).toHaveBeenCalledWith(ROWS[0]);
  },
};

export const Loading: Story = { args: { rows: [], isLoading: true } };

export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No withdrawals yet' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { rows: [], error: 'Failed to fetch withdrawals' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch withdrawals');
  },
};

export const Hidden: Story = {
  args: { isHidden: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('$');
  },
};

/** [CONST-2] Each row is a card, by day. */
export const Phone: Story = {
  args: { now: new Date(2026, 10, 18, 12).getTime() },
  render: (args) => (
    <Frame width={358}>
      <WithdrawalsTable {...args} />
    </Frame>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'Yesterday' })).toBeVisible();
  },
};

/** [WD-4] On a tablet with all columns no word of a method is broken. */
export const Tablet: Story = {
  tags: ['!dev', '!autodocs'],
  args: { rows: ROWS.map((row) => ({ ...row, method: 'cashapp', status: 'Pending' })), onDetail: fn() },
  render: (args) => (
    <Frame width={740}>
      <WithdrawalsTable {...args} />
    </Frame>
  ),
  play: async ({ canvas }) => {
    const [method] = canvas.getAllByText('Cashapp', { selector: 'bdi' });
    const range = document.createRange();
    range.selectNodeContents(method!);
    await expect(range.getClientRects()).toHaveLength(1);
  },
};

/** An unknown method and status are shown unchanged. */
export const Impossible: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    currency: '?',
    rows: [
      { id: '', date: '', amountCents: Number.NaN, method: 'constructor', destination: ' ', status: 'toString' },
      { id: '', date: Number.NaN, amountCents: null, method: '', status: '' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('Unknown')).toHaveLength(2);
    await expect(canvasElement).not.toHaveTextContent(/NaN|Invalid|undefined|function/);
  },
};

export const States: Story = { args: { isLoading: true } };

export const LongText: Story = {
  args: {
    rows: ROWS.map((row) => ({ ...row, method: 'Rosenthal'.repeat(1111), amountCents: 900719925474099312345n })),
  },
  render: (args) => (
    <Frame width={288}>
      <WithdrawalsTable {...args} />
    </Frame>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-AE' } };

export const Matrix: Story = { tags: ['vrt'] };
