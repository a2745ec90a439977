import { Badge, Button, date, GlobeIcon, ListRow } from '@keel/ui';
import { useLocale } from '@keel/ui/providers';
import { type ActiveSession, endSessions } from '../../api/settings.ts';
import { LoadFailureMessage } from '../../app/data/LoadFailureMessage.tsx';
import { useAction } from '../../app/data/useAction.ts';
import { announce } from '../../app/feedback/announce.ts';
import { useServices } from '../../app/services/services.ts';
import { browserName } from './browserName.ts';
import { useWords } from './words.ts';

interface SessionRowProps {
  readonly session: ActiveSession;
  /** Called when this session has been ended. */
  readonly onEnded: () => void;
}

/** One session of the account: its browser and system, its last use, and a button to end it (AUTH-7). */
export function SessionRow({ session: { _id, userAgent, lastSeenAt, current }, onEnded }: SessionRowProps) {
  const { api } = useServices();
  const { locale } = useLocale();
  const { sessions: words } = useWords();
  const name = browserName(userAgent) ?? words.unknown;
  const end = useAction(
    () => endSessions(api, [_id]),
    () => {
      announce(words.endedOne(name));
      onEnded();
    },
  );
  return (
    <>
      <ListRow
        start={<GlobeIcon />}
        title={name}
        subtitle={words.lastUsed(date(lastSeenAt, locale, { show: 'dateTime' }))}
        end={
          current ? (
            <Badge tone="accent">{words.here}</Badge>
          ) : (
            <Button
              tone="neutral"
              appearance="soft"
              size="sm"
              aria-label={words.endOne(name)}
              isPending={end.isBusy}
              onPress={() => end.run(undefined)}
            >
              {words.end}
            </Button>
          )
        }
      />
      <LoadFailureMessage of={[end]} />
    </>
  );
}
