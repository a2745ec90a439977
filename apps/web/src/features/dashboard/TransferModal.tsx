import { type Cents, transferFundsDraft, transferFundsMachine } from '@keel/flows';
import { AmountField, Button, Dialog, Form, Modal, money, Stack } from '@keel/ui';
import { useLocale } from '@keel/ui/providers';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { transferFunds } from '../../api/investments.ts';
import { Message } from '../../app/feedback/Message.tsx';
import { OutcomeNotice } from '../../app/feedback/OutcomeNotice.tsx';
import { useIntents } from '../../app/feedback/useIntents.ts';
import { useFlow } from '../../app/flow/useFlow.ts';
import { amountText, useAmountText } from '../../app/money/amountText.ts';
import { useServices } from '../../app/services/services.ts';
import { useUser } from '../../app/session/useUser.ts';
import { useDraft, useSaveDraft } from '../../app/storage/useDraft.ts';
import { useWords } from './words.ts';

interface TransferModalProps {
  /** The profit, which can be transferred. */
  readonly profit: Cents;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/**
 * Transfers all or part of the profit to the balance (DASH-6). It stays mounted when its dialog closes, so that a lost
 * answer is still looked up.
 */
export function TransferModal({ profit, isOpen, onClose }: TransferModalProps) {
  const words = useWords();
  const { api } = useServices();
  const { locale } = useLocale();
  const { _id: user } = useUser();
  const flow = useFlow(transferFundsMachine, {
    ports: { transferFunds: (call, signal) => transferFunds(api, call, signal) },
    input: { user, profit, draft: useDraft('transferFunds') },
  });
  useSaveDraft('transferFunds', () => transferFundsDraft(flow.getSnapshot().context));
  useIntents(flow);
  useEffect(() => flow.send({ type: 'profit.updated', profit }), [flow, profit]);

  const snapshot = useSelector(flow, (current) => current);
  const { amount, message, notice } = snapshot.context;
  const typed = useAmountText(amount, (value) => flow.send({ type: 'amount.changed', amount: value }));
  const isBusy = snapshot.hasTag('busy');
  const isUnresolved = snapshot.hasTag('blocked');
  const isModal = snapshot.hasTag('modal');

  return (
    <>
      <Modal size="trade" isOpen={isOpen && !isModal} onOpenChange={(open) => !open && onClose()}>
        <Dialog title={words.transferFunds}>
          <OutcomeNotice notice={notice} />
          <Form onSubmit={() => flow.send({ type: 'submitted', attemptId: crypto.randomUUID() })}>
            <Stack gap="5">
              <AmountField
                label={words.transferAmount}
                description={words.transferNote}
                name="amount"
                max={amountText(profit)}
                balance={words.transferable(money(profit, 'USD', locale))}
                isDisabled={isUnresolved}
                {...typed}
              />
              <Button
                type="submit"
                size="lg"
                isFullWidth
                isPending={isBusy}
                isDisabled={!isBusy && !snapshot.can({ type: 'submitted', attemptId: '' })}
              >
                {isUnresolved ? words.transferAgain : words.transfer}
              </Button>
            </Stack>
          </Form>
        </Dialog>
      </Modal>
      <Message
        isOpen={isModal}
        tone={
          snapshot.matches('showingOutcome') ? 'positive' : snapshot.matches('outcomeUnknown') ? 'warning' : 'negative'
        }
        onClose={() => {
          if (snapshot.matches('showingOutcome')) onClose();
          flow.send({ type: 'message.dismissed' });
        }}
      >
        {message}
      </Message>
    </>
  );
}
