import { AlertDialog, Box, Button, Dialog, DialogTrigger, Inline, Modal, Text } from '@keel/ui';
import { useState } from 'react';
import type { LanguageStore } from '../../web/src/app/i18n/languageStore.ts';
import type { Storage } from './tab/messages.ts';
import { useWords } from './words/useWords.ts';

export interface PlaygroundBarProps {
  /** The language of the app, which the bar follows. */
  languageStore: LanguageStore;
  /** Where the data are. */
  storage: Storage;
  /** Throws away all that was done. */
  onReset: () => void;
}

/** Says above the app what this is and what differs from a server, and can start over (DEMO-3). */
export function PlaygroundBar({ languageStore, storage, onReset }: PlaygroundBarProps) {
  const words = useWords(languageStore);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <section aria-label={words.playground} style={{ position: 'relative', zIndex: 1 }}>
      <Box surface="subtle" paddingInline="4" paddingBlock="2">
        <Inline justify="between" gap="2">
          <output>
            <Text size="label">{words.what[storage]}</Text>
          </output>
          <Inline gap="2">
            <DialogTrigger>
              <Button size="sm" tone="neutral" appearance="soft">
                {words.differs}
              </Button>
              <Modal size="detail">
                <Dialog title={words.differsFromServer}>
                  <ul style={{ display: 'grid', gap: '0.5rem' }}>
                    {words.differences.map((difference) => (
                      <li key={difference}>
                        <Text>{difference}</Text>
                      </li>
                    ))}
                  </ul>
                </Dialog>
              </Modal>
            </DialogTrigger>
            <Button size="sm" tone="neutral" appearance="soft" onPress={() => setIsAsking(true)}>
              {words.reset}
            </Button>
          </Inline>
        </Inline>
        <AlertDialog
          isOpen={isAsking}
          onOpenChange={setIsAsking}
          title={words.resetQuestion}
          actionLabel={words.reset}
          onAction={() => {
            setIsAsking(false);
            onReset();
          }}
        >
          {words.resetNote}
        </AlertDialog>
      </Box>
    </section>
  );
}
