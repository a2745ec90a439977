import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Grid } from '../../components/Grid/Grid.tsx';
import { Frame } from '../../test/Frame.tsx';
import { Balance } from '../Balance/Balance.tsx';
import { LiveCounter } from '../LiveCounter/LiveCounter.tsx';
import { Money } from '../Money/Money.tsx';
import { PercentChange } from '../PercentChange/PercentChange.tsx';
import { SampleTag } from '../SampleTag/SampleTag.tsx';
import { StatCard } from './StatCard.tsx';

const meta = {
  component: StatCard,
  args: {
    label: 'Referral Bonus',
    value: <Money cents={24000} />,
    change: <PercentChange points={7.11} />,
    tag: <SampleTag />,
  },
  argTypes: {
    value: { control: false },
    change: { control: false },
    tag: { control: false },
    action: { control: false },
  },
} satisfies Meta<typeof StatCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article', { name: 'Referral Bonus' });
    await expect(card).toHaveTextContent('$240.00');
    await expect(canvas.getByRole('button', { name: 'Sample' })).toBeVisible();
  },
};

export const WithAction: Story = {
  args: {
    label: 'Total Profit',
    value: <Money cents={190412} />,
    change: null,
    tag: null,
    action: (
      <Button size="sm" tone="neutral" appearance="soft">
        Transfer Funds
      </Button>
    ),
  },
};

/** A sample in a StatRow, whose tag explains the asterisk (DASH-3). */
export const Plain: Story = {
  args: { appearance: 'plain', tag: null, isSample: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('*')).toBeVisible();
    await expect(canvas.getByRole('article')).toHaveTextContent('Sample figure with no data behind it.');
  },
};

/** As high as the loaded card. */
export const Loading: Story = {
  render: (args) => (
    <div style={{ display: 'grid', alignItems: 'start', gap: 16, gridTemplateColumns: '1fr 1fr' }}>
      <StatCard {...args} />
      <StatCard {...args} label="Total Deposit" isLoading />
    </div>
  ),
  play: async ({ canvas }) => {
    const [loaded, loading] = canvas.getAllByRole('article').map((card) => card.offsetHeight);
    await expect(loading).toBe(loaded);
  },
};

/** [DASH-2] The four cards of the dashboard. */
export const InARow: Story = {
  render: (args) => (
    <Grid columns={4} minWidth={150}>
      <StatCard {...WithAction.args} label="Total Profit" value={<Money cents={190412} />} />
      <StatCard {...args} />
      <StatCard {...args} label="Total Deposit" value={<Money cents={1000000} />} />
      <StatCard {...args} label="Live Traders" value={<LiveCounter count={18435} />} change="and counting" />
    </Grid>
  ),
};

export const Impossible: Story = {
  tags: ['!dev', '!autodocs'],
  args: { value: <Money cents={Number.NaN} />, change: <PercentChange points={Number.NaN} /> },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('---')).toHaveLength(2);
    await expect(canvasElement).not.toHaveTextContent('NaN');
  },
};

export const LongText: Story = {
  args: { label: 'What others who came through you have brought in', value: <Money cents={99999999999} /> },
  render: (args) => (
    <Frame>
      <StatCard {...args} />
    </Frame>
  ),
};

export const RightToLeft: Story = { args: { label: 'مكافأة الإحالة' }, globals: { locale: 'ar-AE' } };

/** A narrow card wraps the amount. */
export const Narrow: Story = {
  args: { value: <Money cents={900719925474099312345n} /> },
  render: (args) => (
    <Frame width={150}>
      <StatCard {...args} />
    </Frame>
  ),
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};

/** In a narrow card a large balance becomes smaller instead of breaking (P-5). */
export const NarrowBalance: Story = {
  args: { value: <Balance size="md" cents={1448050} /> },
  render: (args) => (
    <Frame width={131}>
      <StatCard {...args} />
    </Frame>
  ),
  play: async ({ canvas }) => {
    const range = document.createRange();
    range.selectNodeContents(canvas.getByText('.50').parentElement!);
    const tops = [...range.getClientRects()].map(({ bottom }) => Math.round(bottom));
    await expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(8);
  },
};

export const Matrix: Story = { ...InARow, tags: ['vrt'] };
