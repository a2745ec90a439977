import {
  AssetRow,
  Balance,
  BalanceHero,
  Banner,
  Box,
  Button,
  Card,
  CoinBalance,
  date,
  ErrorState,
  Inline,
  List,
  quantity,
  Stack,
  Text,
} from '@keel/ui';
import { useLocale } from '@keel/ui/providers';
import { amountText, CHAINS } from '@keel/wallet';
import type { ReactNode } from 'react';
import type { WalletNetwork } from '../../api/networks.ts';
import { LoadFailureMessage } from '../../app/data/LoadFailureMessage.tsx';
import { Converted } from '../../app/money/Converted.tsx';
import { CurrencyNote } from '../../app/money/CurrencyNote.tsx';
import { useHiddenAmounts } from '../../app/money/hiddenAmounts.ts';
import { useMarket } from '../../app/money/market.ts';
import type { Place } from './chain/place.ts';
import { TestCoins } from './TestCoins.tsx';
import { useHoldings } from './useHoldings.ts';
import { useWords } from './words.ts';
import { coinOf, shownWorthOf } from './worth.ts';

interface AssetsProps {
  readonly place: Place;
  readonly network: WalletNetwork;
  /** The actions beside the total, or below it if there is no space. */
  readonly actions: ReactNode;
}

/** The wallet's holdings as its network reports them, and their value at market prices (WALLET-8). */
export function Assets({ place, network, actions }: AssetsProps) {
  const { home: words, testHint } = useWords();
  const { locale } = useLocale();
  const isHidden = useHiddenAmounts();
  const { data: market } = useMarket();
  const holdings = useHoldings(place, network);
  const { data, isLoading, staleSince, refresh } = holdings;
  const time = (at: number) => date(at, locale, { show: 'dateTime' });
  const isTest = place.network === 'test';
  const { symbol } = CHAINS[place.chain].native;
  // The coin of the chain itself is the main figure where no coin has a value.
  const own = data?.list.find(({ asset }) => asset === symbol);
  const rows = data?.list.map((holding) => ({ holding, worth: shownWorthOf(market, place.network, holding) })) ?? [];
  const isEmpty = data !== null && !data.list.some(({ units }) => units > 0);
  const total = rows.reduce((sum, { worth }) => sum + (worth ?? 0), 0);

  return (
    <Stack gap="5">
      <Box surface="card">
        <Stack gap="4">
          <BalanceHero
            label={isTest ? CHAINS[place.chain].name : words.total}
            balance={
              isTest ? (
                <CoinBalance
                  quantity={own === undefined ? null : amountText(own.units, own.decimals)}
                  symbol={symbol}
                  isHidden={isHidden}
                  isLoading={data === null && isLoading}
                />
              ) : (
                <Balance cents={data === null ? null : total} isHidden={isHidden} isLive />
              )
            }
            equivalent={
              <Stack gap="1">
                {isTest ? (
                  <Text tone="muted">{network.isLocal ? words.localHint : testHint}</Text>
                ) : (
                  <>
                    <Converted cents={data === null ? null : total} />
                    <CurrencyNote />
                  </>
                )}
                {data !== null && (
                  <Text tone="muted" size="bodySm">
                    {words.asOf(time(data.asOf))}
                  </Text>
                )}
                {rows.some(({ worth }) => worth === null) && (
                  <Text tone="muted" size="bodySm">
                    {words.noPrice}
                  </Text>
                )}
              </Stack>
            }
            actions={actions}
          />
          {network.demo === 'running' && (
            <Inline>
              <TestCoins place={place} isFirst={isEmpty} onArrive={refresh} />
            </Inline>
          )}
        </Stack>
      </Box>
      {/* The live region has to exist before its text, or screen readers would not announce it; while empty it takes no space. */}
      <Stack gap={staleSince === null ? '0' : '5'}>
        <output>{staleSince !== null && <Banner tone="warning">{words.stale(time(staleSince))}</Banner>}</output>
        <Card
          title={words.assets}
          actions={
            <Button size="sm" tone="neutral" appearance="soft" isPending={isLoading && data !== null} onPress={refresh}>
              {words.refresh}
            </Button>
          }
        >
          {data === null && !isLoading ? (
            <ErrorState level={3} title={words.unreachable} onRetry={refresh} />
          ) : (
            <List
              label={words.assets}
              items={rows}
              itemKey={({ holding }) => holding.asset}
              isLoading={data === null}
              skeletonRows={2}
            >
              {({ holding, worth }) => (
                <AssetRow
                  name={nameOf(coinOf(market, holding.asset)?.name ?? holding.asset, CHAINS[place.chain].name)}
                  symbol={holding.asset}
                  quantity={amountText(holding.units, holding.decimals)}
                  {...(worth !== undefined && {
                    valueCents: worth,
                    change24h: coinOf(market, holding.asset)?.change24h ?? null,
                  })}
                  {...(holding.incoming !== undefined &&
                    holding.incoming > 0 &&
                    !isHidden && {
                      note: words.incoming(
                        `${quantity(amountText(holding.incoming, holding.decimals), locale)} ${holding.asset}`,
                      ),
                    })}
                  imageUrl={coinOf(market, holding.asset)?.image ?? null}
                  isHidden={isHidden}
                />
              )}
            </List>
          )}
        </Card>
      </Stack>
      <LoadFailureMessage of={[holdings]} />
    </Stack>
  );
}

/** 'Tether · Ethereum'; for a chain's own coin of the same name, the name appears once. */
function nameOf(coin: string, chain: string): string {
  return coin === chain ? coin : `${coin} · ${chain}`;
}
