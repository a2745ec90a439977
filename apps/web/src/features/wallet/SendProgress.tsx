import {
  AddressText,
  Banner,
  Button,
  Card,
  CopyButton,
  DefinitionList,
  Inline,
  Numeric,
  ProgressBar,
  quantity,
  Stack,
  Text,
} from '@keel/ui';
import { useLocale } from '@keel/ui/providers';
import { useSelector } from '@xstate/react';
import type { WalletNetwork } from '../../api/networks.ts';
import { useTranslate } from '../../app/i18n/createWordsHook.ts';
import { ExplorerLink } from './ExplorerLink.tsx';
import type { useSend } from './useSend.ts';
import { useWords } from './words.ts';

/** The progress of a transfer after it was broadcast, and the possible actions (WALLET-5). */
export function SendProgress({ flow, network }: { flow: ReturnType<typeof useSend>; network: WalletNetwork }) {
  const all = useWords();
  const translate = useTranslate();
  const { send: words } = all;
  const { locale } = useLocale();
  const snapshot = useSelector(flow, (current) => current);
  const { prepared, signed, confirmations, message } = snapshot.context;
  const state = snapshot.value;
  const titles: Readonly<Record<string, string>> = {
    sent: words.sent,
    cancelled: words.cancelled,
    unresolved: words.unresolved,
    reconciling: words.reconciling,
  };
  const needed = prepared?.needed ?? 1;
  const isOver = state === 'sent' || state === 'cancelled';
  const faster = { type: 'faster.requested' } as const;
  const cancel = { type: 'cancel.requested' } as const;
  const close = () => flow.send({ type: 'closed' });

  return (
    <Card title={titles[state] ?? words.pending}>
      <Stack gap="5">
        <output>
          {message === '' ? (
            !isOver && state !== 'reconciling' && <Text>{words.pendingText}</Text>
          ) : (
            <Banner tone={isOver ? 'positive' : 'warning'}>{translate(message)}</Banner>
          )}
        </output>
        {state === 'reconciling' && <ProgressBar label={words.reconciling} value={null} isLabelHidden />}
        {(state === 'pending' || state === 'tracking') && (
          <ProgressBar
            label={words.confirmations(Math.min(confirmations, needed), needed)}
            value={Math.min(confirmations, needed)}
            max={needed}
          />
        )}
        {prepared !== null && (
          <DefinitionList
            items={[
              { term: words.to, value: <AddressText address={prepared.to} shape="groups" /> },
              {
                term: words.amount,
                value: (
                  <Numeric>
                    {quantity(prepared.amount, locale)} {prepared.asset}
                  </Numeric>
                ),
              },
              ...(signed[0] === undefined
                ? []
                : [{ term: words.txId, value: <AddressText address={signed[0].txId} shape="full" /> }]),
            ]}
          />
        )}
        {signed[0] !== undefined && <ExplorerLink network={network} txId={signed[0].txId} />}
        <Stack gap="3">
          {isOver && (
            <Button size="lg" isFullWidth onPress={close}>
              {all.toWallet}
            </Button>
          )}
          {state === 'unresolved' && (
            <Button size="lg" isFullWidth onPress={() => flow.send({ type: 'check.requested' })}>
              {words.lookUp}
            </Button>
          )}
          <Inline justify="center">
            {signed[0] !== undefined && <CopyButton appearance="soft" text={signed[0].txId} label={words.copyTxId} />}
            {snapshot.can(faster) && (
              <Button tone="neutral" appearance="soft" onPress={() => flow.send(faster)}>
                {words.faster}
              </Button>
            )}
            {snapshot.can(cancel) && (
              <Button tone="neutral" appearance="soft" onPress={() => flow.send(cancel)}>
                {words.cancelTransfer}
              </Button>
            )}
            {state === 'unresolved' && snapshot.context.isLookedUp && (
              <Button tone="neutral" appearance="soft" onPress={() => flow.send({ type: 'rebroadcast.requested' })}>
                {words.again}
              </Button>
            )}
            {!isOver && (
              <Button tone="neutral" appearance="ghost" onPress={close}>
                {all.toWallet}
              </Button>
            )}
          </Inline>
        </Stack>
      </Stack>
    </Card>
  );
}
