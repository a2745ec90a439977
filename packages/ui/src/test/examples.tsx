import type { ReactElement } from 'react';
import * as ui from '../index.ts';

type Component = Extract<
  {
    [Name in keyof typeof ui]: (typeof ui)[Name] extends (props: never) => ReactElement | null ? Name : never;
  }[keyof typeof ui],
  Capitalize<string>
>;

/** One element of each exported component but the icons, which share one: the sweep renders it on a server. */
export const EXAMPLES: Readonly<Record<Exclude<Component, `${string}Icon`>, ReactElement>> = {
  AppShell: (
    <ui.AppShell sidebar={<ui.Sidebar brand={ui.DEFAULT_BRAND} links={[]} />} header={<ui.Header title="Dashboard" />}>
      Page
    </ui.AppShell>
  ),
  Avatar: <ui.Avatar name="Amelia Rosenthal" />,
  Badge: <ui.Badge tone="warning">Paused</ui.Badge>,
  Balance: <ui.Balance cents={1248050} />,
  BalanceHero: <ui.BalanceHero label="Available balance" balance={<ui.Balance cents={1248050} />} />,
  Banner: <ui.Banner tone="negative">Prices are late.</ui.Banner>,
  BottomBar: <ui.BottomBar links={[{ href: '/invest', label: 'Home', icon: <ui.HomeIcon /> }]} />,
  Box: <ui.Box surface="card">Available balance</ui.Box>,
  BrandMark: <ui.BrandMark brand={ui.DEFAULT_BRAND} />,
  BtcEquivalent: <ui.BtcEquivalent btc={0.129451} rate={96412.18} />,
  Button: <ui.Button isPending>Deposit</ui.Button>,
  Card: <ui.Card title="Latest activity">Nothing yet</ui.Card>,
  Checkbox: <ui.Checkbox name="terms">I have read the terms</ui.Checkbox>,
  CodeField: <ui.CodeField label="Code" name="code" />,
  ComboBox: <ui.ComboBox label="Country" name="country" options={[{ value: 'ES', label: 'Spain' }]} />,
  CountBadge: <ui.CountBadge count={2}>Bell</ui.CountBadge>,
  DefinitionList: <ui.DefinitionList items={[{ term: 'Plan', value: 'Starter' }]} />,
  DepositPlanCard: (
    <ui.DepositPlanCard
      name="Starter"
      status="active"
      made={4}
      required={6}
      amountCents={50000}
      daysLeft={23}
      startDate={0}
    />
  ),
  DepositPlanCardSkeleton: <ui.DepositPlanCardSkeleton />,
  Dialog: <ui.Dialog title="Buy and Sell crypto on Keel">Sell</ui.Dialog>,
  DialogTrigger: (
    <ui.DialogTrigger>
      <ui.Button>Buy</ui.Button>
      <ui.Modal>
        <ui.Dialog title="Buy">Sell</ui.Dialog>
      </ui.Modal>
    </ui.DialogTrigger>
  ),
  Disclosure: <ui.Disclosure title="Fees">None</ui.Disclosure>,
  Divider: <ui.Divider />,
  EmptyState: <ui.EmptyState title="No Trade found" />,
  EntryLayout: (
    <ui.EntryLayout brand={ui.DEFAULT_BRAND} sentence="Every figure you see here has a source.">
      Form
    </ui.EntryLayout>
  ),
  ErrorState: <ui.ErrorState title="Failed to fetch plans" />,
  Form: (
    <ui.Form onSubmit={() => {}}>
      <ui.TextField label="E-mail" />
    </ui.Form>
  ),
  FormErrorSummary: (
    <ui.FormErrorSummary
      errors={[
        { name: 'a', message: 'Invalid email' },
        { name: 'b', message: 'Select gender' },
      ]}
    />
  ),
  Grid: <ui.Grid columns={2}>Available balance</ui.Grid>,
  Header: <ui.Header title="Dashboard" />,
  Heading: <ui.Heading level={1}>Dashboard</ui.Heading>,
  IconButton: <ui.IconButton label="Hide amounts" icon={<ui.EyeIcon />} />,
  Inline: <ui.Inline>Available balance</ui.Inline>,
  InvestmentPanel: (
    <ui.InvestmentPanel plan={null} amountCents={null} date={null} profitCents={null} transactHref="/fund-account" />
  ),
  KycBanner: <ui.KycBanner kind="pending" text="Verification Pending" />,
  Link: <ui.Link href="/signup">Sign up</ui.Link>,
  LinkButton: <ui.LinkButton href="/plans">Upgrade</ui.LinkButton>,
  LiveCounter: <ui.LiveCounter count={18435} />,
  LoadingScreen: <ui.LoadingScreen />,
  MessageModal: (
    <main>
      <ui.MessageModal isOpen onClose={() => {}}>
        network error
      </ui.MessageModal>
    </main>
  ),
  Modal: (
    <main>
      <ui.Modal isOpen>
        <ui.Dialog title="Buy">Sell</ui.Dialog>
      </ui.Modal>
    </main>
  ),
  Money: <ui.Money cents={-2240} isSigned />,
  Numeric: <ui.Numeric>+1.42%</ui.Numeric>,
  PasswordField: <ui.PasswordField label="Password" autoComplete="current-password" />,
  PercentChange: <ui.PercentChange points={-0.63} />,
  Price: <ui.Price value={96412.18} />,
  ProgressRing: <ui.ProgressRing label="Starter" value={4} max={6} />,
  Radio: (
    <ui.RadioGroup label="Gender">
      <ui.Radio value="male">Male</ui.Radio>
    </ui.RadioGroup>
  ),
  RadioCard: (
    <ui.RadioGroup label="Package">
      <ui.RadioCard value="starter" title="Starter" price="$2,000.00" features={['Daily profit']} />
    </ui.RadioGroup>
  ),
  RadioGroup: (
    <ui.RadioGroup label="Gender" errorMessage="Select gender">
      <ui.Radio value="male">Male</ui.Radio>
    </ui.RadioGroup>
  ),
  SampleBand: <ui.SampleBand link={{ label: 'What is this?', href: '/sample' }} />,
  SampleTag: <ui.SampleTag />,
  Select: <ui.Select label="Gender" options={[{ value: 'male', label: 'Male' }]} />,
  Sidebar: <ui.Sidebar brand={ui.DEFAULT_BRAND} links={[]} />,
  SiteFooter: <ui.SiteFooter operator="Example Operator Ltd" />,
  Skeleton: <ui.Skeleton />,
  SkeletonGroup: <ui.SkeletonGroup>Prices</ui.SkeletonGroup>,
  SkipLink: <ui.SkipLink />,
  Spinner: <ui.Spinner />,
  Split: <ui.Split aside="Facts">Chart</ui.Split>,
  Stack: <ui.Stack>Available balance</ui.Stack>,
  StatCard: <ui.StatCard label="Total Profit" value="$1" />,
  Text: <ui.Text>Good to see you again.</ui.Text>,
  TextField: <ui.TextField label="E-mail" errorMessage="Enter a valid email" />,
  TickerTape: <ui.TickerTape label="Prices" coins={[{ id: 'btc', symbol: 'BTC', price: 1, change24h: 1 }]} />,
  ToastRegion: (
    <main>
      <ui.ToastRegion toasts={ui.createToasts()} />
    </main>
  ),
  UserCard: <ui.UserCard firstName="Amelia" lastName="Rosenthal" />,
  VisuallyHidden: <ui.VisuallyHidden>rose by</ui.VisuallyHidden>,
};
