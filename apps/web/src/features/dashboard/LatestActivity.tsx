import {
  Card,
  date,
  EmptyState,
  EntriesDrawing,
  ErrorState,
  LinkButton,
  List,
  ListRow,
  Money,
  StatusBadge,
} from '@keel/ui';
import { useLocale } from '@keel/ui/providers';
import type { StatementEntry } from '../../api/statement.ts';
import type { QueryState } from '../../app/data/useApiQuery.ts';
import { byDay } from '../../app/days/byDay.ts';
import { DaySection } from '../../app/days/DaySection.tsx';
import { EntryMark } from '../../app/money/EntryMark.tsx';
import { useEntryText } from '../../app/money/entryWords.ts';
import { useHiddenAmounts } from '../../app/money/hiddenAmounts.ts';
import { paths } from '../../app/routing/paths.ts';
import { useServices } from '../../app/services/services.ts';
import { foldPayouts } from './foldPayouts.ts';
import { ENTRIES_ON_DASHBOARD } from './useLatestEntries.ts';
import { useWords } from './words.ts';

/** The newest entries of the ledger by day, with a link to all of them (HONEST-6, CONST-2). */
export function LatestActivity({ entries }: { entries: QueryState<readonly StatementEntry[]> }) {
  const words = useWords();
  return (
    <Card
      title={words.latest}
      actions={
        <LinkButton href={paths.statement} size="sm" tone="neutral" appearance="soft">
          {words.allEntries}
        </LinkButton>
      }
    >
      {entries.data === null && !entries.isLoading ? (
        <ErrorState level={3} title={words.latestFailed} onRetry={entries.refresh} />
      ) : (
        <Entries entries={entries.data} />
      )}
    </Card>
  );
}

function Entries({ entries }: { entries: readonly StatementEntry[] | null }) {
  const words = useWords();
  const { locale } = useLocale();
  const { api } = useServices();
  const shown = foldPayouts(entries ?? []).slice(0, ENTRIES_ON_DASHBOARD);
  if (shown.length > 0) {
    return byDay(shown, locale, api.now()).map(({ day, items }) => (
      <DaySection key={day} day={day} paddingInline="2">
        <List label={`${words.latest}, ${day}`} items={items} itemKey={({ id }) => id}>
          {(entry) => <EntryRow entry={entry} />}
        </List>
      </DaySection>
    ));
  }
  return (
    <List
      label={words.latest}
      items={shown}
      itemKey={({ id }) => id}
      isLoading={entries === null}
      skeletonRows={ENTRIES_ON_DASHBOARD}
      empty={
        <EmptyState level={3} drawing={<EntriesDrawing />} title={words.noEntries}>
          {words.noEntriesNote}
        </EmptyState>
      }
    >
      {(entry) => <EntryRow entry={entry} />}
    </List>
  );
}

function EntryRow({ entry }: { entry: StatementEntry }) {
  const entryText = useEntryText();
  const { locale } = useLocale();
  const isHidden = useHiddenAmounts();
  return (
    <ListRow
      start={<EntryMark entry={entry} />}
      title={entryText(entry)}
      subtitle={date(entry.date, locale, { show: 'time' })}
      end={<Money cents={entry.amount} isSigned isHidden={isHidden} />}
      endSubtitle={entry.status && <StatusBadge status={entry.status} />}
    />
  );
}
