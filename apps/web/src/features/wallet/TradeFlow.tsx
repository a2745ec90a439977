import type { CreateOrderCall, TradeSide } from '@keel/flows';
import { Banner, Button, Card, Inline, Stack } from '@keel/ui';
import { useSelector } from '@xstate/react';
import type { WalletNetwork } from '../../api/networks.ts';
import type { FullOrder, FullQuote } from '../../api/orders.ts';
import { Message } from '../../app/feedback/Message.tsx';
import { useIntents } from '../../app/feedback/useIntents.ts';
import { useStepFocus } from '../../app/feedback/useStepFocus.ts';
import { useTranslate } from '../../app/i18n/createWordsHook.ts';
import { CurrencyNote } from '../../app/money/CurrencyNote.tsx';
import { useServices } from '../../app/services/services.ts';
import { StepUpDialog } from '../../app/session/StepUpDialog.tsx';
import type { Place } from './chain/place.ts';
import { OrderCard } from './OrderCard.tsx';
import { TradeForm } from './TradeForm.tsx';
import { TradeReview } from './TradeReview.tsx';
import { useTrade } from './useTrade.ts';
import { WaitCard } from './WaitCard.tsx';
import { useWords } from './words.ts';

interface TradeFlowProps {
  readonly side: TradeSide;
  readonly asset: string;
  readonly place: Place;
  readonly network: WalletNetwork;
  /** An earlier order to resume; null for a new one. */
  readonly resumed: CreateOrderCall | null;
}

/** One order: form, quote, review, states (WALLET-7). */
export function TradeFlow({ side, asset, place, network, resumed }: TradeFlowProps) {
  const { api } = useServices();
  const all = useWords();
  const translate = useTranslate();
  const { trade: words } = all;
  const flow = useTrade({ side, asset, place, resumed });
  useIntents(flow);
  const snapshot = useSelector(flow, (current) => current);
  const state = snapshot.value;
  const { message, quote, order } = snapshot.context;
  const isForm = state === 'editing' || state === 'quoting' || (state === 'refused' && quote === null);
  useStepFocus(isForm ? 'form' : state === 'tracking' ? 'pending' : state);
  const isReview = state === 'reviewing' || state === 'placing' || state === 'proving';
  const confirm = () => flow.send({ type: 'confirmed', attemptId: crypto.randomUUID(), at: api.now() });

  return (
    <>
      {/* The rate of the values beside the amounts; there are none on a test network. */}
      {place.network === 'main' && (isForm || isReview) && <CurrencyNote />}
      {isForm && <TradeForm flow={flow} side={side} place={place} network={network} />}
      {isReview && quote !== null && (
        <TradeReview
          // The quote is stored unchanged.
          quote={quote as FullQuote}
          place={place}
          isBusy={state !== 'reviewing'}
          onConfirm={confirm}
          onEdit={() => flow.send({ type: 'edited' })}
          onClose={() => flow.send({ type: 'closed' })}
        />
      )}
      {state === 'proving' && (
        <StepUpDialog
          payout="order"
          onProved={() => flow.send({ type: 'proved', attemptId: crypto.randomUUID(), at: api.now() })}
          onCancel={() => flow.send({ type: 'proof.left', at: api.now() })}
        />
      )}
      {(state === 'expired' || state === 'notPlaced' || state === 'unresolved') && (
        <Card title={words.review}>
          <Stack gap="4">
            <output>
              <Banner tone="warning">{translate(message)}</Banner>
            </output>
            <Inline gap="2">
              {state === 'expired' && (
                <Button onPress={() => flow.send({ type: 'submitted' })}>{words.refreshQuote}</Button>
              )}
              {state === 'expired' && (
                <Button tone="neutral" appearance="soft" onPress={() => flow.send({ type: 'edited' })}>
                  {words.change}
                </Button>
              )}
              {state === 'notPlaced' && <Button onPress={confirm}>{words.again}</Button>}
              {state === 'unresolved' && (
                <Button onPress={() => flow.send({ type: 'check.requested' })}>{words.lookUp}</Button>
              )}
              <Button tone="neutral" appearance="ghost" onPress={() => flow.send({ type: 'closed' })}>
                {all.toWallet}
              </Button>
            </Inline>
          </Stack>
        </Card>
      )}
      {state === 'reconciling' && (
        <WaitCard title={all.send.reconciling} message={message}>
          <Inline>
            <Button tone="neutral" appearance="ghost" onPress={() => flow.send({ type: 'closed' })}>
              {all.toWallet}
            </Button>
          </Inline>
        </WaitCard>
      )}
      {(state === 'pending' || state === 'tracking' || state === 'over') && order !== null && (
        <OrderCard
          order={order as FullOrder}
          message={message}
          isOver={state === 'over'}
          onClose={() => flow.send({ type: 'closed' })}
        />
      )}
      <Message
        isOpen={snapshot.hasTag('modal')}
        tone="negative"
        onClose={() => flow.send({ type: 'message.dismissed' })}
      >
        {message}
      </Message>
    </>
  );
}
