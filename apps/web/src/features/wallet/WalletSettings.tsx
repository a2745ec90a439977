import type { AutoLockMinutes } from '@keel/flows';
import { Card, ChevronEndIcon, List, ListRow, LockIcon, Select, Stack, TrashIcon } from '@keel/ui';
import { useSelector } from '@xstate/react';
import { PinDialog } from './PinDialog.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { useWallet } from './useWallet.ts';
import { useWords } from './words.ts';

const MINUTES: readonly AutoLockMinutes[] = [1, 5, 15];

interface WalletSettingsProps {
  /** Changing the passcode was requested: the dialog opens once the wallet is unlocked. */
  readonly isChangingPin: boolean;
  readonly onChangePin: (isChanging: boolean) => void;
}

/** Passcode, auto-lock and removal of the wallet (SET-2). */
export function WalletSettings({ isChangingPin, onChangePin }: WalletSettingsProps) {
  const { actor: vault } = useWallet();
  const { settings: words } = useWords();
  const isOpen = useSelector(vault, (snapshot) => snapshot.matches('unlocked'));
  const minutes = useSelector(vault, ({ context }) => context.autoLockMinutes);
  const rows = [
    {
      title: words.changePin,
      icon: <LockIcon />,
      onPress: () => onChangePin(true),
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
      <PinDialog isOpen={isChangingPin && isOpen} onClose={() => onChangePin(false)} />
      <RemoveDialog />
    </Card>
  );
}
