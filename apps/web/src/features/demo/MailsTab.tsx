import { EmptyState, List, ListRow, Stack } from '@keel/ui';
import { useState } from 'react';
import type { DemoMail } from '../../api/demo.ts';
import { MailMessage } from './MailMessage.tsx';
import { useFormatDateTime } from './useFormatDateTime.ts';
import { useWords } from './words.ts';

/** The sent mails, newest first; a press opens one. */
export function MailsTab({ mails }: { readonly mails: readonly DemoMail[] }) {
  const words = useWords();
  const formatDateTime = useFormatDateTime();
  const [opened, open] = useState<string | null>(null);
  if (opened !== null) return <MailMessage key={opened} id={opened} onBack={() => open(null)} />;
  if (mails.length === 0) return <EmptyState title={words.noMails}>{words.noMailsNote}</EmptyState>;
  return (
    <Stack gap="3">
      <List label={words.mails} items={mails} itemKey={({ id }) => id}>
        {({ id, subject, to, at }) => (
          <ListRow
            title={subject}
            subtitle={<bdi>{to}</bdi>}
            endSubtitle={formatDateTime(at)}
            onPress={() => open(id)}
          />
        )}
      </List>
    </Stack>
  );
}
