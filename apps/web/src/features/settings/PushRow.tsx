import { routes } from '@keel/flows';
import { BellIcon, ChevronEndIcon, List, ListRow } from '@keel/ui';
import { useWords } from './words.ts';

/** Links to the page that asks for permission to send notifications (PUSH-1). */
export function PushRow() {
  const { notifications: words } = useWords();
  return (
    <List label={words.title} items={[words.push]} itemKey={(title) => title}>
      {(title) => (
        <ListRow
          start={<BellIcon />}
          title={title}
          subtitle={words.pushHint}
          end={<ChevronEndIcon size="sm" />}
          href={routes.notification}
        />
      )}
    </List>
  );
}
