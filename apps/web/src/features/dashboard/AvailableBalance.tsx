import { bitcoinPrice, btcEquivalent, routes } from '@keel/flows';
import {
  ArrowUpEndIcon,
  Balance,
  BalanceHero,
  BtcEquivalent,
  Card,
  date,
  PlusIcon,
  QuickAction,
  QuickActions,
  Skeleton,
  Stack,
  Text,
} from '@keel/ui';
import { useLocale } from '@keel/ui/providers';
import { lazy, Suspense, useState } from 'react';
import type { BalancePoint } from '../../api/statement.ts';
import { Converted } from '../../app/money/Converted.tsx';
import { useHiddenAmounts } from '../../app/money/hiddenAmounts.ts';
import { useMarket } from '../../app/money/market.ts';
import { useUser } from '../../app/session/useUser.ts';
import type { BalanceHistory } from './useBalanceHistory.ts';
import { WalletActions } from './WalletActions.tsx';
import { useWords } from './words.ts';

/** Loaded after the first paint: people look at the balance first. */
const BalanceOverTime = lazy(async () => ({ default: (await import('./BalanceOverTime.tsx')).BalanceOverTime }));

/** The longest part of the first name that the greeting shows (DASH-1). */
const WELCOME_LETTERS = 5;

/** The height of the chart with its tools, so that the page does not move when it has loaded. */
const CHART_HEIGHT = '20.25rem';

/**
 * The greeting, the available balance with its value in bitcoin, the main actions, and the balance over time (DASH-1). At the
 * crosshair of the curve, the balance is the one of then.
 */
export function AvailableBalance({ history }: { history: BalanceHistory }) {
  const words = useWords();
  const user = useUser();
  const isHidden = useHiddenAmounts();
  const { locale } = useLocale();
  const [point, setPoint] = useState<BalancePoint | null>(null);

  return (
    <Card>
      <Stack gap="5" style={{ flexGrow: 1 }}>
        <BalanceHero
          welcome={words.welcome(Array.from(user.firstName).slice(0, WELCOME_LETTERS).join(''))}
          label={words.availableBalance}
          balance={
            <Balance cents={point?.cents ?? user.availableBalance} isHidden={isHidden} isLive={point === null} />
          }
          equivalent={
            point === null ? (
              <Equivalents />
            ) : (
              <Text tone="muted">{date(point.time, locale, { show: 'dateTime' })}</Text>
            )
          }
          actions={
            <QuickActions>
              <QuickAction href={routes.fundAccount} label={words.deposit} icon={<PlusIcon />} isMain />
              <QuickAction href={routes.withdraw} label={words.withdraw} icon={<ArrowUpEndIcon />} />
              <WalletActions />
            </QuickActions>
          }
        />
        <Suspense fallback={<Skeleton shape="block" height={CHART_HEIGHT} width="100%" />}>
          <BalanceOverTime history={history} onPointChange={setPoint} />
        </Suspense>
      </Stack>
    </Card>
  );
}

/** The value of the balance in bitcoin (DASH-1), and in the currency that the person chose (CUR-2). */
function Equivalents() {
  const { availableBalance } = useUser();
  const { data } = useMarket();
  const rate = bitcoinPrice(data);
  return (
    <>
      <Converted cents={availableBalance} />
      <BtcEquivalent
        btc={rate === null ? null : Number(btcEquivalent(availableBalance, rate))}
        rate={rate}
        asOf={data?.asOf ?? null}
        isHidden={useHiddenAmounts()}
      />
    </>
  );
}
