import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import * as ui from '../index.ts';
import { COINS, CURVE, FOOT_LINKS, LINKS, QUICK_LINKS } from './sample.tsx';

/** The whole page of the investor, of sample data, to look at the parts together. */
const meta = {
  title: 'Screens/Dashboard',
  component: Dashboard,
  parameters: {
    layout: 'fullscreen',
    // Chromatic shows a screen on a phone too: PHONE of scripts/lib/pictureModes.ts.
    chromatic: { modes: { phone: { theme: 'white', motion: 'reduced', viewport: { width: 390, height: 844 } } } },
  },
} satisfies Meta<typeof Dashboard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(canvas.getByText('$12,480', { exact: false })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide amounts' }));
    await expect(canvas.queryByText('$12,480', { exact: false })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show amounts' }));
  },
};

export const Matrix: Story = {
  tags: ['vrt'],
  play: async ({ canvas }) => {
    await canvas.findByText('DOGE');
  },
};

export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('main')).getAllByText('Loading').length).toBeGreaterThan(2);
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-AE' } };

function Dashboard({ isLoading = false }: { isLoading?: boolean }) {
  const [isHidden, setHidden] = useState(false);
  return (
    <ui.AppShell
      band={<ui.SampleBand link={{ label: 'What is this?', href: '#sample' }} />}
      sidebar={
        <ui.Sidebar
          brand={ui.DEFAULT_BRAND}
          user={<ui.UserCard firstName="Amelia" lastName="Rosenthal" detail="Starter plan" />}
          links={LINKS}
          footLinks={FOOT_LINKS}
        />
      }
      header={
        <ui.Header
          title="Dashboard"
          actions={
            <>
              <ui.IconButton
                label={isHidden ? 'Show amounts' : 'Hide amounts'}
                icon={isHidden ? <ui.EyeOffIcon /> : <ui.EyeIcon />}
                onPress={() => setHidden(!isHidden)}
              />
              <ui.IconButton label="Style" icon={<ui.ThemeToggleIcon />} />
              <ui.CountBadge count={2}>
                <ui.IconButton label="Notifications, 2 unread" icon={<ui.BellIcon />} />
              </ui.CountBadge>
            </>
          }
        />
      }
      ticker={
        <ui.TickerTape
          label="Coin prices"
          coins={COINS}
          source={<ui.Badge shape="tag">Simulated prices</ui.Badge>}
          isLoading={isLoading}
        />
      }
      footer={
        <ui.SiteFooter
          operator="Operated by Example Operator Ltd, 1 Sample Street. Registration not set (demo)."
          riskNotice="Investments can lose value; nothing here promises a return."
        />
      }
      bottomBar={<ui.BottomBar links={QUICK_LINKS} />}
    >
      <ui.KycBanner
        kind="incomplete"
        text="Identity Verification Incomplete"
        action={{ label: 'Complete KYC Now', href: '#registeration' }}
      />
      <Hero isHidden={isHidden} isLoading={isLoading} />
      <Stats isLoading={isLoading} />
      <ui.Split aside={<Investment isLoading={isLoading} />}>
        <Chart />
      </ui.Split>
      {isLoading ? <ui.DepositPlanCardSkeleton /> : <Plans />}
    </ui.AppShell>
  );
}

function Hero({ isHidden, isLoading }: { isHidden: boolean; isLoading: boolean }) {
  return (
    <ui.BalanceHero
      welcome="Welcome, Ameli"
      label="Available balance"
      balance={<ui.Balance cents={1248050} isHidden={isHidden} isLoading={isLoading} />}
      equivalent={
        <ui.BtcEquivalent btc={0.129451} rate={96412.18} asOf={new Date(2026, 10, 20, 10, 24)} isHidden={isHidden} />
      }
      actions={
        <>
          <ui.LinkButton size="lg" href="#fund-account" iconStart={<ui.PlusIcon />}>
            Deposit
          </ui.LinkButton>
          <ui.LinkButton size="lg" tone="neutral" appearance="soft" href="#withdraw" iconStart={<ui.ArrowUpEndIcon />}>
            Withdraw
          </ui.LinkButton>
        </>
      }
      moreActions={
        <>
          <ui.Button size="sm" tone="neutral" appearance="ghost">
            Buy / Sell
          </ui.Button>
          <ui.Button size="sm" tone="neutral" appearance="ghost">
            Send / Receive
          </ui.Button>
        </>
      }
    />
  );
}

function Stats({ isLoading }: { isLoading: boolean }) {
  return (
    <ui.Grid columns={4} minWidth={150}>
      <ui.StatCard
        label="Total Profit"
        value={<ui.Money cents={190412} />}
        isLoading={isLoading}
        action={
          <ui.Button size="sm" tone="neutral" appearance="soft">
            Transfer Funds
          </ui.Button>
        }
      />
      <ui.StatCard
        label="Referral Bonus"
        value={<ui.Money cents={24000} />}
        change={<ui.PercentChange points={7.11} />}
        tag={<ui.SampleTag />}
        isLoading={isLoading}
      />
      <ui.StatCard
        label="Total Deposit"
        value={<ui.Money cents={1000000} />}
        change={<ui.PercentChange points={8.34} />}
        tag={<ui.SampleTag />}
        isLoading={isLoading}
      />
      <ui.StatCard
        label="Live Traders"
        value={<ui.LiveCounter count={18435} />}
        change="and counting"
        tag={<ui.SampleTag />}
        isLoading={isLoading}
      />
    </ui.Grid>
  );
}

function Investment({ isLoading }: { isLoading: boolean }) {
  return (
    <ui.InvestmentPanel
      plan="Starter"
      amountCents={200000}
      date={new Date(2026, 9, 2)}
      profitCents={18412}
      transactHref="#fund-account"
      isLoading={isLoading}
    />
  );
}

/** A still picture of what the price chart will be. */
function Chart() {
  return (
    <ui.Card title="Bitcoin">
      <ui.Inline align="baseline">
        <ui.Price value={96412.18} size="title2" tone="strong" />
        <ui.PercentChange points={1.42} />
        <ui.Text isInline tone="muted">
          7 days
        </ui.Text>
      </ui.Inline>
      <svg
        viewBox="0 0 740 220"
        preserveAspectRatio="none"
        aria-hidden="true"
        style={{ inlineSize: '100%', blockSize: 220 }}
      >
        <path d={`M${CURVE}L740 220L0 220Z`} fill={ui.vars.color.chart.area} />
        <path
          d={`M${CURVE}`}
          fill="none"
          stroke={ui.vars.color.chart.line}
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </ui.Card>
  );
}

function Plans() {
  return (
    <ui.Grid columns={3} minWidth={280}>
      <ui.DepositPlanCard
        name="Starter"
        status="active"
        made={4}
        required={6}
        amountCents={50000}
        daysLeft={23}
        startDate={new Date(2026, 9, 2)}
      />
      <ui.DepositPlanCard
        name="Growth"
        status="paused"
        made={2}
        required={5}
        amountCents={120000}
        daysLeft={41}
        startDate={new Date(2026, 9, 2)}
        notice="Paused: no deposits are due."
      />
      <ui.DepositPlanCard
        name="Trial"
        status="completed"
        made={3}
        required={3}
        amountCents={10000}
        daysLeft={null}
        startDate={new Date(2026, 7, 1)}
        notice="Congratulations, all deposits are made."
      />
    </ui.Grid>
  );
}
