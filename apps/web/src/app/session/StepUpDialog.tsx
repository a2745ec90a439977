import { Dialog, Modal, Spinner } from '@keel/ui';
import { lazy, Suspense } from 'react';
import type { StepUpProps } from './StepUp.tsx';
import { useWords } from './stepUpWords.ts';

/** Few payouts need a step-up, so its form is loaded when the dialog opens. */
const StepUp = lazy(async () => ({ default: (await import('./StepUp.tsx')).StepUp }));

/**
 * The step-up dialog before a payout (PAYOUT-4). It opens immediately and can be cancelled while its form loads. Mount it
 * only while a proof is needed.
 */
export function StepUpDialog(props: StepUpProps) {
  const { title } = useWords();
  return (
    <Modal isOpen size="message" isDismissable={false} onOpenChange={(isOpen) => !isOpen && props.onCancel()}>
      <Dialog title={title}>
        <Suspense fallback={<Spinner />}>
          <StepUp {...props} />
        </Suspense>
      </Dialog>
    </Modal>
  );
}
