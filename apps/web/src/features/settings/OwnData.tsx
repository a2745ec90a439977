import { Button, Card, DownloadIcon, Inline, Stack, Text } from '@keel/ui';
import { fetchExport } from '../../api/statement.ts';
import { useAction } from '../../app/data/useAction.ts';
import { Message } from '../../app/feedback/Message.tsx';
import { useServices } from '../../app/services/services.ts';
import { download } from '../../platform/download.ts';
import { useWords } from './words.ts';

/** How long an export may take, in ms. */
const WITHIN_MS = 60_000;

/** Exports all data held about the account as a file (HONEST-6). */
export function OwnData() {
  const { api } = useServices();
  const { data: words } = useWords();
  const save = useAction(
    () => fetchExport(api, AbortSignal.timeout(WITHIN_MS)),
    ({ body }) => download(words.fileName, 'application/json', body ?? ''),
  );
  return (
    <Card title={words.title}>
      <Stack gap="4">
        <Text tone="muted">{words.text}</Text>
        <Inline>
          <Button
            tone="neutral"
            appearance="soft"
            iconStart={<DownloadIcon />}
            isPending={save.isBusy}
            onPress={() => save.run(undefined)}
          >
            {words.export}
          </Button>
        </Inline>
      </Stack>
      <Message isOpen={save.message !== null} tone="negative" onClose={save.dismiss}>
        {save.message}
      </Message>
    </Card>
  );
}
