import type { ReactElement } from 'react';
import * as ui from '../index.ts';

type Component = Extract<
  {
    [Name in keyof typeof ui]: (typeof ui)[Name] extends (props: never) => ReactElement | null ? Name : never;
  }[keyof typeof ui],
  Capitalize<string>
>;

/** One element of each exported component, besides icons and drawings: the sweep renders them on a server. */
export const EXAMPLES: Readonly<Record<Exclude<Component, `${string}Icon` | `${string}Drawing`>, ReactElement>> = {
  AddressModal: (
    <main>
      <ui.AddressModal isOpen coin="Gcash" symbol={null} address={null} amountCents={200000} coinAmount={null} />
    </main>
  ),
  AddressText: <ui.AddressText address="0x71C7656EC7ab88b098defB751B7401B5f6d8976F" />,
  AmountField: <ui.AmountField label="Amount" unit={{ code: 'USD', decimals: 2 }} max="10" presets={['5']} />,
  AlertDialog: (
    <main>
      <ui.AlertDialog isOpen title="Cancel this deposit?" actionLabel="Cancel deposit" onAction={() => {}}>
        Its address will no longer be watched.
      </ui.AlertDialog>
    </main>
  ),
  AppShell: (
    <ui.AppShell sidebar={<ui.Sidebar brand={ui.DEFAULT_BRAND} groups={[]} />} header={<ui.Header title="Dashboard" />}>
      Page
    </ui.AppShell>
  ),
  AssetRow: <ui.AssetRow name="Ethereum" symbol="ETH" quantity="0.612" valueCents={203066} />,
  AssetRowSkeleton: <ui.AssetRowSkeleton />,
  Avatar: <ui.Avatar name="Amelia Rosenthal" />,
  Badge: <ui.Badge tone="warning">Paused</ui.Badge>,
  Balance: <ui.Balance cents={1248050} />,
  BalanceChart: (
    <ui.BalanceChart
      label="Available balance over time"
      points={[
        { time: 0, cents: 100 },
        { time: 1, cents: 200 },
      ]}
    />
  ),
  BalanceHero: <ui.BalanceHero label="Available balance" balance={<ui.Balance cents={1248050} />} />,
  Banner: <ui.Banner tone="negative">Prices are late.</ui.Banner>,
  BottomBar: <ui.BottomBar links={[{ href: '/invest', label: 'Home', icon: <ui.HomeIcon /> }]} />,
  BottomSheet: (
    <main>
      <ui.BottomSheet isOpen>
        <ui.Dialog title="Buy">Sell</ui.Dialog>
      </ui.BottomSheet>
    </main>
  ),
  Box: <ui.Box surface="card">Available balance</ui.Box>,
  BrandMark: <ui.BrandMark brand={ui.DEFAULT_BRAND} />,
  Breadcrumbs: <ui.Breadcrumbs ancestors={[{ label: 'Portfolio', href: '/invest' }]} current="Fund Account" />,
  BtcEquivalent: <ui.BtcEquivalent btc={0.129451} rate={96412.18} />,
  Button: <ui.Button isPending>Deposit</ui.Button>,
  BuySellModal: (
    <main>
      <ui.BuySellModal isOpen product="Keel" onBuy={() => {}} onSell={() => {}} />
    </main>
  ),
  CameraView: <ui.CameraView label="Camera picture" />,
  Card: <ui.Card title="Latest activity">Nothing yet</ui.Card>,
  Checkbox: <ui.Checkbox name="terms">I have read the terms</ui.Checkbox>,
  CodeField: <ui.CodeField label="Code" name="code" />,
  ComboBox: <ui.ComboBox label="Country" name="country" options={[{ value: 'ES', label: 'Spain' }]} />,
  CoinBalance: <ui.CoinBalance quantity="998.499966612856" symbol="ETH" />,
  CoinMark: <ui.CoinMark of="BTC" />,
  CommandButton: <ui.CommandButton label="Search" shortcut="Ctrl K" />,
  CommandPalette: (
    <main>
      <ui.CommandPalette
        isOpen
        label="Search pages and actions"
        groups={[{ id: 'pages', title: 'Pages', commands: [{ id: 'home', label: 'Home', href: '/invest' }] }]}
      />
    </main>
  ),
  CopyButton: <ui.CopyButton text="bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq" />,
  CountBadge: <ui.CountBadge count={2}>Bell</ui.CountBadge>,
  CountryPicker: <ui.CountryPicker label="Country" countries={[{ code: 'ES', name: 'Spain' }]} />,
  CurrencyPicker: <ui.CurrencyPicker label="Currency" value="USD" onChange={() => {}} />,
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
  DepositsTable: <ui.DepositsTable rows={[]} onPay={() => {}} onDetail={() => {}} />,
  DetailModal: (
    <main>
      <ui.DetailModal isOpen title="Country" value="Portugal" />
    </main>
  ),
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
  DraggableButton: <ui.DraggableButton onPress={() => {}}>Create active trade</ui.DraggableButton>,
  EmptyState: <ui.EmptyState title="No Trade found" />,
  EntryLayout: (
    <ui.EntryLayout brand={ui.DEFAULT_BRAND} sentence="Every figure you see here has a source.">
      Form
    </ui.EntryLayout>
  ),
  ErrorState: <ui.ErrorState title="Failed to fetch plans" />,
  FileField: <ui.FileField label="Document" maxFiles={2} />,
  Form: (
    <ui.Form onSubmit={() => {}}>
      <ui.TextField label="E-mail" />
    </ui.Form>
  ),
  FormActions: (
    <ui.FormActions>
      <ui.Button type="submit">Continue</ui.Button>
    </ui.FormActions>
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
  ImageField: <ui.ImageField label="Passport or ID" errorMessage="please upload photo" />,
  Inline: <ui.Inline>Available balance</ui.Inline>,
  InvestmentPanel: (
    <ui.InvestmentPanel plan={null} amountCents={null} date={null} profitCents={null} transactHref="/fund-account" />
  ),
  IosInstallPrompt: <ui.IosInstallPrompt product="Keel" visit={2} isIos isStandalone={false} />,
  KycBanner: <ui.KycBanner kind="pending" text="Verification Pending" />,
  Link: <ui.Link href="/signup">Sign up</ui.Link>,
  LinkButton: <ui.LinkButton href="/plans">Upgrade</ui.LinkButton>,
  List: (
    <ui.List label="Assets" items={['Bitcoin']} itemKey={(name) => name}>
      {(name) => <ui.ListRow title={name} end="$12,480.50" />}
    </ui.List>
  ),
  ListRow: (
    <ul>
      <ui.ListRow title="Bitcoin" href="/wallet" />
    </ul>
  ),
  ListRowSkeleton: <ui.ListRowSkeleton />,
  LiveCounter: <ui.LiveCounter count={18435} />,
  LoadMore: <ui.LoadMore hasMore onLoadMore={() => {}} />,
  LoadingScreen: <ui.LoadingScreen />,
  Menu: (
    <ui.Menu groups={[{ id: 'all', items: [{ id: 'copy', label: 'Copy' }] }]}>
      <ui.Button>More</ui.Button>
    </ui.Menu>
  ),
  MessageModal: (
    <main>
      <ui.MessageModal isOpen onOpenChange={() => {}}>
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
  NotificationCard: <ui.NotificationCard title="Deposit confirmed" message="$2,000.00 is in your balance." />,
  Numeric: <ui.Numeric>+1.42%</ui.Numeric>,
  Outcome: <ui.Outcome tone="positive" title="Received $2,000.00" />,
  PasscodeField: <ui.PasscodeField label="Passcode" />,
  Pagination: <ui.Pagination page={1} count={3} onPageChange={() => {}} />,
  PasswordField: <ui.PasswordField label="Password" autoComplete="current-password" />,
  PayButton: <ui.PayButton isPaid onPaidChange={() => {}} />,
  PayCard: (
    <ui.PayCard
      depositId="7c1e90aa"
      amountCents={200000}
      status="pending"
      method="Bitcoin"
      isPaid={false}
      onPaidChange={() => {}}
    />
  ),
  PaymentAddress: (
    <ui.PaymentAddress
      coin="Bitcoin"
      symbol="BTC"
      address="bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"
      amountCents={200000}
      coinAmount="0.020744"
    />
  ),
  PaymentMethodSelect: <ui.PaymentMethodSelect label="Payment method" methods={['Etheruem', 'Gcash']} />,
  PhoneField: <ui.PhoneField label="Phone number" countries={[{ code: 'ES', name: 'Spain' }]} />,
  PercentChange: <ui.PercentChange points={-0.63} />,
  PlanCard: (
    <ui.PlanCard
      name="Starter"
      minimumCents={200000}
      ratePoints={1.5}
      days={30}
      features={['Weekly statement']}
      risk="The value of an investment can fall."
    />
  ),
  Popover: (
    <ui.DialogTrigger>
      <ui.Button>Filter</ui.Button>
      <ui.Popover label="Filter">Method</ui.Popover>
    </ui.DialogTrigger>
  ),
  Price: <ui.Price value={96412.18} />,
  PriceChart: (
    <ui.PriceChart
      label="Bitcoin"
      points={[
        { time: 0, price: 1 },
        { time: 1, price: 2 },
      ]}
    />
  ),
  ProfileCard: (
    <ui.ProfileCard
      firstName="Amelia"
      lastName="Rosenthal"
      email="amelia@example.com"
      nid="••••• 4821"
      onShowNid={() => undefined}
      country="Portugal"
      state={null}
      address={null}
      editHref="/registeration"
      photoHref="/profilephoto"
      passwordHref="/settings"
    />
  ),
  ProfileCardSkeleton: <ui.ProfileCardSkeleton />,
  ProgressBar: <ui.ProgressBar label="Uploading" value={40} />,
  ProgressRing: <ui.ProgressRing label="Starter" value={4} max={6} />,
  QrCode: <ui.QrCode value="bitcoin:bc1q" label="QR code" />,
  Radio: (
    <ui.RadioGroup label="Gender">
      <ui.Radio value="male">Male</ui.Radio>
    </ui.RadioGroup>
  ),
  QuickAction: <ui.QuickAction label="Deposit" icon={<ui.PlusIcon />} href="/fund-account" />,
  QuickActions: (
    <ui.QuickActions>
      <ui.QuickAction label="Deposit" icon={<ui.PlusIcon />} href="/fund-account" />
    </ui.QuickActions>
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
  RollingNumber: <ui.RollingNumber value={1248050}>$12,480.50</ui.RollingNumber>,
  SearchField: <ui.SearchField label="Search trades" />,
  SegmentedControl: (
    <ui.SegmentedControl
      label="Range"
      options={[
        { value: 'week', label: '1W', name: '1 week' },
        { value: 'all', label: 'All' },
      ]}
      value="week"
      onChange={() => {}}
    />
  ),
  PassphraseField: <ui.PassphraseField label="Passphrase of the wallet" />,
  SeedPhraseGrid: <ui.SeedPhraseGrid words={['abandon', 'ability']} />,
  SeedWordInput: <ui.SeedWordInput label="Word 1" words={['abandon', 'ability']} />,
  Select: <ui.Select label="Gender" options={[{ value: 'male', label: 'Male' }]} />,
  SendReceiveModal: (
    <main>
      <ui.SendReceiveModal isOpen product="Keel" onSend={() => {}} onReceive={() => {}} />
    </main>
  ),
  SidePanel: (
    <ui.SidePanel title="Demo: operator" defaultOpen>
      Nothing waits.
    </ui.SidePanel>
  ),
  Sidebar: <ui.Sidebar brand={ui.DEFAULT_BRAND} groups={[]} />,
  SiteFooter: <ui.SiteFooter operator="Example Operator Ltd" />,
  Skeleton: <ui.Skeleton />,
  SkeletonGroup: <ui.SkeletonGroup>Prices</ui.SkeletonGroup>,
  SkipLink: <ui.SkipLink />,
  Sparkline: <ui.Sparkline values={[1, 2]} />,
  Spinner: <ui.Spinner />,
  Split: <ui.Split aside="Facts">Chart</ui.Split>,
  Stack: <ui.Stack>Available balance</ui.Stack>,
  StatCard: <ui.StatCard label="Total Profit" value="$1" />,
  StatRow: (
    <ui.StatRow>
      <ui.StatCard appearance="plain" label="Total Profit" value="$1" />
    </ui.StatRow>
  ),
  StatusBadge: <ui.StatusBadge status="pending" />,
  Steps: (
    <ui.Steps
      label="Verification"
      current={1}
      steps={[
        { id: 'you', label: 'About you' },
        { id: 'photo', label: 'Photo' },
      ]}
    />
  ),
  Switch: <ui.Switch name="hide">Hide balances</ui.Switch>,
  Table: (
    <ui.Table
      caption="Deposits"
      rows={[{ id: 1, cents: 200000 }]}
      columns={[{ id: 'cents', header: 'Amount', value: ({ cents }) => cents }]}
      rowKey={({ id }) => id}
    />
  ),
  Tabs: <ui.Tabs label="Activity" items={[{ id: 'trades', label: 'Trades', content: 'No Trade found' }]} />,
  Text: <ui.Text>Welcome back.</ui.Text>,
  TextArea: <ui.TextArea label="Message" limit={500} />,
  TextField: <ui.TextField label="E-mail" errorMessage="Enter a valid email" />,
  TickerTape: <ui.TickerTape label="Prices" coins={[{ id: 'btc', symbol: 'BTC', price: 1, change24h: 1 }]} />,
  ToastRegion: (
    <main>
      <ui.ToastRegion toasts={ui.createToasts()} />
    </main>
  ),
  ToggleButton: <ui.ToggleButton>Open trades</ui.ToggleButton>,
  TradesTable: <ui.TradesTable rows={[{ id: '1', date: 0, pair: 'BTC / USD', profitCents: 100, lossCents: 0 }]} />,
  Tooltip: (
    <ui.Tooltip text="Hide amounts">
      <ui.IconButton label="Hide amounts" icon={<ui.EyeIcon />} />
    </ui.Tooltip>
  ),
  UserCard: <ui.UserCard firstName="Amelia" lastName="Rosenthal" />,
  VisuallyHidden: <ui.VisuallyHidden>rose by</ui.VisuallyHidden>,
  WithdrawalsTable: <ui.WithdrawalsTable rows={[]} onCancel={() => {}} />,
};
