import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Frame } from '../../test/Frame.tsx';
import { Money } from '../Money/Money.tsx';
import { PercentChange } from '../PercentChange/PercentChange.tsx';
import { SampleTag } from '../SampleTag/SampleTag.tsx';
import { StatCard } from '../StatCard/StatCard.tsx';
import { StatRow } from './StatRow.tsx';

const figures = (
  <>
    <StatCard
      appearance="plain"
      label="Total Profit"
      value={<Money cents={190412} />}
      action={
        <Button size="sm" tone="neutral" appearance="soft">
          Transfer Funds
        </Button>
      }
    />
    <StatCard
      appearance="plain"
      label="Referral Bonus"
      value={<Money cents={24000} />}
      change={<PercentChange points={7.11} />}
      isSample
    />
    <StatCard
      appearance="plain"
      label="Total Deposit"
      value={<Money cents={1000000} />}
      change={<PercentChange points={8.34} />}
      isSample
    />
    <StatCard appearance="plain" label="Live Traders" value="18,435" change="and counting" isSample />
  </>
);

const meta = {
  component: StatRow,
  args: { children: figures, note: <SampleTag>Sample figures</SampleTag> },
  argTypes: { children: { control: false }, note: { control: false } },
} satisfies Meta<typeof StatRow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [DASH-3] One tag for all samples; each of them is marked, also for screen readers. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Sample figures' })).toHaveLength(1);
    await expect(canvas.getByRole('article', { name: 'Live Traders' })).toHaveTextContent('no data behind it');
    await expect(canvas.getByRole('article', { name: 'Total Profit' })).not.toHaveTextContent('no data behind it');
    const tops = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
};

export const Phone: Story = {
  render: (args) => (
    <Frame width={358}>
      <StatRow {...args} />
    </Frame>
  ),
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(2);
  },
};

/** One below the other, where two would have no room for large amounts. */
export const NarrowPhone: Story = {
  render: (args) => (
    <Frame width={288}>
      <StatRow {...args} />
    </Frame>
  ),
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(4);
  },
};

export const LongText: Story = {
  args: {
    children: (
      <>
        <StatCard appearance="plain" label="Total Profit" value={<Money cents={900719925474099312345n} />} />
        <StatCard appearance="plain" label="A label that needs more than one line of the row" value="18,435" />
      </>
    ),
  },
  render: (args) => (
    <Frame width={288}>
      <StatRow {...args} />
    </Frame>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-AE' } };

/** Wide, and as on a phone. */
export const Matrix: Story = {
  tags: ['vrt'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <StatRow {...args} />
      <Frame width={358}>
        <StatRow {...args} />
      </Frame>
    </div>
  ),
};
