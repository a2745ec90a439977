import '@keel/ui/styles.css';
import {
  AppShell,
  Banner,
  Button,
  Card,
  Checkbox,
  CurrencyPicker,
  createToasts,
  DashboardIcon,
  DEFAULT_BRAND,
  Dialog,
  DialogTrigger,
  Grid,
  Header,
  Inline,
  Modal,
  Money,
  Select,
  Sidebar,
  Stack,
  StatCard,
  Table,
  type TableColumn,
  TextField,
  TickerTape,
  ToastRegion,
} from '@keel/ui';
import { useState } from 'react';
import { COINS, dollars, LINKS, METHODS, STATS, TRADES, type Trade, WORDS } from './data.ts';
import { mount } from './mount.ts';

document.documentElement.dataset.theme = 'white';

const toasts = createToasts();
const links = LINKS.map((label) => ({ href: `#${label}`, label, icon: <DashboardIcon /> }));
const methods = METHODS.map((label) => ({ value: label, label }));

const COLUMNS: readonly TableColumn<Trade>[] = [
  { id: 'date', header: 'Date', value: ({ date }) => date, isSortable: true },
  { id: 'pair', header: 'Pair', value: ({ pair }) => pair, isSortable: true, isRowHeader: true },
  { id: 'side', header: 'Side', value: ({ side }) => side },
  { id: 'amount', header: 'Amount', value: ({ amount }) => amount, align: 'numeric' },
  {
    id: 'profit',
    header: WORDS.profit,
    value: ({ profitCents }) => profitCents,
    cell: ({ profitCents }) => dollars(profitCents),
    align: 'numeric',
    isSortable: true,
  },
];

mount(<Page />);

function Page() {
  const [pressed, setPressed] = useState(0);
  const [currency, setCurrency] = useState('USD');
  return (
    <>
      <AppShell
        sidebar={<Sidebar brand={DEFAULT_BRAND} groups={[{ id: 'pages', links }]} />}
        header={<Header title="Dashboard" />}
        ticker={<TickerTape label="Prices" coins={COINS} />}
      >
        <Banner tone="warning">{WORDS.banner}</Banner>
        <Grid columns={4} minWidth={150}>
          {STATS.map(([label, cents]) => (
            <StatCard key={label} label={label} value={<Money cents={cents} />} />
          ))}
        </Grid>
        <Card title="Deposit">
          <Stack>
            <TextField label="Name" name="name" />
            <TextField label="Amount" name="amount" />
            <Select label="Method" name="method" options={methods} />
            <CurrencyPicker
              label={WORDS.currency}
              value={currency}
              popular={[]}
              onChange={({ code }) => setCurrency(code)}
            />
            <Checkbox name="terms">I have read the terms</Checkbox>
            <Inline>
              <DialogTrigger>
                <Button>{WORDS.transfer}</Button>
                <Modal>
                  <Dialog title={WORDS.transfer}>{WORDS.transferText}</Dialog>
                </Modal>
              </DialogTrigger>
              <Button tone="neutral" onPress={() => toasts.show({ title: WORDS.copied, isPersistent: true })}>
                {WORDS.copy}
              </Button>
            </Inline>
          </Stack>
        </Card>
        <Card title={`Trades, ${pressed} looked at`}>
          <Table
            caption="Trades"
            rows={TRADES}
            columns={COLUMNS}
            rowKey={({ id }) => id}
            actions={[
              {
                id: 'detail',
                label: 'Detail',
                name: ({ id }) => `Detail of trade ${id}`,
                onPress: ({ id }) => setPressed(id),
              },
            ]}
          />
        </Card>
      </AppShell>
      <ToastRegion toasts={toasts} />
    </>
  );
}
