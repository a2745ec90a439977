import type { Secret } from '@keel/flows';
import { Button, Dialog, Inline, Modal, Stack, Text } from '@keel/ui';
import { useEffect, useRef, useState } from 'react';
import { announce } from '../../app/feedback/announce.ts';
import { useBrand } from '../../app/services/site.ts';
import { useUser } from '../../app/session/useUser.ts';
import { PasscodeCheck } from './PasscodeCheck.tsx';
import { usePasscodeAttempt } from './usePasscodeAttempt.ts';
import { useWallet } from './useWallet.ts';
import type { NewWalletPasskey } from './walletPasskey.ts';
import { useWords } from './words.ts';

interface PasskeyDialogProps {
  readonly onClose: () => void;
}

/** Turns unlocking with a passkey on, which requires the passcode, or off (WALLET-13). */
export function PasskeyDialog({ onClose }: PasskeyDialogProps) {
  const { ports } = useWallet();
  const { passkey: words } = useWords();
  const [isOn] = useState(() => ports.storedPasskey() !== null);
  return (
    <Modal isOpen size="message" isDismissable={false} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog title={words.title}>{isOn ? <TurnOff onClose={onClose} /> : <TurnOn onClose={onClose} />}</Dialog>
    </Modal>
  );
}

function TurnOn({ onClose }: PasskeyDialogProps) {
  const { ports } = useWallet();
  const { passkey: words } = useWords();
  const user = useUser();
  const brand = useBrand();
  const signal = useUnmountSignal();
  // After a wrong passcode the same passkey is used, so that the device keeps no unused one.
  const made = useRef<NewWalletPasskey | null>(null);
  const { isBusy, problem, attempt } = usePasscodeAttempt(words.notMade, () => {
    announce(words.added);
    onClose();
  });

  const turnOn = async (passcode: Secret) => {
    const library = await import('./walletPasskey.ts');
    try {
      made.current ??= await library.createWalletPasskey(brand.name, words.nameOf(user.email));
    } catch (error) {
      const isUnsupported = error instanceof library.NoPrf;
      return { kind: 'stopped', problem: isUnsupported ? words.notSupported : words.notMade } as const;
    }
    return ports.addPasskey({ userId: user._id, passcode, ...made.current }, signal());
  };
  return (
    <PasscodeCheck
      lead={words.lead}
      submit={words.turnOn}
      isBusy={isBusy}
      error={problem}
      onSubmit={(passcode) => void attempt(() => turnOn(passcode))}
      onCancel={onClose}
    />
  );
}

function TurnOff({ onClose }: PasskeyDialogProps) {
  const { ports } = useWallet();
  const { passkey: words, cancel } = useWords();
  const signal = useUnmountSignal();
  const [problem, setProblem] = useState('');
  const turnOff = async () => {
    try {
      await ports.removePasskey(signal());
      announce(words.removed);
      onClose();
    } catch {
      setProblem(words.notRemoved);
    }
  };
  return (
    <Stack gap="5">
      <Text>{words.offLead}</Text>
      <output>{problem !== '' && <Text>{problem}</Text>}</output>
      <Inline justify="end">
        <Button tone="neutral" appearance="soft" onPress={onClose}>
          {cancel}
        </Button>
        <Button onPress={() => void turnOff()}>{words.turnOff}</Button>
      </Inline>
    </Stack>
  );
}

/** A signal that is aborted when the component goes. */
function useUnmountSignal(): () => AbortSignal {
  const controller = useRef<AbortController | null>(null);
  useEffect(() => {
    controller.current = new AbortController();
    return () => controller.current?.abort();
  }, []);
  return () => controller.current?.signal ?? AbortSignal.abort();
}
