import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Frame } from '../../test/Frame.tsx';
import { Link } from '../Link/Link.tsx';
import { Card } from './Card.tsx';

const meta = {
  component: Card,
  args: { title: 'Latest activity', children: 'Seven deposits this year.' },
  argTypes: { actions: { control: false } },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Latest activity' })).toBeVisible();
  },
};

export const WithActions: Story = {
  args: {
    actions: (
      <Link appearance="standalone" href="#all">
        See all
      </Link>
    ),
  },
};

export const WithoutTitle: Story = { render: () => <Card>Only its content.</Card> };

export const Paddings: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {(['none', 'sm', 'md'] as const).map((padding) => (
        <Card {...args} key={padding} padding={padding} title={padding} />
      ))}
    </div>
  ),
};

/** The selected one of several is outlined in the accent colour. */
export const Current: Story = {
  args: { isCurrent: true },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Card {...args} data-testid="card" />
      <Card title="Another" data-testid="card" />
    </div>
  ),
  play: async ({ canvas }) => {
    const [current, other] = canvas.getAllByTestId('card').map((card) => getComputedStyle(card).borderColor);
    await expect(current).not.toBe(other);
  },
};

export const LongText: Story = {
  args: { title: 'Everything that happened in this account since the first of January' },
  render: (args) => (
    <Frame>
      <Card {...args} />
    </Frame>
  ),
};

export const RightToLeft: Story = {
  args: { title: 'آخر النشاطات', children: 'سبعة إيداعات هذا العام.' },
  globals: { locale: 'ar-AE' },
};

/** Every padding, with and without title and actions. */
export const Matrix: Story = {
  tags: ['vrt'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {(['none', 'sm', 'md'] as const).map((padding) => (
        <Card {...args} key={padding} padding={padding} actions={<Link href="#all">See all</Link>} />
      ))}
      <Card>Only its content.</Card>
    </div>
  ),
};
