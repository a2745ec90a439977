import { routes } from '@keel/flows';
import {
  AddressText,
  Badge,
  Banner,
  Button,
  Card,
  CopyButton,
  DefinitionList,
  date,
  Inline,
  money,
  quantity,
  Stack,
  Text,
} from '@keel/ui';
import { useLocale } from '@keel/ui/providers';
import { useNavigate } from 'react-router-dom';
import type { FullOrder } from '../../api/orders.ts';
import { useTranslate } from '../../app/i18n/createWordsHook.ts';
import { printRows } from '../../platform/print.ts';
import { useWords } from './words.ts';

interface OrderCardProps {
  readonly order: FullOrder;
  /** A notice about its outcome; '' if there is none. */
  readonly message: string;
  readonly isOver: boolean;
  readonly onClose: () => void;
}

const TONES = { pending: 'neutral', settled: 'positive', failed: 'negative', refunded: 'warning' } as const;

/** An order with its state, the address to pay to, and its receipt (WALLET-7). */
export function OrderCard({ order, message, isOver, onClose }: OrderCardProps) {
  const all = useWords();
  const translate = useTranslate();
  const { trade: words } = all;
  const { locale } = useLocale();
  const go = useNavigate();
  const { payTo, waitsFor, state, side } = order;
  // Coins that have arrived are not requested again.
  const isToPay = !isOver && payTo !== null && (waitsFor === null || waitsFor === 'coins');
  const time = (at: string) => date(at, locale, { show: 'dateTime' });
  const amount = (cents: number | null) => (cents === null ? '---' : money(cents, 'USD', locale));
  const facts = [
    { term: words.orderId, value: order.id },
    { term: words.quantity, value: `${quantity(order.quantity, locale)} ${order.asset}` },
    { term: side === 'buy' ? words.buyAmount : words.sellAmount, value: amount(order.amount) },
    { term: words.fee, value: amount(order.fee) },
    ...(order.networkFee === null ? [] : [{ term: words.networkFee, value: amount(order.networkFee) }]),
    { term: words.counterparty, value: order.counterparty ?? '---' },
    { term: words.state, value: words.states[state] },
    ...(order.txId === null ? [] : [{ term: all.send.txId, value: order.txId }]),
  ];
  return (
    <Card title={words.order} actions={<Badge tone={TONES[state]}>{words.states[state]}</Badge>}>
      <Stack gap="5">
        <output>
          {message !== '' && <Banner tone={state === 'settled' ? 'positive' : 'warning'}>{translate(message)}</Banner>}
          {waitsFor !== null && waitsFor !== 'coins' && <Banner>{words.waitsFor[waitsFor]}</Banner>}
          {order.reason !== null && <Banner tone="warning">{order.reason}</Banner>}
        </output>
        <DefinitionList items={facts} />
        {isToPay && (
          <Stack gap="3">
            <Banner>{words.payTo}</Banner>
            <Text tone="muted">{words.payLate}</Text>
            <DefinitionList
              items={[
                { term: words.payToAddress, value: <AddressText address={payTo.address} shape="groups" /> },
                { term: words.quantity, value: `${quantity(payTo.quantity, locale)} ${order.asset}` },
                { term: words.until, value: time(payTo.until) },
              ]}
            />
            <Button
              size="lg"
              isFullWidth
              onPress={() =>
                // In navigation state, which a link from outside cannot set.
                void go(routes.sendAssets, {
                  state: { to: payTo.address, amount: payTo.quantity, asset: order.asset },
                })
              }
            >
              {words.pay}
            </Button>
          </Stack>
        )}
        <Stack gap="3">
          {isOver && (
            <Button size="lg" isFullWidth onPress={onClose}>
              {all.toWallet}
            </Button>
          )}
          <Inline justify="center">
            <CopyButton
              appearance="ghost"
              label={words.copy}
              text={facts.map(({ term, value }) => `${term}: ${value}`).join('\n')}
            />
            <Button tone="neutral" appearance="soft" onPress={() => printRows(words.order, facts)}>
              {words.print}
            </Button>
            {!isOver && (
              <Button tone="neutral" appearance="ghost" onPress={onClose}>
                {all.toWallet}
              </Button>
            )}
          </Inline>
        </Stack>
      </Stack>
    </Card>
  );
}
