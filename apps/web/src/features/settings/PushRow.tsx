import { routes } from '@keel/flows';
import { BellIcon, ChevronEndIcon, List, ListRow } from '@keel/ui';
import { useWords } from './words.ts';

/** Leads to the page that asks for leave to notify (PUSH-1). */
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
