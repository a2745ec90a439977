import { Button, Card, ErrorState, Inline, List, Stack, Text } from '@keel/ui';
import { endSessions, fetchSessions } from '../../api/settings.ts';
import { LoadFailureMessage } from '../../app/data/LoadFailureMessage.tsx';
import { queryKeys } from '../../app/data/queryKeys.ts';
import { useAction } from '../../app/data/useAction.ts';
import { useApiQuery } from '../../app/data/useApiQuery.ts';
import { announce } from '../../app/feedback/announce.ts';
import { useServices } from '../../app/services/services.ts';
import { useUser } from '../../app/session/useUser.ts';
import { SessionRow } from './SessionRow.tsx';
import { useWords } from './words.ts';

/** The open sessions of the account by browser and last use, and a way to end one or all others (ERR-2, AUTH-7). */
export function ActiveSessions() {
  const { api } = useServices();
  const { sessions: words } = useWords();
  const { _id: user } = useUser();
  const sessions = useApiQuery({
    key: queryKeys.sessions(user),
    load: (signal) => fetchSessions(api, signal),
    staleTime: 0,
  });
  const end = useAction(
    () => endSessions(api, 'others'),
    () => {
      announce(words.ended);
      sessions.refresh();
    },
  );
  const { data, isLoading } = sessions;

  return (
    <Card title={words.title}>
      <Stack gap="4">
        {data === null && !isLoading ? (
          <ErrorState title={words.failed} onRetry={sessions.refresh} />
        ) : (
          <List label={words.title} items={data ?? []} isLoading={isLoading} itemKey={({ _id }) => _id}>
            {(session) => <SessionRow session={session} onEnded={sessions.refresh} />}
          </List>
        )}
        {data?.some(({ current }) => !current) && (
          <Inline>
            <Button tone="neutral" appearance="soft" isPending={end.isBusy} onPress={() => end.run(undefined)}>
              {words.endOthers}
            </Button>
          </Inline>
        )}
        {data?.length === 1 && <Text tone="muted">{words.noOthers}</Text>}
      </Stack>
      <LoadFailureMessage of={[sessions, end]} />
    </Card>
  );
}
