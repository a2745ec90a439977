import { Secret, vaultMessages } from '@keel/flows';
import { Button, Dialog, Form, Inline, Modal, PasscodeField, Stack, Text } from '@keel/ui';
import { useEffect, useRef, useState } from 'react';
import { announce } from '../../app/feedback/announce.ts';
import { useSay } from '../../app/i18n/wordsHook.ts';
import { useBrand } from '../../app/services/site.ts';
import { useUser } from '../../app/session/useUser.ts';
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
  const { actor: vault, ports } = useWallet();
  const { passkey: words, unlock, cancel } = useWords();
  const say = useSay();
  const user = useUser();
  const brand = useBrand();
  const signal = useUnmountSignal();
  const [passcode, setPasscode] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  // After a wrong passcode the same passkey is used, so that the device keeps no unused one.
  const made = useRef<NewWalletPasskey | null>(null);

  const turnOn = async () => {
    const library = await import('./walletPasskey.ts');
    try {
      made.current ??= await library.createWalletPasskey(brand.name, words.nameOf(user.email));
    } catch (error) {
      return error instanceof library.NoPrf ? words.notSupported : words.notMade;
    }
    const call = { userId: user._id, passcode: new Secret(passcode), ...made.current };
    const { kind } = await ports.addPasskey(call, signal());
    if (kind === 'changed') {
      announce(words.added);
      onClose();
      return '';
    }
    if (kind === 'wrong') return say(vaultMessages.wrong);
    if (kind !== 'held') return words.notMade;
    // The locked wallet shows how long the pause lasts.
    vault.send({ type: 'lock.requested' });
    vault.send({ type: 'vault.changed' });
    return '';
  };
  const submit = async () => {
    setBusy(true);
    setProblem('');
    setProblem(await turnOn().catch(() => words.notMade));
    setPasscode('');
    setBusy(false);
  };
  return (
    <Form onSubmit={() => void submit()}>
      <Stack gap="5">
        <Text>{words.lead}</Text>
        <PasscodeField
          label={unlock.passcode}
          name="passcode"
          value={passcode}
          errorMessage={problem === '' ? null : problem}
          onChange={setPasscode}
        />
        <Inline justify="end">
          <Button tone="neutral" appearance="soft" onPress={onClose}>
            {cancel}
          </Button>
          <Button type="submit" isPending={isBusy} isDisabled={!isBusy && passcode === ''}>
            {words.turnOn}
          </Button>
        </Inline>
      </Stack>
    </Form>
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
