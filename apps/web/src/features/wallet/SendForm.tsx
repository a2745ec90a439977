import type { Cents } from '@keel/flows';
import { AmountField, Banner, Button, Card, Form, Select, Stack } from '@keel/ui';
import { amountText, CHAINS, readAmount } from '@keel/wallet';
import { useSelector } from '@xstate/react';
import type { WalletNetwork } from '../../api/networks.ts';
import { useTranslate } from '../../app/i18n/createWordsHook.ts';
import { Converted } from '../../app/money/Converted.tsx';
import { useExchangeRate } from '../../app/money/exchangeRate.ts';
import { useMarket } from '../../app/money/market.ts';
import type { RecentRecipient } from '../../app/wallet/sentTransfers.ts';
import type { SpeedFees as Fees } from './chain/ChainPort.ts';
import type { Place } from './chain/place.ts';
import { decimalsOf } from './chain/prepared.ts';
import { FixedTransfer } from './FixedTransfer.tsx';
import { maxOf } from './maxOf.ts';
import { RecipientField } from './RecipientField.tsx';
import { assetsOf } from './readRecipient.ts';
import { SpeedFees } from './SpeedFees.tsx';
import { useAvailableBalance } from './useAvailableBalance.ts';
import { useHoldings } from './useHoldings.ts';
import type { useSend } from './useSend.ts';
import { useSpeedFees } from './useSpeedFees.ts';
import { useWords } from './words.ts';
import { worthOf } from './worth.ts';

interface SendFormProps {
  readonly flow: ReturnType<typeof useSend>;
  readonly network: WalletNetwork;
  readonly from: Place;
  /** Whom this wallet sent to on this network, the latest first. */
  readonly recent: readonly RecentRecipient[];
  /** Recipient and amount are those of a deposit and cannot be changed (PAY-6). */
  readonly isFixed: boolean;
}

/**
 * Recipient, amount and speed of a transfer (WALLET-5). On a main network the approximate value of the amount in the chosen
 * currency follows (CUR-2).
 */
export function SendForm({ flow, network, from, recent, isFixed }: SendFormProps) {
  const all = useWords();
  const { send: words } = all;
  const translate = useTranslate();
  const { draft, errors, message } = useSelector(flow, ({ context }) => context);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const fees = useSpeedFees(from, draft.asset);
  const max = useMax(from, network, draft, fees);
  const availableBalance = useAvailableBalance(from, network, draft.asset);
  const { data: market } = useMarket();
  const { rate } = useExchangeRate();
  const decimals = decimalsOf(network, draft.asset);
  const amount = draft.all ? (max ?? '') : draft.amount;
  const changeAmount = (value: string) => {
    // The highest amount depends on the fee, so all of it is sent, whatever it is by then.
    const isAll = value !== '' && value === max;
    if (isAll !== draft.all) flow.send({ type: 'field.changed', name: 'all', value: isAll });
    flow.send({ type: 'field.changed', name: 'amount', value: isAll ? '' : value });
  };
  const cents = valueOfAmount();
  const balance = draft.all ? words.allOfIt(draft.asset) : availableBalance;

  return (
    <Card title={words.title}>
      <Form onSubmit={() => flow.send({ type: 'submitted' })}>
        <Stack gap="5">
          <output>{message !== '' && <Banner tone="negative">{translate(message)}</Banner>}</output>
          {isFixed ? (
            <FixedTransfer draft={draft} errors={errors} balance={balance} />
          ) : (
            <>
              <RecipientField flow={flow} network={network} from={from} recent={recent} />
              <Select
                label={words.asset}
                options={assetsOf(network).map((symbol) => ({ value: symbol, label: symbol }))}
                value={draft.asset}
                onChange={(value) => value !== null && flow.send({ type: 'field.changed', name: 'asset', value })}
              />
              <AmountField
                key={draft.asset}
                label={words.amount}
                name="amount"
                unit={{ code: draft.asset, decimals }}
                value={amount}
                errorMessage={errors.amount && translate(errors.amount)}
                onChange={changeAmount}
                {...(max !== null && { max })}
                {...(balance !== undefined && { balance })}
                {...(from.network === 'main' && {
                  converted: {
                    amount: cents === null ? null : amountText(BigInt(cents), 2),
                    unit: { code: 'USD', decimals: 2 },
                  },
                  ...(rate !== null && {
                    // A line that appears later would move everything below it.
                    description: cents === null ? '≈ ---' : <Converted cents={cents} isNeverHidden isInline />,
                  }),
                })}
              />
            </>
          )}
          <SpeedFees
            place={from}
            fees={fees}
            value={draft.speed}
            onChange={(value) => flow.send({ type: 'field.changed', name: 'speed', value })}
          />
          <Stack gap="3">
            <Button type="submit" size="lg" isFullWidth isPending={isBusy}>
              {words.review}
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

  /** In cents; null while no amount is typed, or no price is known. */
  function valueOfAmount(): Cents | null {
    const read = readAmount(amount, decimals);
    if (read.kind !== 'amount') return null;
    return worthOf(market, { asset: draft.asset, units: read.units, decimals });
  }
}

/**
 * The most that can be sent, as decimal text: the balance, less the estimated fee if both are paid in the same coin. null
 * while it is not known, and if nothing is left to send.
 */
function useMax(
  from: Place,
  network: WalletNetwork,
  { asset, speed }: { readonly asset: string; readonly speed: keyof Fees },
  fees: Fees | null,
): string | null {
  const { data } = useHoldings(from, network);
  const holding = data?.list.find((each) => each.asset === asset);
  if (holding === undefined || fees === null) return null;
  return maxOf(holding, asset === CHAINS[from.chain].native.symbol ? fees[speed].feeForAll : null);
}
