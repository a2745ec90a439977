import { Secret } from '@keel/flows';
import { Button, Dialog, Form, Inline, Modal } from '@keel/ui';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { CurrentPasscode } from './CurrentPasscode.tsx';
import { emptyPasscode, NewPasscode } from './NewPasscode.tsx';
import { useKnownNames } from './useKnownNames.ts';
import { useTranslatePasscodeMessage } from './useTranslatePasscodeMessage.ts';
import { useWallet } from './useWallet.ts';
import { useWords } from './words.ts';

interface PinDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Changes the passcode; the current one is required. The vault is encrypted again under the new one (SET-2, WALLET-16). */
export function PinDialog({ isOpen, onClose }: PinDialogProps) {
  const { settings: words } = useWords();
  return (
    <Modal isOpen={isOpen} size="message" isDismissable={false} onOpenChange={(open) => !open && onClose()}>
      <Dialog title={words.changePin}>
        <PinForm onClose={onClose} />
      </Dialog>
    </Modal>
  );
}

function PinForm({ onClose }: { onClose: () => void }) {
  const { actor: vault, ports } = useWallet();
  const all = useWords();
  const translate = useTranslatePasscodeMessage();
  const message = useSelector(vault, ({ context }) => context.message);
  const isBusy = useSelector(vault, (snapshot) => snapshot.matches({ unlocked: 'changingPasscode' }));
  const [current, setCurrent] = useState('');
  const [typed, setTyped] = useState(() => emptyPasscode(ports.passcodeKind()));
  const known = useKnownNames();

  const close = useEffectEvent(onClose);
  useEffect(() => {
    // The announcement is that the passcode was changed.
    const changed = vault.on('announce', () => close());
    return () => {
      changed.unsubscribe();
      // Why the wallet was locked meanwhile is still to be read.
      if (vault.getSnapshot().matches('unlocked')) vault.send({ type: 'message.dismissed' });
    };
  }, [vault]);

  return (
    <Form
      onSubmit={() =>
        vault.send({
          type: 'passcode.submitted',
          current: new Secret(current),
          next: new Secret(typed.passcode),
          repeated: new Secret(typed.repeated),
          kind: typed.kind,
          known,
        })
      }
    >
      <CurrentPasscode label={all.settings.current} name="current" value={current} onChange={setCurrent} />
      <NewPasscode value={typed} errorMessage={message === '' ? null : translate(message)} onChange={setTyped} />
      <Inline justify="end">
        <Button tone="neutral" appearance="soft" isDisabled={isBusy} onPress={onClose}>
          {all.cancel}
        </Button>
        <Button
          type="submit"
          isPending={isBusy}
          isDisabled={!isBusy && [current, typed.passcode, typed.repeated].includes('')}
        >
          {all.settings.save}
        </Button>
      </Inline>
    </Form>
  );
}
