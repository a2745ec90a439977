import { Button, DefinitionList, ErrorState, Heading, Inline, Link, Skeleton, Stack, Text } from '@keel/ui';
import { useEffect, useRef } from 'react';
import { fetchDemoMail } from '../../api/demo.ts';
import { queryKeys } from '../../app/data/queryKeys.ts';
import { useApiQuery } from '../../app/data/useApiQuery.ts';
import { useTranslate } from '../../app/i18n/createWordsHook.ts';
import { useServices } from '../../app/services/services.ts';
import { mailLines } from './mailLines.ts';
import { useFormatDateTime } from './useFormatDateTime.ts';
import { useWords } from './words.ts';

/** A mail as text. A link to this site opens in this tab, beside the drawer. */
export function MailMessage({ id, onBack }: { readonly id: string; readonly onBack: () => void }) {
  const { api } = useServices();
  const words = useWords();
  const translate = useTranslate();
  const formatDateTime = useFormatDateTime();
  const mail = useApiQuery({ key: queryKeys.demoMail(id), load: (signal) => fetchDemoMail(api, id, signal) });
  const { data, message } = mail;
  const backButton = useRef<HTMLButtonElement>(null);
  // The row that was pressed no longer exists.
  useEffect(() => backButton.current?.focus(), []);
  return (
    <Stack gap="4">
      <Inline>
        <Button ref={backButton} size="sm" tone="neutral" appearance="soft" onPress={onBack}>
          {words.back}
        </Button>
      </Inline>
      {message !== null && (
        <ErrorState
          title={words.mailMissing}
          onRetry={() => {
            mail.dismiss();
            mail.refresh();
          }}
        >
          {translate(message)}
        </ErrorState>
      )}
      {data === null && message === null && <Skeleton shape="block" height="12rem" width="100%" />}
      {data !== null && (
        <Stack gap="3">
          <Heading level={3} size="title3" lang="en">
            {data.mail.subject}
          </Heading>
          <DefinitionList
            items={[
              { term: words.mailTo, value: <bdi>{data.mail.to}</bdi> },
              { term: words.mailAt, value: formatDateTime(data.mail.at) },
            ]}
          />
          {/* Mails are in English. */}
          <Stack gap="3" lang="en" dir="ltr">
            {mailLines(data.text).map(({ key, parts }) => (
              <Text key={key}>
                {parts.map((part) =>
                  part.href === undefined ? (
                    part.text
                  ) : (
                    <Link key={part.key} href={part.href}>
                      {part.text}
                    </Link>
                  ),
                )}
              </Text>
            ))}
          </Stack>
        </Stack>
      )}
    </Stack>
  );
}
