import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../../components/Grid/Grid.tsx';
import { Frame } from '../../test/Frame.tsx';
import { DepositPlanCard } from './DepositPlanCard.tsx';
import { DepositPlanCardSkeleton } from './DepositPlanCardSkeleton.tsx';

const meta = {
  component: DepositPlanCard,
  args: {
    name: 'Starter',
    status: 'active',
    made: 4,
    required: 6,
    amountCents: 50000,
    daysLeft: 23,
    startDate: new Date(2026, 9, 2),
  },
} satisfies Meta<typeof DepositPlanCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [DASH-7] */
export const Default: Story = {
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article', { name: 'Starter' });
    await expect(card).toHaveTextContent('Active');
    await expect(card).toHaveTextContent('$500.00 a deposit · 23 days left');
    await expect(card).toHaveTextContent('Started Oct 2, 2026');
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '4 of 6 deposits made');
  },
};

/** The loading text that screen readers announce. */
export const NamedSkeleton: Story = {
  render: () => <DepositPlanCardSkeleton label="Deposit plans" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Deposit plans')).toBeInTheDocument();
  },
};

export const Level: Story = {
  args: { level: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 4 }).length).toBeGreaterThan(0);
  },
};

export const Currency: Story = {
  args: { currency: 'EUR' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toContain('€');
  },
};

/** [DASH-7] Each status with its sentence. */
export const Statuses: Story = {
  render: (args) => (
    <Grid columns={2} minWidth={280}>
      <DepositPlanCard {...args} />
      <DepositPlanCard {...args} name="Growth" status="paused" notice="Paused: no deposits are due." />
      <DepositPlanCard
        {...args}
        name="Trial"
        status="completed"
        made={6}
        daysLeft={null}
        notice="Congratulations, all deposits are made."
      />
      <DepositPlanCard {...args} name="Early" status="expired" daysLeft={0} notice="This plan expired on 1 November." />
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Paused: no deposits are due.')).toBeVisible();
    await expect(canvas.getByText('Completed')).toBeVisible();
    await expect(canvas.getByText('Expired')).toBeVisible();
  },
};

export const Hidden: Story = {
  args: { isHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/••••••/)).toBeVisible();
    await expect(canvas.queryByText(/\$/)).toBeNull();
  },
};

export const UnknownStatus: Story = {
  args: { status: 'constructor' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unknown')).toBeVisible();
  },
};

export const Impossible: Story = {
  tags: ['!dev', '!autodocs'],
  args: { made: Number.NaN, required: -1, amountCents: Number.NaN, daysLeft: Number.NaN, startDate: 'yesterday' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('NaN');
    await expect(canvas.getByText('--- a deposit')).toBeVisible();
    await expect(canvas.getByText('Started ---')).toBeVisible();
  },
};

/** As high as the loaded card. */
export const Loading: Story = {
  render: (args) => (
    <div style={{ display: 'grid', alignItems: 'start', gap: 16, gridTemplateColumns: '1fr 1fr' }}>
      <div data-testid="loaded">
        <DepositPlanCard {...args} />
      </div>
      <div data-testid="loading">
        <DepositPlanCardSkeleton />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('loading').offsetHeight).toBe(canvas.getByTestId('loaded').offsetHeight);
  },
};

export const LongText: Story = {
  args: {
    name: 'The plan with the longest name',
    notice: 'Paused since the bank of the operator is closed for a week.',
  },
  render: (args) => (
    <Frame width={288}>
      <DepositPlanCard {...args} />
    </Frame>
  ),
};

export const RightToLeft: Story = { globals: { locale: 'ar-AE' } };

/** In any language; the story Statuses tests the texts. */
export const Matrix: Story = { ...Statuses, tags: ['vrt'], play: async () => {} };
