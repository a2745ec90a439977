import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { narrow } from '../../test/Narrow.tsx';
import { ArrowDownIcon, ArrowUpIcon, SwapIcon } from '../Icon/icons.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Tabs } from './Tabs.tsx';

const ITEMS = [
  { id: 'deposits', label: 'Deposits', content: <Text>No deposit found</Text> },
  { id: 'trades', label: 'Trades', content: <Text>No Trade found</Text> },
  { id: 'withdrawals', label: 'Withdrawals', content: <Text>No withdrawal found</Text> },
] as const;

const APPEARANCES = ['line', 'segments'] as const;

const meta = {
  component: Tabs,
  args: { label: 'Activity', items: ITEMS, onChange: fn() },
  argTypes: { appearance: { control: 'inline-radio', options: APPEARANCES }, items: { control: false } },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('tablist', { name: 'Activity' })).toBeVisible();
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Deposits');
    await userEvent.click(canvas.getByRole('tab', { name: 'Trades' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('trades');
    await expect(canvas.getByRole('tabpanel', { name: 'Trades' })).toHaveTextContent('No Trade found');
    await expect(canvas.queryByText('No deposit found')).toBeNull();
  },
};

export const StartsElsewhere: Story = {
  args: { defaultValue: ITEMS[1]?.id ?? '' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('tab')[1]).toHaveAttribute('aria-selected', 'true');
  },
};

/** Arrow keys select; the row is a single tab stop. */
export const Keyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Trades' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('No withdrawal found');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};

export const Appearances: Story = {
  render: (args) => (
    <Stack gap="8">
      {APPEARANCES.map((appearance) => (
        <Tabs {...args} key={appearance} label={appearance} appearance={appearance} />
      ))}
    </Stack>
  ),
};

export const WithIcons: Story = {
  args: {
    appearance: 'segments',
    items: [
      { id: 'receive', label: 'Receive', icon: <ArrowDownIcon />, content: <Text>Receive</Text> },
      { id: 'send', label: 'Send', icon: <ArrowUpIcon />, content: <Text>Send</Text> },
      { id: 'swap', label: 'Swap', icon: <SwapIcon />, content: <Text>Swap</Text>, isDisabled: true },
    ],
  },
};

/** Controlled: without an update the tab stays. */
export const Controlled: Story = {
  tags: ['!dev', '!autodocs'],
  args: { value: 'trades' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Withdrawals' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('withdrawals');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Trades');
  },
};

/** An unknown tab means the first one; without tabs nothing is shown. */
export const BadInput: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <>
      <Tabs {...args} value="gone" />
      <Tabs {...args} label="None" items={[]} />
    </>
  ),
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('tablist')).toHaveLength(1);
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Deposits');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: {
    items: ITEMS.map((item) => ({ ...item, label: `${item.label} of the year that ended` })),
  },
  decorators: [narrow],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    const last = canvas.getByRole('tab', { name: /Withdrawals/ });
    const list = canvas.getByRole('tablist').getBoundingClientRect();
    await waitFor(() => expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(list.right + 1));
  },
};

export const RightToLeft: Story = {
  args: {
    label: 'النشاط',
    items: [
      { id: 'a', label: 'الإيداعات', content: <Text>لا توجد إيداعات</Text> },
      { id: 'b', label: 'الصفقات', content: <Text>لا توجد صفقات</Text> },
    ],
  },
  globals: { locale: 'ar-AE' },
};

/** Both appearances, with a disabled tab. */
export const Matrix: Story = {
  tags: ['vrt'],
  render: (args) => (
    <Stack gap="8">
      {APPEARANCES.map((appearance) => (
        <Tabs
          {...args}
          key={appearance}
          label={appearance}
          appearance={appearance}
          items={ITEMS.map((item) => ({ ...item, isDisabled: item.id === 'withdrawals' }))}
        />
      ))}
    </Stack>
  ),
};
