import type { Meta, StoryObj } from '@storybook/react-vite';
import { Profiler, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { date as formatDate } from '../../format/date.ts';
import { money } from '../../format/money.ts';
import { Frame } from '../../test/Frame.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { WalletIcon } from '../Icon/icons.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Table } from './Table.tsx';
import type { TableAction, TableColumn, TableGroups, TableSort } from './types.ts';

interface Deposit {
  readonly id: number;
  readonly date: Date | null;
  readonly plan: string;
  readonly method: string;
  readonly cents: number;
  readonly status: 'Confirmed' | 'Pending' | 'Rejected';
}

const PLANS = ['Starter', 'Bronze', 'Silver', 'Gold'] as const;
const METHODS = ['Bitcoin', 'Etheruem', 'Usdt(solana)'] as const;
const STATUSES = ['Confirmed', 'Pending', 'Rejected'] as const;
const TONES = { Confirmed: 'positive', Pending: 'warning', Rejected: 'negative' } as const;

const of = <Item,>(items: readonly [Item, ...Item[]], index: number): Item => items[index % items.length] ?? items[0];

const deposits = (count: number): Deposit[] =>
  Array.from({ length: count }, (_, index) => ({
    id: 2041 + index,
    date: new Date(Date.UTC(2026, 10, 20 - (index % 300), 12)),
    plan: of(PLANS, index),
    method: of(METHODS, index),
    cents: ((index * 7919) % 5000) * 100 + 20000,
    status: of(STATUSES, index),
  }));

const SIDES: Readonly<Record<string, Partial<TableColumn<Deposit>>>> = {
  date: { cardPlace: 'start' },
  plan: { cardPlace: 'title' },
  method: { isInCard: () => false },
  amount: { cardPlace: 'figure' },
  status: { cardPlace: 'end' },
};

const COLUMNS: readonly TableColumn<Deposit>[] = [
  { id: 'date', header: 'Date', value: ({ date }) => date, isSortable: true, firstDirection: 'descending' },
  { id: 'plan', header: 'Plan', value: ({ plan }) => plan, isSortable: true, isRowHeader: true },
  { id: 'method', header: 'Method', value: ({ method }) => method },
  {
    id: 'amount',
    header: 'Amount',
    value: ({ cents }) => cents,
    cell: ({ cents }) => money(cents, 'USD', 'en'),
    align: 'numeric',
    isSortable: true,
  },
  {
    id: 'status',
    header: 'Status',
    value: ({ status }) => status,
    cell: ({ status }) => <Badge tone={TONES[status]}>{status}</Badge>,
  },
];

/** The columns in cards with two sides; the method is left out of them. */
const SIDED = COLUMNS.map((each) => ({ ...each, ...SIDES[each.id] }));

const DAYS: TableGroups<Deposit> = {
  column: 'date',
  heading: ({ date: day }) => formatDate(day ?? '', 'en-US'),
  cell: ({ date: day }) => formatDate(day ?? '', 'en-US', { show: 'time', timeZone: 'UTC' }),
};

const details = fn();

const ACTIONS: readonly TableAction<Deposit>[] = [
  { id: 'details', label: 'Details', name: ({ id }) => `Details of deposit ${id}`, onPress: details },
];

const meta = {
  component: Table<Deposit>,
  args: { caption: 'Deposits', rows: deposits(6), columns: COLUMNS, rowKey: ({ id }) => id, onSortChange: fn() },
  argTypes: {
    rows: { control: false },
    columns: { control: false },
    actions: { control: false },
    size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] },
  },
} satisfies Meta<typeof Table<Deposit>>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The texts of a column, from the first row down. */
const column = (canvas: Canvas, index: number) =>
  canvas
    .getAllByRole<HTMLTableRowElement>('row')
    .slice(1)
    .map((row) => row.cells[index]?.textContent ?? '');

const cents = (amount: string) => Number(amount.replaceAll(/\D/g, ''));

/** The same amounts in ascending order. */
const fromTheLeast = (amounts: readonly string[]) => amounts.toSorted((one, other) => cents(one) - cents(other));

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('table', { name: 'Deposits' })).toBeVisible();
    const header = canvas.getByRole('columnheader', { name: 'Amount' });
    const sort = canvas.getByRole('button', { name: 'Amount' });
    await expect(header).toHaveAttribute('aria-sort', 'none');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^$/);
    await userEvent.click(sort);
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getByRole('status')).toHaveTextContent('Sorted by Amount, ascending');
    const amounts = column(canvas, 3);
    await expect(amounts).toEqual(fromTheLeast(amounts));
    sort.focus();
    await userEvent.keyboard('{Enter}');
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await expect(column(canvas, 3)).toEqual(amounts.toReversed());
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'amount', direction: 'descending' });
  },
};

/** Dates start with the newest; rows of the same day keep their order. */
export const SortedAtFirst: Story = {
  args: { defaultSort: { column: 'plan', direction: 'descending' } },
  play: async ({ canvas, userEvent }) => {
    await expect(column(canvas, 1)).toEqual(['Starter', 'Starter', 'Silver', 'Gold', 'Bronze', 'Bronze']);
    await userEvent.click(canvas.getByRole('button', { name: 'Date' }));
    await expect(canvas.getByRole('columnheader', { name: 'Date' })).toHaveAttribute('aria-sort', 'descending');
  },
};

/** The caller sorts: a press requests another order and changes nothing by itself. */
export const SortedByTheCaller: Story = {
  tags: ['!dev', '!autodocs'],
  args: { sortedBy: 'caller', sort: { column: 'date', direction: 'descending' } },
  play: async ({ args, canvas, userEvent }) => {
    const before = column(canvas, 3);
    await userEvent.click(canvas.getByRole('button', { name: 'Amount' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'amount', direction: 'ascending' });
    await expect(column(canvas, 3)).toEqual(before);
    await expect(canvas.getByRole('status')).toHaveTextContent(/^$/);
  },
};

/** [DS-1] Each new order is announced, whether a header was pressed or the caller changed it (U-8). */
export const OrderAnnounced: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => <SortedElsewhere {...args} />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveAttribute('aria-live', 'polite');
    await expect(status).toHaveTextContent(/^$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Largest first' }));
    await expect(status).toHaveTextContent('Sorted by Amount, descending');
    await userEvent.click(canvas.getByRole('button', { name: 'Plan' }));
    await expect(status).toHaveTextContent('Sorted by Plan, ascending');
  },
};

function SortedElsewhere(args: Story['args']) {
  const [sort, setSort] = useState<TableSort | null>(null);
  return (
    <>
      <Button onPress={() => setSort({ column: 'amount', direction: 'descending' })}>Largest first</Button>
      <Table {...meta.args} {...args} sort={sort} onSortChange={setSort} />
    </>
  );
}

export const WithActions: Story = {
  args: {
    actions: [
      ...ACTIONS,
      {
        id: 'cancel',
        label: 'Cancel',
        name: ({ id }) => `Cancel deposit ${id}`,
        onPress: fn(),
        isDisabled: ({ status }) => status !== 'Pending',
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Details of deposit 2042' }));
    await expect(details).toHaveBeenLastCalledWith(expect.objectContaining({ id: 2042 }));
    await expect(canvas.getByRole('button', { name: 'Cancel deposit 2041' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Cancel deposit 2042' })).toBeEnabled();
  },
};

/** The action that a row is waiting for has the accent tone. */
export const ActionTones: Story = {
  args: {
    rows: deposits(2),
    actions: [
      { id: 'pay', label: 'Pay Now', name: ({ id }) => `Pay Now: deposit ${id}`, tone: 'accent', onPress: fn() },
      ...ACTIONS.map((action) => ({ ...action, tone: 'neutral' as const })),
    ],
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Stack gap="8">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Table {...args} key={size} caption={`Rows ${size}`} isCaptionShown size={size} rows={deposits(2)} />
      ))}
    </Stack>
  ),
};

/** The headers stay while the rows scroll; the arrow keys scroll them. */
export const StickyHeader: Story = {
  args: { rows: deposits(40), maxHeight: '320px' },
  play: async ({ canvas, userEvent }) => {
    const region = await canvas.findByRole('region', { name: 'Deposits' });
    await userEvent.tab();
    await expect(region).toHaveFocus();
    region.scrollTop = 600;
    const head = canvas.getByRole('columnheader', { name: 'Amount' }).getBoundingClientRect();
    await expect(Math.round(head.top - region.getBoundingClientRect().top)).toBe(0);
  },
};

export const Loading: Story = {
  args: { rows: [], isLoading: true, actions: ACTIONS },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
};

/** Loaded rows stay while others load. */
export const LoadingAgain: Story = {
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(7);
  },
};

export const Empty: Story = {
  args: {
    rows: [],
    empty: <EmptyState title="No deposit found" icon={<WalletIcon />} action={<Button>Deposit</Button>} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No deposit found' })).toBeVisible();
  },
};

/** Without rows there are no sort buttons. */
export const EmptyCards: Story = {
  ...Empty,
  render: (args) => (
    <Frame width={320}>
      <Card>
        <Table {...args} />
      </Card>
    </Frame>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No deposit found' })).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: 'Deposit' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { rows: [], error: 'Failed to fetch deposits', onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch deposits');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** In a narrow container each row is a card: headers label the values, and sortable ones stay above. */
export const Cards: Story = {
  args: { actions: ACTIONS },
  render: (args) => (
    <Frame width={320}>
      <Card>
        <Table {...args} />
      </Card>
    </Frame>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(7);
    await userEvent.click(canvas.getByRole('button', { name: 'Amount' }));
    await expect(column(canvas, 3)[0]).toBe('$200.00');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    const cell = canvas.getAllByRole('cell')[0] as HTMLElement;
    await expect(getComputedStyle(cell, '::before').content).toContain('Date');
    // The semantics that a browser may drop for a table displayed as blocks.
    await expect(cell).toHaveAttribute('role', 'cell');
    await expect(cell.parentElement).toHaveAttribute('role', 'row');
  },
};

/** Values with a place need no label: the title and the figure first, the rest below them. */
export const CardsWithSides: Story = {
  args: { actions: ACTIONS, columns: SIDED },
  render: (args) => (
    <Frame width={320}>
      <Card>
        <Table {...args} />
      </Card>
    </Frame>
  ),
  play: async ({ canvas, canvasElement }) => {
    const [, row] = canvas.getAllByRole('row');
    const [date, plan, , amount, status] = Array.from(row!.children, (cell) => cell.getBoundingClientRect());
    // Two lines: the title and the figure, then the date and the status.
    await expect(Math.abs(plan!.top - amount!.top)).toBeLessThan(4);
    await expect(amount!.left).toBeGreaterThan(plan!.right - 1);
    await expect(date!.top).toBeGreaterThanOrEqual(plan!.bottom - 1);
    await expect(status!.left).toBeGreaterThan(date!.right - 1);
    await expect(getComputedStyle(row!.children[0]!, '::before').content).toBe('none');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    // A value that the card does not show is still read.
    await expect(row!.children[2]).toHaveAttribute('role', 'cell');
    await expect(row!.children[2]!.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};

/** A table of less than 768 px does not show a minor column; its cards do. */
export const MinorColumn: Story = {
  args: { columns: SIDED.map((each) => ({ ...each, isMinor: each.id === 'status' })) },
  render: (args) => (
    <Stack>
      {[320, 640, 800].map((width) => (
        <Frame key={width} width={width}>
          <Table {...args} caption={`In ${width} px`} />
        </Frame>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const shown = (name: string) => {
      const [status] = within(canvas.getByRole('table', { name })).getAllByText('Pending');
      return status!.closest('td')!.getBoundingClientRect().width > 1;
    };
    await expect([shown('In 320 px'), shown('In 640 px'), shown('In 800 px')]).toEqual([true, false, true]);
  },
};

/** [CONST-2] Rows of a day under its heading, with the time in place of the date. */
export const Groups: Story = {
  args: {
    rows: deposits(6).map((row, index) => ({
      ...row,
      date: new Date(Date.UTC(2026, 10, 20 - Math.floor(index / 2), 12)),
    })),
    columns: SIDED,
    groups: DAYS,
  },
  render: (args) => (
    <Frame width={320}>
      <Card>
        <Table {...args} />
      </Card>
    </Frame>
  ),
  play: async ({ canvas, userEvent }) => {
    const days = () => canvas.queryAllByRole('rowheader', { name: /2026/ }).map(({ textContent }) => textContent);
    const bronze = () => canvas.getAllByRole('row', { name: /Bronze/ })[0]!;
    await expect(days()).toEqual(['Nov 20, 2026', 'Nov 19, 2026', 'Nov 18, 2026']);
    await expect(canvas.getByRole('rowgroup', { name: 'Nov 20, 2026' })).toContainElement(bronze());
    await expect(bronze().innerText).toContain('12:00');
    await userEvent.click(canvas.getByRole('button', { name: 'Amount' }));
    await expect(days()).toEqual([]);
    await expect(bronze().innerText).toContain('2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Date' }));
    await expect(days()).toEqual(['Nov 20, 2026', 'Nov 19, 2026', 'Nov 18, 2026']);
  },
};

/** [CONST-2] A table with columns shows no group headings, since the date has its own column. */
export const GroupsInATable: Story = {
  tags: ['!dev', '!autodocs'],
  args: { ...Groups.args },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('rowheader', { name: /2026/ })).toBeNull();
    await expect(canvas.getAllByRole('row')).toHaveLength(7);
    await expect(canvas.getAllByRole('cell', { name: 'Nov 20, 2026' })).toHaveLength(2);
  },
};

/** [CONST-2] The headings of a virtualized table scroll with its rows. */
export const GroupsOfManyRows: Story = {
  tags: ['!dev', '!autodocs'],
  args: { ...Groups.args, rows: deposits(400), sort: { column: 'date', direction: 'descending' } },
  render: (args) => (
    <Frame width={320}>
      <Table {...args} />
    </Frame>
  ),
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Deposits' });
    await expect(canvas.getByRole('rowheader', { name: 'Nov 20, 2026' })).toBeVisible();
    await expect(canvas.getAllByRole('row').length).toBeLessThan(100);
    region.scrollTop = region.scrollHeight;
    const [last] = await canvas.findAllByRole('rowheader', { name: 'Jan 25, 2026' });
    await waitFor(() => expect(last).toBeVisible());
  },
};

/** Rows become cards and rows again when the container changes, and the focus stays. */
export const CardsAndBack: Story = {
  tags: ['!dev', '!autodocs'],
  args: { actions: ACTIONS },
  render: (args) => (
    <Frame width={640}>
      <Table {...args} />
    </Frame>
  ),
  play: async ({ canvas }) => {
    const cell = () => canvas.getAllByRole('cell')[0] as HTMLElement;
    const frame = canvas.getByRole('table').closest<HTMLElement>('[style]') as HTMLElement;
    const button = canvas.getByRole('button', { name: 'Details of deposit 2041' });
    button.focus();
    await expect(getComputedStyle(cell(), '::before').content).toBe('none');
    const { inlineSize } = frame.style;
    frame.style.inlineSize = '320px';
    await waitFor(() => expect(getComputedStyle(cell(), '::before').content).toContain('Date'));
    frame.style.inlineSize = inlineSize;
    await waitFor(() => expect(getComputedStyle(cell(), '::before').content).toBe('none'));
    await expect(button).toHaveFocus();
  },
};

/** Only the visible rows of ten thousand are rendered; the table still states the total. */
export const TenThousandRows: Story = {
  args: { rows: deposits(10_000), actions: ACTIONS },
  play: async ({ canvas, userEvent }) => {
    const region = await canvas.findByRole('region', { name: 'Deposits' });
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
    await expect(canvas.getAllByRole('row').length).toBeLessThan(40);
    const first = canvas.getByRole('button', { name: 'Details of deposit 2041' });
    first.focus();
    region.scrollTop = region.scrollHeight;
    const last = await canvas.findByRole('button', { name: 'Details of deposit 12040' });
    await waitFor(() => expect(last).toBeVisible());
    await expect(last.closest('tr')).toHaveAttribute('aria-rowindex', '10001');
    await expect(Math.round(last.closest('tr')!.getBoundingClientRect().bottom)).toBeLessThanOrEqual(
      Math.ceil(region.getBoundingClientRect().bottom),
    );
    // The row with the focus is still rendered and still has the focus.
    await expect(first).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Date' }));
    await expect(canvas.getByRole('columnheader', { name: 'Date' })).toHaveAttribute('aria-sort', 'descending');
  },
};

const drawn = fn();
const COUNTED = COLUMNS.map((each) => ({
  ...each,
  cell: (row: Deposit) => {
    drawn();
    return each.cell?.(row) ?? row.plan;
  },
}));

/** [DS-1] A row that was changed in place shows its new content once the rows are passed again (U-5). */
export const ChangedInPlace: Story = {
  tags: ['!dev', '!autodocs'],
  args: { actions: ACTIONS },
  render: (args) => <InPlace {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(column(canvas, 3)[0]).toBe('$200.00');
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
    await expect(column(canvas, 3)[0]).toBe('$1.00');
    await expect(canvas.getByRole('button', { name: 'Details of deposit 1' })).toBeVisible();
  },
};

function InPlace(args: Story['args']) {
  const [rows, setRows] = useState(() => deposits(2));
  const change = () => {
    Object.assign(rows[0]!, { id: 1, cents: 100 });
    setRows([...rows]);
  };
  return (
    <>
      <Button onPress={change}>Change</Button>
      <Table {...meta.args} {...args} rows={rows} />
    </>
  );
}

const tableRendered = fn();
const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** A new order is rendered once, without intermediate renders afterwards. */
export const OneRenderPerOrder: Story = {
  tags: ['!dev', '!autodocs'],
  decorators: [
    (Story) => (
      <Profiler id="table" onRender={tableRendered}>
        <Story />
      </Profiler>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('row');
    await frame();
    for (const name of ['Amount', 'Plan']) {
      tableRendered.mockClear();
      await userEvent.click(canvas.getByRole('button', { name }));
      await frame();
      await expect(tableRendered, `renders by ${name}`).toHaveBeenCalledOnce();
    }
  },
};

/** A row may be a plain string. */
export const PlainRows: StoryObj<typeof Table<string>> = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <Table
      caption="Plans"
      rows={PLANS}
      columns={[{ id: 'plan', header: 'Plan', value: (plan) => plan, isSortable: true }]}
      rowKey={(plan) => plan}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Plan' }));
    await expect(column(canvas, 0)).toEqual(['Bronze', 'Gold', 'Silver', 'Starter']);
  },
};

/** Switching between mouse and keyboard does not render any cell again, whatever else on the page listens to it. */
export const MouseAndKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    rows: deposits(200),
    actions: ACTIONS,
    columns: COUNTED,
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('row');
    drawn.mockClear();
    await userEvent.hover(canvas.getByRole('button', { name: 'Details of deposit 2041' }));
    await userEvent.tab();
    await userEvent.keyboard('{F8}');
    await userEvent.pointer({ target: document.body, keys: '[MouseLeft]' });
    await userEvent.keyboard('{F8}');
    await expect(drawn).not.toHaveBeenCalled();
  },
};

/** Invalid values are '---', two rows with the same key are both shown, and an unknown sort column is ignored. */
export const BadInput: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    rows: [
      { ...deposits(1)[0]!, date: new Date('never'), plan: '', cents: Number.NaN },
      { ...deposits(1)[0]!, date: null },
    ],
    defaultSort: { column: 'gone', direction: 'ascending' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(3);
    await expect(column(canvas, 0)).toEqual(['---', '---']);
    await expect(column(canvas, 1)).toEqual(['---', 'Starter']);
    await expect(column(canvas, 3)[0]).toBe('---');
  },
};

export const LongText: Story = {
  args: {
    rows: deposits(2).map((deposit) => ({
      ...deposit,
      plan: 'A plan with a name that goes on for more than one line',
      method: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
      cents: Number.MAX_SAFE_INTEGER,
    })),
  },
  render: (args) => (
    <Frame>
      <Table {...args} />
    </Frame>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = {
  args: {
    caption: 'الإيداعات',
    isCaptionShown: true,
    columns: [
      { ...COLUMNS[0]!, header: 'التاريخ' },
      { ...COLUMNS[1]!, header: 'الخطة' },
      { ...COLUMNS[3]!, header: 'المبلغ' },
    ],
  },
  globals: { locale: 'ar-AE' },
};

/** Rows, cards, skeletons and the empty state, side by side. */
export const Matrix: Story = {
  tags: ['vrt'],
  render: (args) => (
    <Stack gap="8">
      <Card>
        <Table {...args} actions={ACTIONS} defaultSort={{ column: 'amount', direction: 'ascending' }} />
      </Card>
      <Card>
        <Table {...args} caption="Loading" rows={[]} isLoading skeletonRows={2} />
      </Card>
      <Frame width={320}>
        <Card>
          <Table {...args} caption="Cards" rows={deposits(2)} groups={DAYS} actions={ACTIONS} />
        </Card>
      </Frame>
      <Frame width={320}>
        <Card>
          <Table {...args} caption="Sides" columns={SIDED} rows={deposits(2)} actions={ACTIONS} />
        </Card>
      </Frame>
      <Card>
        <Table {...args} caption="None" rows={[]} />
      </Card>
    </Stack>
  ),
};
