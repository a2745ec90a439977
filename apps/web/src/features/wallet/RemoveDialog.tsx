import { Button, Checkbox, Dialog, Inline, Modal, Stack, Text } from '@keel/ui';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useWallet } from './useWallet.ts';
import { useWords } from './words.ts';

/** Asks for confirmation before the wallet is removed from this device, and explains how to restore it (SET-2). */
export function RemoveDialog() {
  const { actor: vault } = useWallet();
  const { settings: words, cancel } = useWords();
  const isAsking = useSelector(vault, (snapshot) => snapshot.matches('confirmingRemoval'));
  const isRemoving = useSelector(vault, (snapshot) => snapshot.matches('removing'));
  const isOpen = isAsking || isRemoving;
  const [isSure, setSure] = useState(false);
  // A dialog that is opened again before its closing animation has ended keeps its content.
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    if (isOpen) setSure(false);
  }
  return (
    <Modal
      isOpen={isOpen}
      size="message"
      onOpenChange={(isNowOpen) => !isNowOpen && vault.send({ type: 'removal.cancelled' })}
    >
      <Dialog title={words.removeTitle}>
        <Stack gap="5">
          <Text>{words.removeText}</Text>
          <Checkbox isSelected={isSure} onChange={setSure}>
            {words.removeConfirm}
          </Checkbox>
          <Inline justify="end">
            <Button tone="neutral" appearance="soft" onPress={() => vault.send({ type: 'removal.cancelled' })}>
              {cancel}
            </Button>
            <Button
              tone="negative"
              isPending={isRemoving}
              isDisabled={!isSure}
              onPress={() => vault.send({ type: 'removal.confirmed' })}
            >
              {words.removeAction}
            </Button>
          </Inline>
        </Stack>
      </Dialog>
    </Modal>
  );
}
