import type { TradeSide } from '@keel/flows';
import { AmountField, Button, Card, Form, money, Select, Stack } from '@keel/ui';
import { useLocale } from '@keel/ui/providers';
import { useSelector } from '@xstate/react';
import type { WalletNetwork } from '../../api/networks.ts';
import { useTranslate } from '../../app/i18n/createWordsHook.ts';
import { amountCents } from '../../app/money/amountText.ts';
import { Converted } from '../../app/money/Converted.tsx';
import { useExchangeRate } from '../../app/money/exchangeRate.ts';
import { useHiddenAmounts } from '../../app/money/hiddenAmounts.ts';
import { useMarket } from '../../app/money/market.ts';
import { useUser } from '../../app/session/useUser.ts';
import type { Place } from './chain/place.ts';
import { decimalsOf } from './chain/prepared.ts';
import { useAvailableBalance } from './useAvailableBalance.ts';
import type { useTrade } from './useTrade.ts';
import { useWords } from './words.ts';
import { coinOf } from './worth.ts';

interface TradeFormProps {
  readonly flow: ReturnType<typeof useTrade>;
  readonly side: TradeSide;
  readonly place: Place;
  readonly network: WalletNetwork;
}

/**
 * The asset to buy or sell, and the amount (WALLET-7). On a main network its approximate value in the chosen currency follows
 * (CUR-2); coins of a test network are worth nothing.
 */
export function TradeForm({ flow, side, place, network }: TradeFormProps) {
  const all = useWords();
  const translate = useTranslate();
  const { trade: words } = all;
  const { draft, error } = useSelector(flow, ({ context }) => context);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const hint = useHint(side, place, network, draft.asset);
  const change = (name: 'asset' | 'quantity' | 'dollars', value: string) =>
    flow.send({ type: 'field.changed', name, value });
  const { data: market } = useMarket();
  const price = coinOf(market, draft.asset)?.price ?? null;
  const asset = { code: draft.asset, decimals: Math.min(decimalsOf(network, draft.asset), 8) };
  const dollars = { code: 'USD', decimals: 2 };
  const isDollars = draft.by === 'dollars';
  const worth = isDollars ? draft.dollars : atMarket(draft.quantity, price, (typed, one) => typed * one, 2);
  const cents = amountCents(worth ?? '');
  const { rate } = useExchangeRate();
  return (
    <Card title={side === 'buy' ? words.buyTitle : words.sellTitle}>
      <Form onSubmit={() => flow.send({ type: 'submitted' })}>
        <Stack gap="5">
          <Select
            label={words.asset}
            options={network.trades.map((symbol) => ({ value: symbol, label: symbol }))}
            value={draft.asset}
            onChange={(value) => value !== null && change('asset', value)}
          />
          <AmountField
            key={draft.asset}
            label={isDollars ? words[side === 'buy' ? 'spend' : 'receive'] : words.quantity}
            name={draft.by}
            unit={isDollars ? dollars : asset}
            value={draft[draft.by]}
            errorMessage={error && translate(error)}
            onChange={(value) => change(draft.by, value)}
            converted={
              isDollars
                ? { amount: atMarket(draft.dollars, price, (typed, one) => typed / one, asset.decimals), unit: asset }
                : { amount: worth, unit: dollars }
            }
            onSwitchUnit={() =>
              flow.send({ type: 'field.changed', name: 'by', value: isDollars ? 'quantity' : 'dollars' })
            }
            {...(place.network === 'main' &&
              rate !== null && {
                // A line that appears later would move everything below it.
                description: cents === null ? '≈ ---' : <Converted cents={cents} isNeverHidden isInline />,
              })}
            {...(hint !== undefined && { balance: hint })}
          />
          <Stack gap="3">
            <Button type="submit" size="lg" isFullWidth isPending={isBusy}>
              {words.quote}
            </Button>
            <Button
              tone="neutral"
              appearance="ghost"
              isFullWidth
              isDisabled={isBusy}
              onPress={() => flow.send({ type: 'closed' })}
            >
              {all.cancel}
            </Button>
          </Stack>
        </Stack>
      </Form>
    </Card>
  );
}

/**
 * The approximate value of what is typed, at the market price and without the desk's fee; null while nothing is typed
 * or no price is known.
 */
function atMarket(
  typed: string,
  price: number | null,
  convert: (typed: number, price: number) => number,
  decimals: number,
): string | null {
  const about = price === null || typed === '' ? Number.NaN : convert(Number(typed), price);
  return Number.isFinite(about) ? about.toFixed(decimals) : null;
}

/** The balance for the purchase or the sale; undefined while amounts are hidden. */
function useHint(side: TradeSide, place: Place, network: WalletNetwork, asset: string): string | undefined {
  const { trade: words } = useWords();
  const { locale } = useLocale();
  const { availableBalance } = useUser();
  const isHidden = useHiddenAmounts();
  const assetBalance = useAvailableBalance(place, network, asset);
  if (side === 'sell' || isHidden) return assetBalance;
  return words.balance(money(availableBalance, 'USD', locale));
}
