import { Card, date, EmptyState, EntriesDrawing, ErrorState, LinkButton, List, ListRow, Money } from '@keel/ui';
import { useLocale } from '@keel/ui/providers';
import type { StatementEntry } from '../../api/statement.ts';
import type { QueryState } from '../../app/data/useApiQuery.ts';
import { EntryMark } from '../../app/money/EntryMark.tsx';
import { useEntryText } from '../../app/money/entryWords.ts';
import { useHiddenAmounts } from '../../app/money/hiddenAmounts.ts';
import { paths } from '../../app/routing/paths.ts';
import { foldPayouts } from './foldPayouts.ts';
import { SHOWN } from './useLatestEntries.ts';
import { useWords } from './words.ts';

/** The newest entries of the ledger, with a link to all of them (HONEST-6). */
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
  const entryText = useEntryText();
  const { locale } = useLocale();
  const isHidden = useHiddenAmounts();
  return (
    <List
      label={words.latest}
      items={foldPayouts(entries ?? []).slice(0, SHOWN)}
      itemKey={({ id }) => id}
      isLoading={entries === null}
      skeletonRows={SHOWN}
      empty={
        <EmptyState level={3} drawing={<EntriesDrawing />} title={words.noEntries}>
          {words.noEntriesNote}
        </EmptyState>
      }
    >
      {(entry) => (
        <ListRow
          start={<EntryMark entry={entry} />}
          title={entryText(entry)}
          subtitle={date(entry.date, locale, { show: 'dateTime' })}
          end={<Money cents={entry.amount} isSigned isHidden={isHidden} />}
        />
      )}
    </List>
  );
}
