import { Stack } from '@keel/ui';
import { CHAINS } from '@keel/wallet';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { WalletNetwork } from '../../api/networks.ts';
import { useStateText } from '../../app/routing/navigationState.ts';
import { useServices } from '../../app/services/services.ts';
import type { Place } from './chain/place.ts';
import { NetworkGate } from './NetworkGate.tsx';
import { SendFlow } from './SendFlow.tsx';
import { firstOf, hasMoved, isUnderWay, readAllSent, readSent, recentRecipients } from './sentTransfers.ts';
import { TransferUnderWay } from './TransferUnderWay.tsx';
import { usePlace } from './usePlace.ts';

/** Sends a transfer from the wallet (WALLET-5). */
export function SendCard() {
  const { place } = usePlace();
  if (place === null) return null;
  return (
    <NetworkGate key={`${place.chain} ${place.network} ${place.address}`} place={place}>
      {(network) => <SendFrom place={place} network={network} />}
    </NetworkGate>
  );
}

function SendFrom({ place, network }: { place: Place; network: WalletNetwork }) {
  const { store } = useServices();
  const [query] = useSearchParams();
  const requestedId = query.get('transfer');
  // A sale passes the address to send to; the review shows it again.
  const filledIn = { to: useStateText('to'), amount: useStateText('amount'), asset: useStateText('asset') };
  // Read once, since the transfer being sent is stored in the same list.
  const [before] = useState(() => readSent(store, place));
  // Of every chain: a person's address may be used on several chains, and so may a lookalike.
  const [known] = useState(() => readAllSent(store).flatMap((sent) => (hasMoved(sent) ? sent.prepared.to : [])));
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
        recent={recentRecipients(before)}
      />
    </Stack>
  );
}
