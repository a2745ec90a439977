import {
  Badge,
  Button,
  Card,
  date,
  EmptyState,
  ErrorState,
  Inline,
  List,
  ListRow,
  ShieldCheckIcon,
  Stack,
  Text,
} from '@keel/ui';
import { useLocale } from '@keel/ui/providers';
import { useState } from 'react';
import { fetchSecurityEvents, type SecurityEntry } from '../../api/settings.ts';
import { LoadFailureMessage } from '../../app/data/LoadFailureMessage.tsx';
import { queryKeys } from '../../app/data/queryKeys.ts';
import { useApiQuery } from '../../app/data/useApiQuery.ts';
import { useServices } from '../../app/services/services.ts';
import { useUser } from '../../app/session/useUser.ts';
import { useWords } from './words.ts';

/** The number of rows that are shown until all of them are requested. */
const FIRST = 5;

/** The latest security events of the account, so that its owner notices those of somebody else (AUTH-8). */
export function SecurityActivity() {
  const { api } = useServices();
  const { activity: words } = useWords();
  const { _id: user } = useUser();
  const entries = useApiQuery({
    key: queryKeys.securityEvents(user),
    load: (signal) => fetchSecurityEvents(api, signal),
    staleTime: 0,
  });
  const [isWhole, setWhole] = useState(false);
  const { data, isLoading } = entries;

  return (
    <Card title={words.title}>
      <Stack gap="4">
        {data === null && !isLoading ? (
          <ErrorState title={words.failed} onRetry={entries.refresh} />
        ) : (
          <List
            label={words.title}
            items={isWhole ? (data ?? []) : (data ?? []).slice(0, FIRST)}
            isLoading={isLoading}
            skeletonRows={FIRST}
            itemKey={({ _id }) => _id}
            empty={
              <EmptyState level={3} icon={<ShieldCheckIcon />} title={words.none}>
                {words.noneNote}
              </EmptyState>
            }
          >
            {(entry) => <Entry entry={entry} />}
          </List>
        )}
        {data !== null && data.length > FIRST && !isWhole && (
          <Inline>
            <Button tone="neutral" appearance="soft" onPress={() => setWhole(true)}>
              {words.all}
            </Button>
          </Inline>
        )}
        {data !== null && data.length > 0 && <Text tone="muted">{words.notYou}</Text>}
      </Stack>
      <LoadFailureMessage of={[entries]} />
    </Card>
  );
}

function Entry({ entry: { at, kind, outcome, network, browser, system } }: { entry: SecurityEntry }) {
  const { locale } = useLocale();
  const { activity: words, sessions } = useWords();
  const from = [browser ?? sessions.unknown, system, network].filter((part) => part !== null);
  return (
    <ListRow
      title={words.kinds[kind]}
      subtitle={
        <>
          {date(at, locale, { show: 'dateTime' })}
          {network !== null && (
            <>
              {' · '}
              <bdi>{from.join(' · ')}</bdi>
            </>
          )}
        </>
      }
      end={outcome !== 'done' && <Badge tone="warning">{words.outcomes[outcome]}</Badge>}
    />
  );
}
