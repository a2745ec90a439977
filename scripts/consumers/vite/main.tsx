// An app outside of the workspace, with @keel/ui as npm installs it. scripts/packed/tryInVite.ts compiles, builds and
// uses it.
import '@keel/ui/styles.css';
import 'virtual:brand.css';
import { Button, Dialog, Modal, Table, type TableColumn, Text, WalletIcon } from '@keel/ui';
import { Select } from '@keel/ui/components/Select';
import { Money } from '@keel/ui/finance/Money';
import { es } from '@keel/ui/messages/es';
import { I18nProvider, MessagesProvider } from '@keel/ui/providers';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

const COINS = [
  { value: 'btc', label: 'Bitcoin' },
  { value: 'eth', label: 'Ethereum' },
] as const;

const HOLDINGS = [
  { coin: 'Bitcoin', cents: 120_000 },
  { coin: 'Ethereum', cents: 45_050 },
] as const;

const COLUMNS: readonly TableColumn<(typeof HOLDINGS)[number]>[] = [
  { id: 'coin', header: 'Activo', value: (row) => row.coin, isRowHeader: true },
  {
    id: 'amount',
    header: 'Saldo',
    value: (row) => row.cents,
    cell: (row) => <Money cents={row.cents} currency="USD" />,
    isSortable: true,
  },
];

function App() {
  const [coin, setCoin] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <main>
      <Select label="Moneda" name="coin" options={COINS} value={coin} onChange={setCoin} />
      <Button iconStart={<WalletIcon />} onPress={() => setOpen(true)}>
        Pagar
      </Button>
      <Modal isOpen={isOpen} onOpenChange={setOpen}>
        <Dialog title="Pago">
          <Text>{`Elegida: ${coin}`}</Text>
        </Dialog>
      </Modal>
      <Table caption="Saldos" rows={HOLDINGS} rowKey={(row) => row.coin} columns={COLUMNS} />
    </main>
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root".');
createRoot(root).render(
  <StrictMode>
    <I18nProvider locale="es-ES">
      <MessagesProvider messages={es}>
        <App />
      </MessagesProvider>
    </I18nProvider>
  </StrictMode>,
);
