import {
  AddressText,
  Badge,
  Card,
  date,
  EmptyState,
  ErrorState,
  LoadingScreen,
  quantity,
  Stack,
  Table,
  Text,
} from '@keel/ui';
import { useLocale } from '@keel/ui/providers';
import { amountText, CHAINS } from '@keel/wallet';
import type { WalletNetwork } from '../../api/networks.ts';
import { CsvButton } from '../../app/data/CsvButton.tsx';
import { queryKeys } from '../../app/data/queryKeys.ts';
import { useApiQuery } from '../../app/data/useApiQuery.ts';
import { useHiddenAmounts } from '../../app/money/hiddenAmounts.ts';
import { useServices } from '../../app/services/services.ts';
import { useUser } from '../../app/session/useUser.ts';
import { amountCell } from './amountCell.tsx';
import type { NetworkTransfer } from './chain/ChainPort.ts';
import type { Place } from './chain/place.ts';
import { ExplorerLink } from './ExplorerLink.tsx';
import { historyCsv } from './historyCsv.ts';
import { fetchFromNode } from './useHoldings.ts';
import { useWords } from './words.ts';

interface HistoryProps {
  readonly place: Place;
  readonly network: WalletNetwork;
}

const TONES = { pending: 'neutral', confirmed: 'positive', failed: 'negative' } as const;

/** The transfers from and to an address that its network reports, and what it does not report (WALLET-8). */
export function History({ place, network }: HistoryProps) {
  const { history: words, home } = useWords();
  const { locale } = useLocale();
  const isHidden = useHiddenAmounts();
  const { data, isLoading, refresh } = useTransfers(place, network);
  const amountOf = ({ units, asset, decimals }: NetworkTransfer) =>
    units === null ? words.unknown : isHidden ? '•••' : `${quantity(amountText(units, decimals), locale)} ${asset}`;
  const timeOf = ({ at, state }: NetworkTransfer) =>
    at === null ? (state === 'pending' ? home.states.pending : words.unknown) : date(at, locale, { show: 'dateTime' });
  const limit = words.limits[place.chain];

  return (
    <Card
      title={words.title}
      actions={
        <CsvButton
          label={words.csv}
          fileName={`${place.chain}-${place.network}.csv`}
          isEmpty={data === null || data.length === 0}
          text={() => historyCsv(data ?? [])}
        />
      }
    >
      <Stack gap="4">
        <Text tone="muted" size="bodySm">
          {limit(CHAINS[place.chain].native.symbol)}
        </Text>
        {data === null && isLoading && <LoadingScreen isPage={false} />}
        {data === null && !isLoading && <ErrorState level={3} title={words.failed} onRetry={refresh} />}
        {data !== null && (
          <Table
            caption={words.title}
            rows={data.map((transfer, at) => ({ ...transfer, network, key: `${transfer.txId} ${at}` }))}
            rowKey={({ key }) => key}
            columns={[
              { id: 'date', header: home.date, value: timeOf, cardPlace: 'start' },
              {
                id: 'direction',
                header: words.direction,
                value: ({ direction }) => words.directions[direction ?? 'unknown'],
                cardPlace: 'title',
              },
              {
                id: 'other',
                header: words.other,
                value: ({ other }) => other ?? words.unknown,
                cell: otherCell,
                cardPlace: 'start',
              },
              {
                id: 'amount',
                header: home.amount,
                align: 'numeric',
                value: amountOf,
                cell: amountCell(amountOf),
                cardPlace: 'figure',
              },
              {
                id: 'state',
                header: home.state,
                value: ({ state }) => home.states[state],
                cell: stateCell,
                cardPlace: 'end',
              },
            ]}
            empty={<EmptyState level={3} title={words.none} />}
          />
        )}
      </Stack>
    </Card>
  );
}

/** A transfer with its network, whose explorer is linked. */
interface Row extends NetworkTransfer {
  readonly network: WalletNetwork;
  /** One transaction can move a token more than once. */
  readonly key: string;
}

function OtherCell({ other }: Row) {
  const { history: words } = useWords();
  return other === null ? words.unknown : <AddressText address={other} shape="short" />;
}

function StateCell({ state, txId, network }: Row) {
  const { home: words } = useWords();
  return (
    <>
      <Badge tone={TONES[state]}>{words.states[state]}</Badge> <ExplorerLink network={network} txId={txId} />
    </>
  );
}

const otherCell = (row: Row) => <OtherCell {...row} />;
const stateCell = (row: Row) => <StateCell {...row} />;

function useTransfers(place: Place, network: WalletNetwork) {
  const { api } = useServices();
  const { _id: user } = useUser();
  return useApiQuery({
    key: queryKeys.transfers(user, place.chain, place.network, place.address),
    load: (signal) => fetchFromNode(api, place, signal, (port, callNode) => port.history(callNode, place, network)),
    staleTime: 0,
  });
}
