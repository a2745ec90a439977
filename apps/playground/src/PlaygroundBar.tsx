import { AlertDialog, Box, Button, Dialog, DialogTrigger, Inline, Modal, Text } from '@keel/ui';
import { useState } from 'react';
import { DIFFERENCES } from './differences.ts';

export interface PlaygroundBarProps {
  /** Throws away all that was done. */
  onReset: () => void;
}

/**
 * A bar above the app that explains what the playground is and how it differs from a server, and can start over
 * (DEMO-3).
 */
export function PlaygroundBar({ onReset }: PlaygroundBarProps) {
  const [asks, setAsks] = useState(false);
  return (
    <section aria-label="Playground" style={{ position: 'relative', zIndex: 1 }}>
      <Box surface="subtle" paddingInline="4" paddingBlock="2">
        <Inline justify="between" gap="2">
          <Text size="label">
            Playground: server and database run in this browser tab. You are the operator too. A reload starts over.
          </Text>
          <Inline gap="2">
            <DialogTrigger>
              <Button size="sm" tone="neutral" appearance="soft">
                What differs
              </Button>
              <Modal size="detail">
                <Dialog title="What differs from a server">
                  <ul style={{ display: 'grid', gap: '0.5rem' }}>
                    {DIFFERENCES.map((difference) => (
                      <li key={difference}>
                        <Text>{difference}</Text>
                      </li>
                    ))}
                  </ul>
                </Dialog>
              </Modal>
            </DialogTrigger>
            <Button size="sm" tone="neutral" appearance="soft" onPress={() => setAsks(true)}>
              Reset
            </Button>
          </Inline>
        </Inline>
        <AlertDialog
          isOpen={asks}
          onOpenChange={setAsks}
          title="Start over?"
          actionLabel="Reset"
          onAction={() => {
            setAsks(false);
            onReset();
          }}
        >
          All that you did in the playground is thrown away in every tab, a wallet that you created in it included. This
          cannot be undone.
        </AlertDialog>
      </Box>
    </section>
  );
}
