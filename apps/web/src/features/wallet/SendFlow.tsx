import { Banner, Button, Inline, Stack } from '@keel/ui';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import type { WalletNetwork } from '../../api/networks.ts';
import { Message } from '../../app/feedback/Message.tsx';
import { useIntents } from '../../app/feedback/useIntents.ts';
import { useStepFocus } from '../../app/feedback/useStepFocus.ts';
import { LazyPartView } from '../../app/lazy/LazyPartView.tsx';
import { CurrencyNote } from '../../app/money/CurrencyNote.tsx';
import type { RecentRecipient, SentTransfer } from '../../app/wallet/sentTransfers.ts';
import type { Place } from './chain/place.ts';
import { DepositMark } from './DepositMark.tsx';
import { useShowsLock } from './lockShown.ts';
import type { PayingDeposit } from './payingDeposit.ts';
import { SendForm } from './SendForm.tsx';
import { UnlockForm } from './UnlockForm.tsx';
import { useSend } from './useSend.ts';
import { useSendSteps } from './useSendSteps.ts';
import { WaitCard } from './WaitCard.tsx';
import { useWords } from './words.ts';

interface SendFlowProps {
  readonly from: Place;
  readonly network: WalletNetwork;
  readonly asset: string;
  /** An earlier transfer to resume; null for a new one. */
  readonly resumed: SentTransfer | null;
  /** The values that the previous page filled in; null for none. */
  readonly filledIn: Readonly<Record<'to' | 'amount' | 'asset', string | null>>;
  /**
   * The addresses of earlier transfers, repeated for each, on any chain: a new address that looks like one of them is
   * suspicious.
   */
  readonly known: readonly string[];
  /** Whom this wallet sent to on this network, the latest first. */
  readonly recent: readonly RecentRecipient[];
  /** The deposit that it pays (PAY-6); null for none. */
  readonly deposit: PayingDeposit | null;
}

const EDITING: readonly string[] = ['editing', 'preparing', 'resting'];
const REVIEWING: readonly string[] = ['reviewing', 'confirming', 'signing'];
const PROGRESS_STATES: readonly string[] = [
  'pending',
  'tracking',
  'sent',
  'cancelled',
  'unresolved',
  'reconciling',
  'repeating',
];

/** The states between which the page does not change, however often the network is asked. */
const FOLLOWED: readonly string[] = ['pending', 'tracking', 'repeating'];

/** The states in which the network has the transfer. */
const ON_ITS_WAY: readonly string[] = ['pending', 'tracking', 'sent'];

/** One transfer: form, review, signature, progress (WALLET-5). */
export function SendFlow({ from, network, asset, resumed, filledIn, known, recent, deposit }: SendFlowProps) {
  const { send: words, payDeposit, cancel } = useWords();
  const flow = useSend({ from, network, asset, resumed, deposit });
  useIntents(flow);
  const fillIn = useEffectEvent(() => {
    for (const name of ['to', 'asset', 'amount'] as const) {
      const value = filledIn[name];
      if (value !== null) flow.send({ type: 'field.changed', name, value });
    }
  });
  useEffect(() => fillIn(), []);
  const snapshot = useSelector(flow, (current) => current);
  const state = snapshot.value;
  const { prepared, signed, message, draft } = snapshot.context;
  useShowsLock(state === 'awaitingUnlock');
  useStepFocus(EDITING.includes(state) ? 'form' : FOLLOWED.includes(state) ? 'pending' : state);
  const isReviewing = REVIEWING.includes(state) && prepared !== null;
  const isInProgress = PROGRESS_STATES.includes(state);
  const steps = useSendSteps(isReviewing || isInProgress);
  const isReplacing = signed.length > 0 && snapshot.context.purpose !== 'send';
  const isForm = (EDITING.includes(state) || state === 'rejected') && !isReplacing;

  // The transfer is shown again once it may be signed, or has been.
  const problem = signed.length === 0 ? (deposit?.findProblem(draft) ?? null) : null;
  if (problem !== null && state !== 'signing') return <Banner tone="warning">{payDeposit.notPayable[problem]}</Banner>;
  return (
    <>
      {deposit !== null && (
        <DepositMark
          flow={deposit.flow}
          isOnItsWay={ON_ITS_WAY.includes(state) && signed[0]?.purpose !== 'cancel'}
          hasFailed={state === 'cancelled' || state === 'rejected'}
        />
      )}
      {/* The rate of the values beside the amounts; there are none on a test network. */}
      {from.network === 'main' && (isForm || isReviewing) && <CurrencyNote />}
      {/* The form keeps its values while the transfer is prepared, refused and changed. */}
      {isForm && <SendForm flow={flow} network={network} from={from} recent={recent} isFixed={deposit !== null} />}
      {state === 'preparing' && isReplacing && <WaitCard title={words.preparing} message="" />}
      {isReviewing && (
        <LazyPartView of={steps}>
          {({ SendReview }) => (
            <SendReview
              key={prepared.unsigned}
              flow={flow}
              from={from}
              prepared={prepared}
              known={known}
              isSigning={state === 'signing'}
            />
          )}
        </LazyPartView>
      )}
      {state === 'awaitingUnlock' && (
        <Stack gap="4">
          <UnlockForm introduction={words.locked} />
          <Inline>
            {!isReplacing && (
              <Button tone="neutral" appearance="soft" onPress={() => flow.send({ type: 'edited' })}>
                {words.edit}
              </Button>
            )}
            <Button tone="neutral" appearance="ghost" onPress={() => flow.send({ type: 'closed' })}>
              {isReplacing ? words.toTransfer : cancel}
            </Button>
          </Inline>
        </Stack>
      )}
      {state === 'broadcasting' && <WaitCard title={words.broadcasting} message={message} />}
      {isInProgress && (
        <LazyPartView of={steps}>{({ SendProgress }) => <SendProgress flow={flow} network={network} />}</LazyPartView>
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
