import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import * as ui from '../index.ts';
import { useLocale } from '../providers.ts';
import { COINS, CURVE, footLinks, links, quickLinks } from './sample.tsx';
import { type SampleWords, sampleWords } from './sampleWords.ts';

/** The whole dashboard with sample data, in the toolbar's language, to see the components together. */
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
  play: async ({ canvas, globals, userEvent }) => {
    const words = sampleWords(globals['locale']);
    await expect(canvas.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    await expect(canvas.getByText('$12,480', { exact: false })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: words.hideAmounts }));
    await expect(canvas.queryByText('$12,480', { exact: false })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: words.showAmounts }));
  },
};

/** The ticker renders its prices after the first paint, and repeats them to fill the width. */
const tickerShown = (canvas: StoryContext['canvas']) => canvas.findAllByText('DOGE');

export const Matrix: Story = {
  tags: ['vrt'],
  play: async ({ canvas }) => {
    await tickerShown(canvas);
  },
};

export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('main')).getAllByText('Loading').length).toBeGreaterThan(2);
  },
};

/** [SET-2] No text of the page stays English except data: names, codes and the operator's details (U-11). */
export const RightToLeft: Story = {
  globals: { locale: 'ar-AE' },
  play: async ({ canvas, canvasElement }) => {
    await tickerShown(canvas);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('لوحة التحكم');
    const latin = new Set(canvasElement.innerText.match(/[A-Za-z][A-Za-z$]*/g) ?? []);
    await expect([...latin].filter((word) => !DATA.has(word))).toEqual([]);
  },
};

export const InSpanish: Story = {
  globals: { locale: 'es-ES' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Panel');
    await expect(canvas.getByText('Saldo disponible')).toBeVisible();
  },
};

/**
 * Texts that are the same in every language: names, also as UserCard shortens them, codes, plans, the operator's details.
 */
const DATA = new Set(
  'Keel Amelia Rosenthal AR Ameli Rosenth US$ Starter Growth Trial Bitcoin Example Operator Ltd Sample Street BTC ETH USDT SOL BNB XRP DOGE ADA TRX AVAX'.split(
    ' ',
  ),
);

interface WithWords {
  words: SampleWords;
}

function Dashboard({ isLoading = false }: { isLoading?: boolean }) {
  const [isHidden, setHidden] = useState(false);
  const words = sampleWords(useLocale().locale);
  return (
    <ui.AppShell
      band={<ui.SampleBand link={{ label: words.whatIsThis, href: '#sample' }} />}
      sidebar={
        <ui.Sidebar
          brand={ui.DEFAULT_BRAND}
          user={<ui.UserCard firstName="Amelia" lastName="Rosenthal" detail={words.plan} />}
          groups={[{ id: 'pages', links: links(words) }]}
          footLinks={footLinks(words)}
        />
      }
      header={
        <ui.Header
          title={words.title}
          actions={
            <>
              <ui.IconButton
                label={isHidden ? words.showAmounts : words.hideAmounts}
                icon={isHidden ? <ui.EyeOffIcon /> : <ui.EyeIcon />}
                onPress={() => setHidden(!isHidden)}
              />
              <ui.IconButton label={words.style} icon={<ui.ThemeToggleIcon />} />
              <ui.CountBadge count={2}>
                <ui.IconButton label={words.unread} icon={<ui.BellIcon />} />
              </ui.CountBadge>
            </>
          }
        />
      }
      ticker={
        <ui.TickerTape
          label={words.prices}
          coins={COINS}
          source={<ui.Badge shape="tag">{words.simulated}</ui.Badge>}
          isLoading={isLoading}
        />
      }
      footer={<ui.SiteFooter operator={words.operator} riskNotice={words.risk} />}
      bottomBar={<ui.BottomBar links={quickLinks(words)} />}
    >
      <ui.KycBanner kind="incomplete" text={words.kyc} action={{ label: words.completeKyc, href: '#registeration' }} />
      <Hero words={words} isHidden={isHidden} isLoading={isLoading} />
      <Stats words={words} isLoading={isLoading} />
      <ui.Split aside={<Investment isLoading={isLoading} />}>
        <Chart words={words} />
      </ui.Split>
      {isLoading ? <ui.DepositPlanCardSkeleton /> : <Plans words={words} />}
    </ui.AppShell>
  );
}

function Hero({ words, isHidden, isLoading }: WithWords & { isHidden: boolean; isLoading: boolean }) {
  return (
    <ui.BalanceHero
      welcome={words.welcome}
      label={words.balance}
      balance={<ui.Balance cents={1248050} isHidden={isHidden} isLoading={isLoading} />}
      equivalent={
        <ui.BtcEquivalent btc={0.129451} rate={96412.18} asOf={new Date(2026, 10, 20, 10, 24)} isHidden={isHidden} />
      }
      actions={
        <ui.QuickActions>
          <ui.QuickAction label={words.nav.deposit} icon={<ui.PlusIcon />} href="#fund-account" isMain />
          <ui.QuickAction label={words.withdraw} icon={<ui.ArrowUpEndIcon />} href="#withdraw" />
          <ui.QuickAction label={words.sendReceive} icon={<ui.SwapIcon />} />
          <ui.QuickAction label={words.buySell} icon={<ui.WalletIcon />} />
        </ui.QuickActions>
      }
    />
  );
}

function Stats({ words, isLoading }: WithWords & { isLoading: boolean }) {
  return (
    <ui.StatRow note={<ui.SampleTag />}>
      <ui.StatCard
        appearance="plain"
        label={words.totalProfit}
        value={<ui.Money cents={190412} />}
        isLoading={isLoading}
        action={
          <ui.Button size="sm" tone="neutral" appearance="soft">
            {words.transferFunds}
          </ui.Button>
        }
      />
      <ui.StatCard
        appearance="plain"
        label={words.referralBonus}
        value={<ui.Money cents={24000} />}
        change={<ui.PercentChange points={7.11} />}
        isSample
        isLoading={isLoading}
      />
      <ui.StatCard
        appearance="plain"
        label={words.totalDeposit}
        value={<ui.Money cents={1000000} />}
        change={<ui.PercentChange points={8.34} />}
        isSample
        isLoading={isLoading}
      />
      <ui.StatCard
        appearance="plain"
        label={words.liveTraders}
        value={<ui.LiveCounter count={18435} />}
        change={words.andCounting}
        isSample
        isLoading={isLoading}
      />
    </ui.StatRow>
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

/** A static picture in place of the price chart. */
function Chart({ words }: WithWords) {
  return (
    <ui.Card title="Bitcoin">
      <ui.Inline align="baseline">
        <ui.Price value={96412.18} size="title2" tone="strong" />
        <ui.PercentChange points={1.42} />
        <ui.Text isInline tone="muted">
          {words.sevenDays}
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

function Plans({ words }: WithWords) {
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
        notice={words.paused}
      />
      <ui.DepositPlanCard
        name="Trial"
        status="completed"
        made={3}
        required={3}
        amountCents={10000}
        daysLeft={null}
        startDate={new Date(2026, 7, 1)}
        notice={words.allMade}
      />
    </ui.Grid>
  );
}
