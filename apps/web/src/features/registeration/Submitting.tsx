import { Dialog, Inline, Modal, Spinner, Text } from '@keel/ui';
import { useWords } from './words.ts';

/** The spinner over the page while a registration is being submitted (KYC-5). */
export function Submitting({ isOpen }: { isOpen: boolean }) {
  const words = useWords();
  return (
    <Modal isOpen={isOpen} isDismissable={false} isKeyboardDismissDisabled>
      <Dialog title={words.submitting} hasClose={false}>
        <Inline wraps={false}>
          <Spinner size="lg" label={words.submitting} />
          <Text>{words.wait}</Text>
        </Inline>
      </Dialog>
    </Modal>
  );
}
