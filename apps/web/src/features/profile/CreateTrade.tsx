import { requestTradeMachine } from '@keel/flows';
import { DraggableButton, PlusIcon, Spinner } from '@keel/ui';
import { useSelector } from '@xstate/react';
import { lazy, Suspense, useState } from 'react';
import { requestTrade } from '../../api/trades.ts';
import { Message } from '../../app/feedback/Message.tsx';
import { useFlow } from '../../app/flow/useFlow.ts';
import { useServices } from '../../app/services/services.ts';
import { useUser } from '../../app/session/useUser.ts';
import { useDraft, useSaveDraft } from '../../app/storage/useDraft.ts';
import { readPosition, writePosition } from './buttonPosition.ts';
import { useWords } from './words.ts';

const TradeRequest = lazy(async () => ({ default: (await import('./TradeRequest.tsx')).TradeRequest }));

/**
 * 'Create active trade': a button that can be dragged anywhere and opens a request to the account's manager (PROF-3).
 * The dialog is loaded at the first press.
 */
export function CreateTrade() {
  const { api, store } = useServices();
  const { _id } = useUser();
  const words = useWords();
  const [position] = useState(() => readPosition(store));
  const flow = useFlow(requestTradeMachine, {
    ports: { requestTrade: (call, signal) => requestTrade(api, call, signal) },
    input: { user: _id, note: useDraft('requestTrade') },
  });
  useSaveDraft('requestTrade', () => flow.getSnapshot().context.note);
  const snapshot = useSelector(flow, (current) => current);
  const isOpen = snapshot.hasTag('busy') || snapshot.matches('writing');
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);

  return (
    <>
      <DraggableButton
        iconStart={<PlusIcon />}
        defaultPosition={position}
        onMoveEnd={(moved) => writePosition(store, moved)}
        onPress={() => flow.send({ type: 'opened' })}
      >
        {words.createTrade}
      </DraggableButton>
      {wasOpen && (
        <Suspense fallback={<Spinner />}>
          <TradeRequest flow={flow} isOpen={isOpen} />
        </Suspense>
      )}
      <Message
        isOpen={snapshot.hasTag('modal')}
        tone={snapshot.matches('sent') ? 'positive' : 'negative'}
        onClose={() => flow.send({ type: 'message.dismissed' })}
      >
        {snapshot.context.message}
      </Message>
    </>
  );
}
