import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../../components/Grid/Grid.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { narrow } from '../../test/Narrow.tsx';
import { PlanCard } from './PlanCard.tsx';

const RISK = 'The value of an investment can fall. You may get back less than you paid.';

const meta = {
  component: PlanCard,
  args: {
    name: 'Starter',
    minimumCents: 200000,
    ratePoints: 1.5,
    days: 30,
    features: ['Weekly statement', 'Help by email'],
    risk: RISK,
    action: (
      <LinkButton href="#fund-account" size="lg" tone="neutral" appearance="soft" isFullWidth>
        Select Plan
      </LinkButton>
    ),
  },
  argTypes: { risk: { control: false }, action: { control: false } },
} satisfies Meta<typeof PlanCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [PLAN-1][HONEST-4] The minimum amount, the operator's figure labelled as such, the risk, the link. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const card = canvas.getByRole('article', { name: 'Starter' });
    await expect(card).toHaveTextContent('Minimum$2,000');
    await expect(canvas.getByText("Operator's figure").nextElementSibling).toHaveTextContent(/^1\.50%$/);
    await expect(canvas.getByText('Duration').nextElementSibling).toHaveTextContent(/^30 days$/);
    await expect(card).toHaveTextContent(`Risk${RISK}`);
    await expect(canvas.queryByText('Current plan')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Select Plan' })).toHaveFocus();
  },
};

export const MinimumLabel: Story = {
  args: { minimumLabel: 'From' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('From')).toBeVisible();
  },
};

export const Level: Story = {
  args: { level: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(0);
  },
};

/** [PLAN-1] */
export const Current: Story = {
  args: {
    isCurrent: true,
    action: (
      <LinkButton href="#fund-account" size="lg" isFullWidth>
        Select Plan
      </LinkButton>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Current plan')).toBeVisible();
  },
};

/** As the server returns a plan today: only price and features. */
export const WithoutFacts: Story = {
  args: { ratePoints: null, days: null, risk: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Duration')).toBeNull();
    await expect(canvas.queryByText("Operator's figure")).toBeNull();
    await expect(canvas.queryByText('Risk')).toBeNull();
  },
};

/** The buttons of a row are aligned. */
export const Row: Story = {
  render: (args) => (
    <Grid columns={3} minWidth={240}>
      <PlanCard {...args} features={[]} />
      <PlanCard {...args} name="Growth" minimumCents={1000000} ratePoints={2.25} days={90} isCurrent />
      <PlanCard {...args} name="Wealth" minimumCents={5000000} ratePoints={null} />
    </Grid>
  ),
  play: async ({ canvas }) => {
    const bottoms = canvas.getAllByRole('link').map((link) => Math.round(link.getBoundingClientRect().bottom));
    await expect(new Set(bottoms).size).toBe(1);
  },
};

export const Impossible: Story = {
  tags: ['!dev', '!autodocs'],
  args: { minimumCents: Number.NaN, ratePoints: Number.NaN, days: -1, currency: 'nothing', features: ['same', 'same'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('NaN');
    await expect(canvas.getAllByText('---')).toHaveLength(3);
  },
};

export const LongText: Story = {
  args: {
    name: 'The plan with the longest name of all',
    minimumCents: 123456789012345,
    features: ['x'.repeat(300)],
    risk: 'Investment'.repeat(30),
    isCurrent: true,
  },
  decorators: [narrow],
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};

export const RightToLeft: Story = {
  args: {
    name: 'المبتدئ',
    features: ['كشف أسبوعي'],
    risk: 'قد تنخفض قيمة الاستثمار.',
    action: (
      <LinkButton href="#fund-account" size="lg" tone="neutral" appearance="soft" isFullWidth>
        اختر الخطة
      </LinkButton>
    ),
  },
  globals: { locale: 'ar-AE' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('الحد الأدنى')).toBeVisible();
  },
};

/** On offer, current, and without facts. */
export const Matrix: Story = { ...Row, tags: ['vrt'], play: async () => {} };
