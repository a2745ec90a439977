import { Button, Card, DefinitionList, Inline, Price, Select, Stack, Text } from '@keel/ui';
import { useState } from 'react';
import { moveDemoPrice, passDemoTime } from '../../api/demo.ts';
import { expire } from '../../app/data/expire.ts';
import { useAction } from '../../app/data/useAction.ts';
import { announce } from '../../app/feedback/announce.ts';
import { Message } from '../../app/feedback/Message.tsx';
import { useTranslate } from '../../app/i18n/createWordsHook.ts';
import { useServices } from '../../app/services/services.ts';
import { refreshUser } from '../../app/session/refreshUser.ts';
import type { TabParts } from './QueueTab.tsx';
import { useFormatDateTime } from './useFormatDateTime.ts';
import { useWords } from './words.ts';

const DAY_HOURS = 24;
const MONTH_HOURS = 720;
/** By how many percent a press changes a price. */
const STEPS = [-10, -1, 1, 10] as const;

/** The demo's clock and the prices of its market. */
export function MarketTab({ desk, onDone }: TabParts) {
  return (
    <Stack gap="5">
      <TimeCard desk={desk} onDone={onDone} />
      <PriceCard desk={desk} onDone={onDone} />
    </Stack>
  );
}

function TimeCard({ desk: { now }, onDone }: TabParts) {
  const services = useServices();
  const words = useWords();
  const translate = useTranslate();
  const formatDateTime = useFormatDateTime();
  const pass = useAction(
    (hours: number) => passDemoTime(services.api, hours),
    () => {
      announce(words.timePassed);
      onDone();
      // No event reports that the clock was advanced, and all data may have changed.
      expire(services.queryClient);
      void refreshUser(services);
    },
  );
  const button = (label: string, hours: number) => (
    <Button size="sm" tone="neutral" appearance="soft" isPending={pass.isBusy} onPress={() => pass.run(hours)}>
      {label}
    </Button>
  );
  return (
    <Card title={words.time} level={3} padding="sm">
      <Stack gap="3">
        <DefinitionList items={[{ term: words.now, value: formatDateTime(now) }]} />
        <Text size="bodySm" tone="muted">
          {words.timeNote}
        </Text>
        <Inline gap="2">
          {button(words.hour, 1)}
          {button(words.day, DAY_HOURS)}
          {button(words.month, MONTH_HOURS)}
        </Inline>
      </Stack>
      <Message isOpen={pass.message !== null} tone="negative" onClose={pass.dismiss}>
        {pass.message === null ? null : translate(pass.message)}
      </Message>
    </Card>
  );
}

function PriceCard({ desk: { coins, pricesMove }, onDone }: TabParts) {
  const { api, queryClient } = useServices();
  const words = useWords();
  const translate = useTranslate();
  const [chosen, choose] = useState<string | null>(null);
  const move = useAction(
    (body: { readonly coin: string; readonly percent: number }) => moveDemoPrice(api, body),
    () => {
      announce(words.priceMoved);
      expire(queryClient, ['prices']);
      onDone();
    },
  );
  const coin = coins.find(({ id }) => id === chosen) ?? coins[0];
  return (
    <Card title={words.prices} level={3} padding="sm">
      {pricesMove && coin ? (
        <Stack gap="3">
          <Select
            label={words.coin}
            options={coins.map(({ id, name }) => ({ value: id, label: name }))}
            value={coin.id}
            onChange={choose}
          />
          <DefinitionList items={[{ term: words.price, value: <Price value={coin.price} /> }]} />
          <Inline gap="2">
            {STEPS.map((percent) => (
              <Button
                key={percent}
                size="sm"
                tone="neutral"
                appearance="soft"
                isPending={move.isBusy}
                onPress={() => move.run({ coin: coin.id, percent })}
              >
                <bdi dir="ltr">{`${percent > 0 ? '+' : '−'}${Math.abs(percent)} %`}</bdi>
              </Button>
            ))}
          </Inline>
        </Stack>
      ) : (
        <Text tone="muted">{words.pricesLive}</Text>
      )}
      <Message isOpen={move.message !== null} tone="negative" onClose={move.dismiss}>
        {move.message === null ? null : translate(move.message)}
      </Message>
    </Card>
  );
}
