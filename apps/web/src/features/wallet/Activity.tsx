import { AddressText, Badge, Card, date, EmptyState, quantity, Stack, Table } from '@keel/ui';
import { useLocale } from '@keel/ui/providers';
import { useEffect, useState } from 'react';
import { callNetwork, type WalletNetwork } from '../../api/networks.ts';
import { useHiddenAmounts } from '../../app/money/hiddenAmounts.ts';
import { useServices } from '../../app/services/services.ts';
import {
  firstOf,
  isUnderWay,
  readSent,
  type SentOutcome,
  type SentTransfer,
  storeSent,
} from '../../app/wallet/sentTransfers.ts';
import { amountCell } from './amountCell.tsx';
import type { ChainPort } from './chain/ChainPort.ts';
import { loadChainPort } from './chain/loadChainPort.ts';
import type { Place } from './chain/place.ts';
import { TransferUnderWay } from './TransferUnderWay.tsx';
import { useWords } from './words.ts';

const TONES: Readonly<Record<SentOutcome, 'neutral' | 'warning' | 'positive' | 'negative'>> = {
  unknown: 'warning',
  pending: 'neutral',
  confirmed: 'positive',
  failed: 'negative',
  refused: 'negative',
  expired: 'negative',
  replaced: 'neutral',
  cancelled: 'neutral',
};

const recipientCell = ({ prepared }: SentTransfer) => <AddressText address={prepared.to} shape="short" />;
const outcomeCell = ({ outcome }: SentTransfer) => <OutcomeBadge outcome={outcome} />;

function OutcomeBadge({ outcome }: { outcome: SentOutcome }) {
  const { home: words } = useWords();
  return <Badge tone={TONES[outcome]}>{words.states[outcome]}</Badge>;
}

/** The transfers that were sent from this address on this device, looked up on their network (WALLET-8). */
export function Activity({ place, network }: { place: Place; network: WalletNetwork }) {
  const { home: words } = useWords();
  const { locale } = useLocale();
  const isHidden = useHiddenAmounts();
  const rows = useTransfers(place, network);
  const amountOf = ({ prepared }: SentTransfer) =>
    isHidden ? '•••' : `${quantity(prepared.amount, locale)} ${prepared.asset}`;
  return (
    <Stack gap="5">
      <TransferUnderWay rows={rows} />
      <Card title={words.activity}>
        <Table
          caption={words.activity}
          rows={rows}
          rowKey={firstOf}
          columns={[
            {
              id: 'date',
              header: words.date,
              value: ({ at }) => date(at, locale, { show: 'dateTime' }),
              cardPlace: 'start',
            },
            {
              id: 'to',
              header: words.to,
              value: ({ prepared }) => prepared.to,
              cell: recipientCell,
              cardPlace: 'title',
            },
            {
              id: 'amount',
              header: words.amount,
              align: 'numeric',
              value: amountOf,
              cell: amountCell(amountOf),
              cardPlace: 'figure',
            },
            {
              id: 'state',
              header: words.state,
              value: ({ outcome }) => words.states[outcome],
              cell: outcomeCell,
              cardPlace: 'end',
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

/** The stored transfers; those that are not final yet are then looked up on the network. */
function useTransfers(place: Place, network: WalletNetwork): readonly SentTransfer[] {
  const { api, store } = useServices();
  const { chain, network: kind, address } = place;
  const [rows, setRows] = useState(() => readSent(store, place));
  useEffect(() => {
    const sender = { chain, network: kind, address };
    const stop = new AbortController();
    const callNode = (method: Parameters<typeof callNetwork>[2], params: readonly unknown[]) =>
      callNetwork(api, sender, method, params, stop.signal);
    const renew = async (sent: SentTransfer) => {
      const { expiry } = sent.prepared;
      const transactions = sent.signed.map(({ txId }) => ({ txId, expiry }));
      const outcome = await (await loadChainPort(chain)).lookUp(callNode, sender, transactions);
      if (stop.signal.aborted) return;
      storeSent(store, { ...sent, outcome: outcomeOf(sent, outcome, network) });
      setRows(readSent(store, sender));
    };
    for (const sent of readSent(store, sender).filter(isUnderWay)) {
      // If the network does not answer, the stored state stays.
      renew(sent).catch(() => undefined);
    }
    return () => stop.abort();
  }, [api, store, chain, kind, address, network]);
  return rows;
}

type LookUpResult = Awaited<ReturnType<ChainPort['lookUp']>>;

function outcomeOf(
  { signed }: SentTransfer,
  outcome: LookUpResult,
  { confirmations: needed }: WalletNetwork,
): SentOutcome {
  if (outcome.kind !== 'found') return outcome.kind;
  if (outcome.confirmations < needed) return 'pending';
  return signed.find(({ txId }) => txId === outcome.txId)?.purpose === 'cancel' ? 'cancelled' : 'confirmed';
}
