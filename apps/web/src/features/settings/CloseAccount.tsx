import { Button, Card, Inline, Stack, Text } from '@keel/ui';
import { lazy, Suspense, useState, useTransition } from 'react';
import { useWords } from './words.ts';

/** Loaded after the first paint, before anybody needs it. */
const CloseAccountDialog = lazy(async () => ({
  default: (await import('./CloseAccountDialog.tsx')).CloseAccountDialog,
}));

/** The last card of the page: opens the dialog that closes the account (AUTH-9). */
export function CloseAccount() {
  const { closing: words } = useWords();
  const [isAsking, setAsking] = useState(false);
  // The button is busy while the file of the dialog is loading.
  const [isLoading, startLoading] = useTransition();
  return (
    <Card title={words.title}>
      <Stack gap="4">
        <Text tone="muted">{words.hint}</Text>
        <Inline>
          <Button
            tone="negative"
            appearance="soft"
            isPending={isLoading}
            onPress={() => startLoading(() => setAsking(true))}
          >
            {words.open}
          </Button>
        </Inline>
      </Stack>
      <Suspense fallback={null}>{isAsking && <CloseAccountDialog onClose={() => setAsking(false)} />}</Suspense>
    </Card>
  );
}
