import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Frame } from '../../test/Frame.tsx';
import { Row } from '../../test/Matrix.tsx';
import { InvestmentPanel } from './InvestmentPanel.tsx';

const meta = {
  component: InvestmentPanel,
  args: {
    plan: 'Starter',
    amountCents: 200000,
    date: new Date(2026, 9, 2),
    profitCents: 18412,
    transactHref: '#fund-account',
  },
} satisfies Meta<typeof InvestmentPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Ongoing Investment' })).toBeVisible();
    const values = canvas.getAllByRole('definition').map((value) => value.textContent);
    await expect(values.slice(0, 3)).toEqual(['Starter', '$2,000.00', 'Oct 2, 2026']);
    await expect(values[3]).toMatch(/^\+\$184\.12.*9\.21%/);
    await expect(canvas.getByRole('link', { name: 'Transact' })).toHaveAttribute('href', '#fund-account');
  },
};

export const Currency: Story = {
  args: { currency: 'EUR' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toContain('€');
  },
};

export const Hidden: Story = {
  args: { isHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Amount hidden')).toHaveLength(2);
    await expect(canvas.queryByText('$2,000.00')).toBeNull();
  },
};

/** [DASH-5] */
export const NoPlan: Story = {
  args: { plan: null, amountCents: null, date: null, profitCents: null },
  play: async ({ canvas }) => {
    const values = canvas.getAllByRole('definition').map((value) => value.textContent);
    await expect(values).toEqual(['---', '---', '---', '---']);
  },
};

/** [DASH-5] Start, end and days left (P-6). */
export const WithTerm: Story = {
  args: { endDate: new Date(2026, 11, 31), now: new Date(2026, 10, 20, 10).getTime() },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Term' });
    await expect(bar).toHaveAttribute('aria-valuetext', '41 days left');
    await expect(bar).toHaveAttribute('aria-valuenow', expect.stringMatching(/^54/));
    await expect(canvas.getByText('Dec 31, 2026')).toBeVisible();
  },
};

export const TermEnded: Story = {
  args: { endDate: new Date(2026, 10, 1), now: new Date(2026, 10, 20, 10).getTime() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Term' })).toHaveAttribute('aria-valuetext', 'Term ended');
  },
};

export const Loss: Story = { args: { profitCents: -2240 } };

export const Loading: Story = { args: { isLoading: true } };

export const Impossible: Story = {
  tags: ['!dev', '!autodocs'],
  args: { amountCents: Number.NaN, date: 'yesterday', profitCents: 0.5 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('---')).toHaveLength(3);
  },
};

export const LongText: Story = {
  args: { plan: 'The plan with the longest name that an operator could think of', amountCents: 900719925474099312345n },
  render: (args) => (
    <Frame width={288}>
      <InvestmentPanel {...args} />
    </Frame>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Beside a taller neighbour the rows stay together (P-6). */
export const InAHighCard: Story = {
  render: (args) => (
    <div style={{ display: 'grid', blockSize: 480, inlineSize: 320 }}>
      <InvestmentPanel {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('term').map((term) => term.getBoundingClientRect());
    await expect(second!.top - first!.bottom).toBeLessThan(32);
  },
};

export const RightToLeft: Story = {
  args: { endDate: new Date(2026, 11, 31), now: new Date(2026, 10, 20, 10).getTime() },
  globals: { locale: 'ar-AE' },
};

/** With a gain, with a term, with a loss, without a plan, loading. */
export const Matrix: Story = {
  tags: ['vrt'],
  render: (args) => (
    <Row>
      {[
        {},
        { endDate: new Date(2026, 11, 31), now: new Date(2026, 10, 20, 10).getTime() },
        { profitCents: -2240 },
        { plan: null, amountCents: null, date: null, profitCents: null },
        { isLoading: true },
      ].map((other, index) => (
        <Frame key={index} width={280}>
          <InvestmentPanel {...args} {...other} />
        </Frame>
      ))}
    </Row>
  ),
};
