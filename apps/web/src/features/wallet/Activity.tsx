import { routes } from '@keel/flows';
import { AddressText, Badge, Banner, Card, date, EmptyState, LinkButton, quantity, Stack, Table } from '@keel/ui';
import { useLocale } from '@keel/ui/providers';
import { useEffect, useState } from 'react';
import { askNetwork, type WalletNetwork } from '../../api/networks.ts';
import { useHiddenAmounts } from '../../app/hiddenAmounts.ts';
import { useServices } from '../../app/services.ts';
import { chainPorts } from './chain/chainPorts.ts';
import type { Place } from './chain/place.ts';
import { firstOf, isUnderWay, keepSent, readSent, type SentOutcome, type SentTransfer } from './sentTransfers.ts';
import { useWords } from './words.ts';

const TONES: Readonly<Record<SentOutcome, 'neutral' | 'warning' | 'positive' | 'negative'>> = {
  unknown: 'warning',
  pending: 'neutral',
  confirmed: 'positive',
  failed: 'negative',
  cancelled: 'neutral',
};

const recipientCell = ({ prepared }: SentTransfer) => <AddressText address={prepared.to} shape="short" />;
const outcomeCell = ({ outcome }: SentTransfer) => <OutcomeBadge outcome={outcome} />;

function OutcomeBadge({ outcome }: { outcome: SentOutcome }) {
  const { home: words } = useWords();
  return <Badge tone={TONES[outcome]}>{words.states[outcome]}</Badge>;
}

/** The transfers that were sent from here, looked up on their network (WALLET-8). */
export function Activity({ place, network }: { place: Place; network: WalletNetwork }) {
  const { home: words } = useWords();
  const { locale } = useLocale();
  const isHidden = useHiddenAmounts();
  const rows = useLookedUp(place, network);
  return (
    <Stack gap="5">
      <TransferUnderWay rows={rows} />
      <Card title={words.activity}>
        <Table
          caption={words.activity}
          rows={rows}
          rowKey={firstOf}
          columns={[
            { id: 'date', header: words.date, value: ({ at }) => date(at, locale, { show: 'dateTime' }) },
            {
              id: 'to',
              header: words.to,
              value: ({ prepared }) => prepared.to,
              cell: recipientCell,
            },
            {
              id: 'amount',
              header: words.amount,
              align: 'numeric',
              value: ({ prepared }) => (isHidden ? '•••' : `${quantity(prepared.amount, locale)} ${prepared.asset}`),
            },
            {
              id: 'state',
              header: words.state,
              value: ({ outcome }) => words.states[outcome],
              cell: outcomeCell,
            },
          ]}
          empty={
            <EmptyState level={3} title={words.noActivity}>
              {words.noActivityText}
            </EmptyState>
          }
        />
      </Card>
    </Stack>
  );
}

/** Leads back to a transfer that a reload or another page left on its way. */
export function TransferUnderWay({ rows }: { rows: readonly SentTransfer[] }) {
  const { home: words } = useWords();
  const open = rows.find(isUnderWay);
  if (open === undefined) return null;
  return (
    <Banner
      tone="info"
      action={
        <LinkButton size="sm" tone="neutral" appearance="soft" href={`${routes.sendAssets}?transfer=${firstOf(open)}`}>
          {words.resumeAction}
        </LinkButton>
      }
    >
      {words.resume}
    </Banner>
  );
}

/** What is kept, and then what the network knows of those that were not over. */
function useLookedUp(place: Place, network: WalletNetwork): readonly SentTransfer[] {
  const { api, store } = useServices();
  const [rows, setRows] = useState(() => readSent(store, place));
  useEffect(() => {
    const stop = new AbortController();
    const ask = (method: Parameters<typeof askNetwork>[2], params: readonly unknown[]) =>
      askNetwork(api, place, method, params, stop.signal);
    const renew = async (sent: SentTransfer) => {
      const txIds = sent.signed.map(({ txId }) => txId);
      const known = await chainPorts[place.chain].lookUp(ask, txIds);
      if (stop.signal.aborted) return;
      keepSent(store, { ...sent, outcome: outcomeOf(sent, known, network) });
      setRows(readSent(store, place));
    };
    for (const sent of readSent(store, place).filter(isUnderWay)) {
      // Where the network does not answer, what is kept stands.
      renew(sent).catch(() => undefined);
    }
    return () => stop.abort();
  }, [api, store, place, network]);
  return rows;
}

type Known = Awaited<ReturnType<(typeof chainPorts)['bitcoin']['lookUp']>>;

function outcomeOf({ signed }: SentTransfer, known: Known, { confirmations: needed }: WalletNetwork): SentOutcome {
  if (known.kind !== 'found') return known.kind;
  if (known.confirmations < needed) return 'pending';
  return signed.find(({ txId }) => txId === known.txId)?.purpose === 'cancel' ? 'cancelled' : 'confirmed';
}
