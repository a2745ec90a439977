import {
  AddressText,
  Banner,
  Button,
  Card,
  DefinitionList,
  date,
  exactPrice,
  Inline,
  Money,
  percent,
  quantity,
  Stack,
  Text,
} from '@keel/ui';
import { useLocale } from '@keel/ui/providers';
import type { FullQuote } from '../../api/orders.ts';
import { Converted } from '../../app/money/Converted.tsx';
import { useServerClockOffset } from '../../app/services/site.ts';
import { clock } from '../../app/time/clock.ts';
import { useNow } from '../../app/time/useNow.ts';
import type { Place } from './chain/place.ts';
import { useWords } from './words.ts';

interface TradeReviewProps {
  readonly quote: FullQuote;
  /** Its address receives a purchase. */
  readonly place: Place;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onEdit: () => void;
  /** Called when it is left without an order. */
  readonly onClose: () => void;
}

/** From how many minutes on the age of a market price is shown. */
const OLD_MINUTES = 5;

/** All details of a quote, including the desk and how long the quote is valid (WALLET-7). */
export function TradeReview({ quote, place, isBusy, onConfirm, onEdit, onClose }: TradeReviewProps) {
  const { trade: words, cancel } = useWords();
  const { locale } = useLocale();
  const now = useNow(true) + useServerClockOffset();
  const isBuying = quote.side === 'buy';
  const left = Math.max(0, Math.ceil((quote.expiresAt - now) / 1000));
  const age = Math.floor((now - Date.parse(quote.asOf)) / 60_000);
  const share = (points: string) => percent(Number(points), locale, { digits: points.split('.')[1]?.length ?? 0 });
  const dollars = (price: string) => <bdi>{exactPrice(price, 'USD', locale)}</bdi>;
  return (
    <Card title={words.review}>
      <Stack gap="5">
        {age >= OLD_MINUTES && <Banner tone="warning">{words.oldPrice(age)}</Banner>}
        {quote.source === 'simulated' && <Banner tone="warning">{words.simulated}</Banner>}
        <DefinitionList
          items={[
            { term: words.quantity, value: <bdi>{`${quantity(quote.quantity, locale)} ${quote.asset}`}</bdi> },
            {
              term: isBuying ? words.buyAmount : words.sellAmount,
              value: (
                <Stack gap="1" align="end">
                  <Money cents={quote.amount} />
                  {/* Coins of a test network are worth nothing. */}
                  {place.network === 'main' && <Converted cents={quote.amount} isNeverHidden />}
                </Stack>
              ),
            },
            { term: words.fee, value: <Money cents={quote.fee} /> },
            ...(quote.networkFee === null
              ? []
              : [{ term: words.networkFee, value: <Money cents={quote.networkFee} /> }]),
            { term: words.rate, value: dollars(quote.rate) },
            { term: words.marketRate, value: dollars(quote.marketRate) },
            { term: words.spread, value: <bdi>{share(quote.spreadPercent)}</bdi> },
            { term: words.asOf, value: date(quote.asOf, locale, { show: 'dateTime' }) },
            { term: words.counterparty, value: quote.counterparty },
            ...(isBuying ? [{ term: words.to, value: <AddressText address={place.address} shape="groups" /> }] : []),
          ]}
        />
        {quote.bandPercent !== null && <Text>{words.band(share(quote.bandPercent))}</Text>}
        <Text tone="muted">{words.expiresIn(clock(left))}</Text>
        <Stack gap="3">
          <Button size="lg" isFullWidth isPending={isBusy} onPress={onConfirm}>
            {isBuying ? words.buy : words.sell}
          </Button>
          <Inline justify="center">
            <Button tone="neutral" appearance="soft" isDisabled={isBusy} onPress={onEdit}>
              {words.change}
            </Button>
            <Button tone="neutral" appearance="ghost" isDisabled={isBusy} onPress={onClose}>
              {cancel}
            </Button>
          </Inline>
        </Stack>
      </Stack>
    </Card>
  );
}
