import { requestTradeLimits, type requestTradeMachine } from '@keel/flows';
import { Button, Dialog, Modal, Stack, Text, TextArea } from '@keel/ui';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { useWords } from './words.ts';

interface TradeRequestProps {
  readonly flow: ActorRefFrom<typeof requestTradeMachine>;
  readonly isOpen: boolean;
}

/** A note to the account's manager, and the button that sends it (PROF-3). */
export function TradeRequest({ flow, isOpen }: TradeRequestProps) {
  const words = useWords();
  const note = useSelector(flow, ({ context }) => context.note);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const canSend = useSelector(flow, (snapshot) => snapshot.can({ type: 'submitted' }));
  return (
    <Modal size="trade" isOpen={isOpen} onOpenChange={(isNowOpen) => !isNowOpen && flow.send({ type: 'closed' })}>
      <Dialog
        title={words.request.title}
        footer={
          <>
            <Button tone="neutral" appearance="soft" onPress={() => flow.send({ type: 'closed' })}>
              {words.request.cancel}
            </Button>
            <Button
              isPending={isBusy}
              isDisabled={!isBusy && !canSend}
              onPress={() => flow.send({ type: 'submitted' })}
            >
              {words.request.send}
            </Button>
          </>
        }
      >
        <Stack gap="4">
          <Text>{words.request.explain}</Text>
          <TextArea
            label={words.request.note}
            description={words.request.noteHint}
            isOptional
            limit={requestTradeLimits.note}
            value={note}
            onChange={(value) => flow.send({ type: 'note.changed', note: value })}
          />
        </Stack>
      </Dialog>
    </Modal>
  );
}
