import { Dialog, Modal } from '@keel/ui';
import { StepUpForm } from './StepUpForm.tsx';
import { useWords } from './stepUpWords.ts';
import { useProved, useStepUp } from './useStepUp.ts';

interface StepUpDialogProps {
  /** The action that needs the proof. */
  readonly payout: 'withdrawal' | 'order';
  readonly onProved: () => void;
  readonly onCancel: () => void;
}

/** The step-up dialog before a payout (PAYOUT-4). Mount it only while a proof is needed. */
export function StepUpDialog({ payout, onProved, onCancel }: StepUpDialogProps) {
  const words = useWords();
  const flow = useStepUp();
  useProved(flow, onProved);
  return (
    <Modal isOpen size="message" isDismissable={false} onOpenChange={(isOpen) => !isOpen && onCancel()}>
      <Dialog title={words.title}>
        <StepUpForm flow={flow} submit={words.confirm} onCancel={onCancel}>
          {words.explain[payout]}
        </StepUpForm>
      </Dialog>
    </Modal>
  );
}
