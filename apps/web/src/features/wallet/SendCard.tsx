import { Stack } from '@keel/ui';
import { CHAINS } from '@keel/wallet';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { WalletNetwork } from '../../api/networks.ts';
import { readPayQuery } from '../../app/money/payLink.ts';
import { useStateText } from '../../app/routing/navigationState.ts';
import { firstOf, isUnderWay } from '../../app/wallet/sentTransfers.ts';
import type { Place } from './chain/place.ts';
import { NetworkGate } from './NetworkGate.tsx';
import { SendDeposit } from './SendDeposit.tsx';
import { SendFlow } from './SendFlow.tsx';
import { TransferUnderWay } from './TransferUnderWay.tsx';
import { useKnownRecipients } from './useKnownRecipients.ts';
import { usePlace } from './usePlace.ts';

/** Sends a transfer from the wallet (WALLET-5), or the one that pays a deposit (PAY-6). */
export function SendCard() {
  const depositId = readPayQuery(useLocation().search);
  return depositId === null ? <SendAnything /> : <SendDeposit key={depositId} depositId={depositId} />;
}

function SendAnything() {
  const { place } = usePlace();
  if (place === null) return null;
  return (
    <NetworkGate key={`${place.chain} ${place.network} ${place.address}`} place={place}>
      {(network) => <SendFrom place={place} network={network} />}
    </NetworkGate>
  );
}

function SendFrom({ place, network }: { place: Place; network: WalletNetwork }) {
  const [query] = useSearchParams();
  const requestedId = query.get('transfer');
  // A sale passes the address to send to; the review shows it again.
  const filledIn = { to: useStateText('to'), amount: useStateText('amount'), asset: useStateText('asset') };
  const { before, known, recent } = useKnownRecipients(place);
  const resumed = before.find((sent) => isUnderWay(sent) && firstOf(sent) === requestedId) ?? null;
  return (
    <Stack gap="5">
      {resumed === null && <TransferUnderWay rows={before} />}
      <SendFlow
        key={resumed === null ? 'new' : firstOf(resumed)}
        from={place}
        network={network}
        asset={CHAINS[place.chain].native.symbol}
        resumed={resumed}
        filledIn={filledIn}
        known={known}
        recent={recent}
        deposit={null}
      />
    </Stack>
  );
}
