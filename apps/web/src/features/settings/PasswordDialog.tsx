import { Secret } from '@keel/flows';
import { Button, Dialog, Form, Inline, Modal, PasswordField } from '@keel/ui';
import { useState } from 'react';
import { changePassword } from '../../api/settings.ts';
import { useAction } from '../../app/data/useAction.ts';
import { announce } from '../../app/feedback/announce.ts';
import { Message } from '../../app/feedback/Message.tsx';
import { useServices } from '../../app/services/services.ts';
import { useOptions } from '../../app/services/site.ts';
import { useWords } from './words.ts';

interface PasswordDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Changes the password; the current one is required (CARD-3). What is typed is discarded when the dialog closes. */
export function PasswordDialog({ isOpen, onClose }: PasswordDialogProps) {
  const { password: words } = useWords();
  return (
    <Modal isOpen={isOpen} size="message" isDismissable={false} onOpenChange={(open) => !open && onClose()}>
      <Dialog title={words.title}>
        <PasswordForm onClose={onClose} />
      </Dialog>
    </Modal>
  );
}

function PasswordForm({ onClose }: { onClose: () => void }) {
  const { api } = useServices();
  const { password: words } = useWords();
  const least = useOptions()?.limits.passwordMin ?? 7;
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [again, setAgain] = useState('');
  const [isTried, setTried] = useState(false);
  const change = useAction(
    () => changePassword(api, new Secret(current), new Secret(next)),
    () => {
      announce(words.saved);
      onClose();
    },
  );
  const tooShort = new Secret(next).length < least ? words.tooShort(least) : null;
  const different = next === again ? null : words.different;

  return (
    <>
      <Form
        onSubmit={() => {
          setTried(true);
          if (tooShort === null && different === null) change.run(undefined);
        }}
      >
        <PasswordField label={words.current} autoComplete="current-password" value={current} onChange={setCurrent} />
        <PasswordField
          label={words.next}
          description={words.hint(least)}
          autoComplete="new-password"
          value={next}
          errorMessage={isTried ? tooShort : null}
          onChange={setNext}
        />
        <PasswordField
          label={words.again}
          autoComplete="new-password"
          value={again}
          errorMessage={isTried ? different : null}
          onChange={setAgain}
        />
        <Inline justify="end">
          <Button tone="neutral" appearance="soft" onPress={onClose}>
            {words.cancel}
          </Button>
          <Button
            type="submit"
            isPending={change.isBusy}
            isDisabled={!change.isBusy && [current, next, again].includes('')}
          >
            {words.save}
          </Button>
        </Inline>
      </Form>
      <Message isOpen={change.message !== null} tone="negative" onClose={change.dismiss}>
        {change.message}
      </Message>
    </>
  );
}
