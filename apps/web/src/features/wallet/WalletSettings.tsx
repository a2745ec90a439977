import type { AutoLockMinutes } from '@keel/flows';
import {
  Card,
  ChevronEndIcon,
  DownloadIcon,
  EyeIcon,
  List,
  ListRow,
  LockIcon,
  Select,
  ShieldCheckIcon,
  Stack,
  TrashIcon,
} from '@keel/ui';
import { useSelector } from '@xstate/react';
import { canHavePasskeys } from '../../platform/passkey.ts';
import { BackUpDialog } from './BackUpDialog.tsx';
import { PasskeyDialog } from './PasskeyDialog.tsx';
import { PinDialog } from './PinDialog.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { SigningRuleDialog } from './SigningRuleDialog.tsx';
import { useWallet } from './useWallet.ts';
import { WordsDialog } from './WordsDialog.tsx';
import { useWords } from './words.ts';

const MINUTES: readonly AutoLockMinutes[] = [1, 5, 15];

/** A dialog of the wallet's settings that needs an unlocked wallet. */
export type WalletDialog = 'passcode' | 'passkey' | 'signingRule' | 'backup' | 'words';

interface WalletSettingsProps {
  /** The requested dialog: it opens once the wallet is unlocked. */
  readonly dialog: WalletDialog | null;
  readonly onDialog: (dialog: WalletDialog | null) => void;
}

/** Passcode, passkey, when the passcode is asked for again, backup file, recovery phrase, auto-lock and removal of the wallet (SET-2, WALLET-9, WALLET-10, WALLET-13, WALLET-15). */
export function WalletSettings({ dialog, onDialog }: WalletSettingsProps) {
  const { actor: vault } = useWallet();
  const { settings: words } = useWords();
  const isOpen = useSelector(vault, (snapshot) => snapshot.matches('unlocked'));
  const minutes = useSelector(vault, ({ context }) => context.autoLockMinutes);
  const close = () => onDialog(null);
  const rows = [
    {
      title: words.changePin,
      icon: <LockIcon />,
      onPress: () => onDialog('passcode'),
    },
    ...(canHavePasskeys()
      ? [
          {
            title: words.passkey,
            hint: words.passkeyHint,
            icon: <ShieldCheckIcon />,
            onPress: () => onDialog('passkey'),
          },
        ]
      : []),
    {
      title: words.signingRule,
      hint: words.signingRuleHint,
      icon: <ShieldCheckIcon />,
      onPress: () => onDialog('signingRule'),
    },
    {
      title: words.backUp,
      hint: words.backUpHint,
      icon: <DownloadIcon />,
      onPress: () => onDialog('backup'),
    },
    {
      title: words.showWords,
      hint: words.showWordsHint,
      icon: <EyeIcon />,
      onPress: () => onDialog('words'),
    },
    {
      title: words.remove,
      hint: words.removeHint,
      icon: <TrashIcon />,
      onPress: () => vault.send({ type: 'removal.requested' }),
    },
  ];
  return (
    <Card title={words.title}>
      <Stack gap="4">
        <List label={words.title} items={rows} itemKey={({ title }) => title}>
          {({ title, hint, icon, onPress }) => (
            <ListRow start={icon} title={title} subtitle={hint} end={<ChevronEndIcon size="sm" />} onPress={onPress} />
          )}
        </List>
        <Select
          label={words.autoLock}
          options={MINUTES.map((count) => ({ value: `${count}`, label: words.minutes[count] }))}
          value={`${minutes}`}
          onChange={(value) => {
            const chosen = MINUTES.find((count) => `${count}` === value);
            if (chosen !== undefined) vault.send({ type: 'autoLock.chosen', minutes: chosen });
          }}
        />
      </Stack>
      <PinDialog isOpen={dialog === 'passcode' && isOpen} onClose={close} />
      {dialog === 'passkey' && isOpen && <PasskeyDialog onClose={close} />}
      {dialog === 'signingRule' && isOpen && <SigningRuleDialog onClose={close} />}
      {dialog === 'backup' && isOpen && <BackUpDialog onClose={close} />}
      {dialog === 'words' && isOpen && <WordsDialog onClose={close} />}
      <RemoveDialog />
    </Card>
  );
}
