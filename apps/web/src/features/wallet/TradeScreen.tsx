import { routes, type TradeSide } from '@keel/flows';
import { Banner, Button, EmptyState, LinkButton, Stack } from '@keel/ui';
import { useEffect, useState } from 'react';
import type { WalletNetwork } from '../../api/networks.ts';
import { findOrder } from '../../api/orders.ts';
import { AccountHoldNotice } from '../../app/money/AccountHoldNotice.tsx';
import { RiskNotice } from '../../app/money/RiskNotice.tsx';
import { useServices } from '../../app/services/services.ts';
import { useUser } from '../../app/session/useUser.ts';
import type { Place } from './chain/place.ts';
import { NetworkGate } from './NetworkGate.tsx';
import { readOpenOrder } from './openOrder.ts';
import { TradeFlow } from './TradeFlow.tsx';
import { usePlace } from './usePlace.ts';
import { WalletGate } from './WalletGate.tsx';
import { useWords } from './words.ts';

/** `/buy-assets` (WALLET-7, HONEST-4). */
export function BuyScreen() {
  return (
    <WalletGate action="buy">
      <Trade side="buy" />
    </WalletGate>
  );
}

/** `/sell-assets` (WALLET-7). */
export function SellScreen() {
  return (
    <WalletGate action="sell">
      <Trade side="sell" />
    </WalletGate>
  );
}

function Trade({ side }: { side: TradeSide }) {
  const { place } = usePlace();
  if (place === null) return null;
  return (
    <Stack gap="5">
      <AccountHoldNotice />
      <NetworkGate key={`${place.chain} ${place.network} ${place.address}`} place={place}>
        {(network) => <TradeAt key={side} side={side} place={place} network={network} />}
      </NetworkGate>
      <RiskNotice />
    </Stack>
  );
}

function TradeAt({ side, place, network }: { side: TradeSide; place: Place; network: WalletNetwork }) {
  const { trade: words, toWallet } = useWords();
  const { api, store } = useServices();
  const { _id: userId } = useUser();
  // Read once, since the order being placed is stored in the same place.
  const [before] = useState(() => readOpenOrder(store, userId));
  const [isResumed, setResumed] = useState(false);
  const [isOver, setOver] = useState(false);
  // It may have been paid and settled since this browser last loaded it.
  useEffect(() => {
    if (before === null) return undefined;
    const stop = new AbortController();
    findOrder(api, { attemptId: before.id }, stop.signal).then(
      ({ body }) => setOver(body !== null && body.order !== null && body.order.state !== 'pending'),
      // If that fails, the stored order is used.
      () => undefined,
    );
    return () => stop.abort();
  }, [api, before]);
  const [asset] = network.trades;
  if (isResumed && before !== null) {
    const { side: itsSide, asset: itsAsset } = before.order;
    return (
      <TradeFlow key={before.id} side={itsSide} asset={itsAsset} place={place} network={network} resumed={before} />
    );
  }
  return (
    <>
      {before !== null && (
        <Banner
          action={
            <Button size="sm" tone="neutral" appearance="soft" onPress={() => setResumed(true)}>
              {words.resumeAction}
            </Button>
          }
        >
          {isOver ? words.resumeOver : words.resume}
        </Banner>
      )}
      {asset === undefined ? (
        <EmptyState level={2} title={words.nothing} action={<LinkButton href={routes.wallet}>{toWallet}</LinkButton>}>
          {words.nothingText}
        </EmptyState>
      ) : (
        <TradeFlow side={side} asset={asset} place={place} network={network} resumed={null} />
      )}
    </>
  );
}
