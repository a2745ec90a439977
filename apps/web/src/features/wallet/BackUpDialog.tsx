import { backUpWalletMachine, type SealedBackup, Secret } from '@keel/flows';
import {
  Banner,
  Button,
  Dialog,
  DownloadIcon,
  Form,
  Inline,
  Modal,
  PasswordField,
  ProgressBar,
  Stack,
  Text,
} from '@keel/ui';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { announce } from '../../app/feedback/announce.ts';
import { useFlow } from '../../app/flow/useFlow.ts';
import { useUser } from '../../app/session/useUser.ts';
import { download } from '../../platform/download.ts';
import { backupFileName } from './backupFileName.ts';
import { CurrentPasscode } from './CurrentPasscode.tsx';
import { useHeldPasscode } from './useHeldPasscode.ts';
import { useOnFlowEnd } from './useOnFlowEnd.ts';
import { useTranslatePasscodeMessage } from './useTranslatePasscodeMessage.ts';
import { useWallet } from './useWallet.ts';
import { useWords } from './words.ts';

interface BackUpDialogProps {
  readonly onClose: () => void;
}

/** Makes an encrypted backup file, after the passcode and with a passphrase of its own (WALLET-9). */
export function BackUpDialog({ onClose }: BackUpDialogProps) {
  const { ports } = useWallet();
  const { backup: words } = useWords();
  const user = useUser();
  const flow = useFlow(backUpWalletMachine, { ports: { sealBackup: ports.sealBackup }, input: { userId: user._id } });
  useHeldPasscode(flow);
  useOnFlowEnd(flow, onClose);
  const cancel = () => flow.send({ type: 'cancelled' });
  const snapshot = useSelector(flow, (current) => current);
  const { backup, message } = snapshot.context;

  return (
    <Modal isOpen size="message" isDismissable={false} onOpenChange={(isOpen) => !isOpen && cancel()}>
      <Dialog title={words.title}>
        {backup === null ? (
          <BackUpForm
            isBusy={snapshot.hasTag('busy')}
            error={message}
            onChange={() => flow.send({ type: 'message.dismissed' })}
            onSubmit={(secrets) => flow.send({ type: 'backup.requested', ...secrets })}
            onCancel={cancel}
          />
        ) : (
          <BackupReady backup={backup} onClose={cancel} />
        )}
      </Dialog>
    </Modal>
  );
}

interface BackUpFormProps {
  readonly isBusy: boolean;
  /** What is wrong with the last attempt; '' if nothing is. */
  readonly error: string;
  readonly onSubmit: (secrets: Record<'passcode' | 'passphrase' | 'repeated', Secret>) => void;
  /** Called when something is typed again. */
  readonly onChange: () => void;
  readonly onCancel: () => void;
}

function BackUpForm({ isBusy, error, onSubmit, onChange, onCancel }: BackUpFormProps) {
  const { backup: words, cancel } = useWords();
  const translate = useTranslatePasscodeMessage();
  const [passcode, setPasscode] = useState('');
  const [passphrase, setPassphrase] = useState('');
  const [repeated, setRepeated] = useState('');
  const type = (set: (value: string) => void) => (value: string) => {
    set(value);
    onChange();
  };
  const submit = () =>
    onSubmit({
      passcode: new Secret(passcode),
      passphrase: new Secret(passphrase),
      repeated: new Secret(repeated),
    });
  return (
    <Form onSubmit={submit}>
      <Stack gap="5">
        <Text>{words.lead}</Text>
        <CurrentPasscode value={passcode} onChange={type(setPasscode)} />
        <PasswordField
          label={words.passphrase}
          name="passphrase"
          autoComplete="new-password"
          description={words.passphraseHint}
          value={passphrase}
          onChange={type(setPassphrase)}
        />
        <PasswordField
          label={words.repeat}
          name="repeated"
          autoComplete="new-password"
          value={repeated}
          onChange={type(setRepeated)}
        />
        <output>
          {isBusy && <ProgressBar label={words.sealing} value={null} />}
          {!isBusy && error !== '' && <Banner tone="negative">{translate(error)}</Banner>}
        </output>
        <Inline justify="end">
          <Button tone="neutral" appearance="soft" onPress={onCancel}>
            {cancel}
          </Button>
          <Button
            type="submit"
            isPending={isBusy}
            isDisabled={!isBusy && [passcode, passphrase, repeated].includes('')}
          >
            {words.make}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}

interface BackupReadyProps {
  readonly backup: SealedBackup;
  readonly onClose: () => void;
}

/** Offers the file. It is saved by a press, since browsers refuse a download that nobody asked for just now. */
function BackupReady({ backup: { text, at }, onClose }: BackupReadyProps) {
  const { backup: words } = useWords();
  const [isSaved, setSaved] = useState(false);
  const name = backupFileName(at);
  const save = () => {
    download(name, 'application/json', text);
    setSaved(true);
    announce(words.saved);
  };
  return (
    <Stack gap="5">
      <Text>{words.ready}</Text>
      <Banner tone="warning">{words.keep}</Banner>
      <Text tone="muted">
        <bdi>{name}</bdi>
      </Text>
      <Inline justify="end">
        <Button tone="neutral" appearance="soft" onPress={onClose}>
          {isSaved ? words.done : words.discard}
        </Button>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that was pressed for it */}
        <Button autoFocus iconStart={<DownloadIcon />} onPress={save}>
          {isSaved ? words.saveAgain : words.save}
        </Button>
      </Inline>
    </Stack>
  );
}
