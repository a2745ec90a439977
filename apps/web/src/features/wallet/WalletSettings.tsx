import type { AutoLockMinutes } from '@keel/flows';
import { Card, ChevronEndIcon, List, ListRow, LockIcon, Select, Stack, TrashIcon } from '@keel/ui';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PinDialog } from './PinDialog.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { useWallet } from './useWallet.ts';
import { useWords } from './words.ts';

const MINUTES: readonly AutoLockMinutes[] = [1, 5, 15];

/** Passcode, auto-lock and removal of the wallet (SET-2). The settings lead here with `#pin`. */
export function WalletSettings({ onUnlock }: { onUnlock: () => void }) {
  const { actor: vault } = useWallet();
  const { settings: words } = useWords();
  const { hash } = useLocation();
  const isOpen = useSelector(vault, (snapshot) => snapshot.matches('unlocked'));
  const minutes = useSelector(vault, ({ context }) => context.autoLockMinutes);
  const [isChanging, setChanging] = useState(hash === '#pin');
  const rows = [
    {
      title: words.changePin,
      icon: <LockIcon />,
      onPress: () => {
        setChanging(true);
        // The passcode that is has to be right anyway; an open wallet saves typing it twice.
        if (!isOpen) onUnlock();
      },
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
      <PinDialog isOpen={isChanging && isOpen} onClose={() => setChanging(false)} />
      <RemoveDialog />
    </Card>
  );
}
