import {
  AddressText,
  AlertDialog,
  Button,
  Card,
  EmptyState,
  ErrorState,
  List,
  ListRow,
  Stack,
  Text,
  WalletIcon,
} from '@keel/ui';
import { useState } from 'react';
import { removeSavedAddress, type SavedAddress } from '../../api/savedAddresses.ts';
import { CHAIN_NAMES } from '../../app/addressBook/chainNames.ts';
import { useSavedAddresses } from '../../app/addressBook/useSavedAddresses.ts';
import { useWords } from '../../app/addressBook/words.ts';
import { LoadFailureMessage } from '../../app/data/LoadFailureMessage.tsx';
import { useAction } from '../../app/data/useAction.ts';
import { announce } from '../../app/feedback/announce.ts';
import { useServices } from '../../app/services/services.ts';

/** The saved addresses by label, each with a button that removes it after a confirmation (ADDR-1). */
export function SavedAddresses() {
  const { api } = useServices();
  const words = useWords();
  const book = useSavedAddresses();
  const [toRemove, setToRemove] = useState<SavedAddress | null>(null);
  const remove = useAction(
    ({ _id }: SavedAddress) => removeSavedAddress(api, _id),
    () => {
      announce(words.removed(toRemove?.label ?? ''));
      setToRemove(null);
      book.refresh();
    },
  );
  const { data, isLoading } = book;

  return (
    <Card title={words.title}>
      <Stack gap="4">
        <Text tone="muted">{words.explain}</Text>
        {data === null && !isLoading ? (
          <ErrorState title={words.failed} onRetry={book.refresh} />
        ) : (
          <List
            label={words.title}
            items={data ?? []}
            isLoading={isLoading}
            itemKey={({ _id }) => _id}
            empty={
              <EmptyState level={3} icon={<WalletIcon />} title={words.none}>
                {words.noneNote}
              </EmptyState>
            }
          >
            {(one) => <Saved saved={one} onRemove={() => setToRemove(one)} />}
          </List>
        )}
      </Stack>
      <AlertDialog
        title={words.removeTitle}
        actionLabel={words.remove}
        cancelLabel={words.keep}
        isOpen={toRemove !== null}
        isPending={remove.isBusy}
        error={remove.message}
        onOpenChange={(isOpen) => {
          if (isOpen) return;
          remove.dismiss();
          setToRemove(null);
        }}
        onAction={() => toRemove !== null && remove.run(toRemove)}
      >
        <bdi>{toRemove?.label}</bdi>. {words.removeText}
      </AlertDialog>
      <LoadFailureMessage of={[book]} />
    </Card>
  );
}

function Saved({ saved: { label, chain, network, address }, onRemove }: { saved: SavedAddress; onRemove: () => void }) {
  const words = useWords();
  const name = CHAIN_NAMES[chain];
  return (
    <ListRow
      title={<bdi>{label}</bdi>}
      subtitle={
        <>
          {network === 'test' ? words.onTestNetwork(name) : name} · <AddressText address={address} />
        </>
      }
      end={
        <Button size="sm" tone="neutral" appearance="soft" aria-label={words.removeOne(label)} onPress={onRemove}>
          {words.remove}
        </Button>
      }
    />
  );
}
