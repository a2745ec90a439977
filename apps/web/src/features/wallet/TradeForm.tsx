import type { TradeSide } from '@keel/flows';
import { AmountField, Button, Card, Form, Inline, money, Select, Stack } from '@keel/ui';
import { useLocale } from '@keel/ui/providers';
import { useSelector } from '@xstate/react';
import type { WalletNetwork } from '../../api/networks.ts';
import { useHiddenAmounts } from '../../app/hiddenAmounts.ts';
import { useUser } from '../../app/useUser.ts';
import type { Place } from './chain/place.ts';
import { decimalsOf } from './chain/prepared.ts';
import { useHeld } from './useHeld.ts';
import type { useTrade } from './useTrade.ts';
import { useWords } from './words.ts';

interface TradeFormProps {
  readonly flow: ReturnType<typeof useTrade>;
  readonly side: TradeSide;
  readonly place: Place;
  readonly network: WalletNetwork;
}

/** What to buy or sell, and how much of it (WALLET-7). */
export function TradeForm({ flow, side, place, network }: TradeFormProps) {
  const all = useWords();
  const { trade: words } = all;
  const { draft, error } = useSelector(flow, ({ context }) => context);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const hint = useHint(side, place, network, draft.asset);
  const change = (name: 'asset' | 'quantity', value: string) => flow.send({ type: 'field.changed', name, value });
  return (
    <Card title={side === 'buy' ? words.buyTitle : words.sellTitle}>
      <Form onSubmit={() => flow.send({ type: 'submitted' })}>
        <Stack gap="5">
          <Select
            label={words.asset}
            options={network.trades.map((symbol) => ({ value: symbol, label: symbol }))}
            value={draft.asset}
            onChange={(value) => change('asset', value)}
          />
          <AmountField
            key={draft.asset}
            label={words.quantity}
            name="quantity"
            unit={{ code: draft.asset, decimals: Math.min(decimalsOf(network, draft.asset), 8) }}
            value={draft.quantity}
            errorMessage={error}
            onChange={(value) => change('quantity', value)}
            {...(hint !== undefined && { balance: hint })}
          />
          <Inline justify="between">
            <Button tone="neutral" appearance="ghost" isDisabled={isBusy} onPress={() => flow.send({ type: 'closed' })}>
              {all.cancel}
            </Button>
            <Button type="submit" size="lg" isPending={isBusy}>
              {words.quote}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Card>
  );
}

/** What there is to buy with, or to sell; undefined while amounts are hidden. */
function useHint(side: TradeSide, place: Place, network: WalletNetwork, asset: string): string | undefined {
  const { trade: words } = useWords();
  const { locale } = useLocale();
  const { availableBalance } = useUser();
  const isHidden = useHiddenAmounts();
  const held = useHeld(place, network, asset);
  if (side === 'sell' || isHidden) return held;
  return words.balance(money(availableBalance, 'USD', locale));
}
