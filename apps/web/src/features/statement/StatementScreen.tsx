import {
  Balance,
  BalanceHero,
  Card,
  date,
  dayName,
  EmptyState,
  EntriesDrawing,
  Inline,
  Money,
  Stack,
  StatusBadge,
  Table,
  type TableColumn,
  Text,
} from '@keel/ui';
import { useLocale } from '@keel/ui/providers';
import { fetchExport, fetchStatementCsv, type StatementEntry } from '../../api/statement.ts';
import { LoadFailureMessage } from '../../app/data/LoadFailureMessage.tsx';
import { StaleNote } from '../../app/data/StaleNote.tsx';
import { Converted } from '../../app/money/Converted.tsx';
import { CurrencyNote } from '../../app/money/CurrencyNote.tsx';
import { EntryMark } from '../../app/money/EntryMark.tsx';
import { useEntryText } from '../../app/money/entryWords.ts';
import { useHiddenAmounts } from '../../app/money/hiddenAmounts.ts';
import type { PageReads } from '../../app/routing/pageOf.tsx';
import { useServices } from '../../app/services/services.ts';
import { useUser } from '../../app/session/useUser.ts';
import { SaveButton } from './SaveButton.tsx';
import { statementQuery, useStatement } from './useStatement.ts';
import { useWords } from './words.ts';

/** `/statement`: every ledger entry behind the balance, with exports; in cards by day (HONEST-6, CONST-2). */
export function StatementScreen() {
  const { api } = useServices();
  const words = useWords();
  const { availableBalance } = useUser();
  const isHidden = useHiddenAmounts();
  const entries = useStatement();
  const columns = useColumns(isHidden);
  const { locale } = useLocale();

  return (
    <Stack gap="5">
      <CurrencyNote />
      <BalanceHero
        label={words.available}
        balance={<Balance cents={availableBalance} isHidden={isHidden} />}
        equivalent={<Converted cents={availableBalance} />}
      />
      <StaleNote of={[entries]}>
        <Card
          title={words.title}
          actions={
            <Inline gap="2">
              <SaveButton name={words.csvFile} type="text/csv" load={(signal) => fetchStatementCsv(api, signal)}>
                {words.csv}
              </SaveButton>
              <SaveButton name={words.allFile} type="application/json" load={(signal) => fetchExport(api, signal)}>
                {words.all}
              </SaveButton>
            </Inline>
          }
        >
          <Stack gap="4">
            <Text tone="muted">{words.note}</Text>
            <Table
              caption={words.title}
              rows={entries.data ?? []}
              columns={columns}
              groups={{
                column: 'date',
                heading: (entry) => dayName(entry.date, locale, api.now()),
                cell: (entry) => date(entry.date, locale, { show: 'time' }),
              }}
              rowKey={({ id }) => id}
              isLoading={entries.isLoading}
              error={entries.data === null && !entries.isLoading ? words.loadFailed : null}
              onRetry={entries.refresh}
              empty={
                <EmptyState drawing={<EntriesDrawing />} title={words.empty}>
                  {words.emptyNote}
                </EmptyState>
              }
            />
          </Stack>
        </Card>
      </StaleNote>
      <LoadFailureMessage of={[entries]} />
    </Stack>
  );
}

StatementScreen.reads = ((api, user) => [statementQuery(api, user)]) satisfies PageReads;

function useColumns(isHidden: boolean): readonly TableColumn<StatementEntry>[] {
  const words = useWords();
  const entryText = useEntryText();
  return [
    { id: 'date', header: words.date, value: (entry) => new Date(entry.date), cardPlace: 'start' },
    {
      id: 'description',
      header: words.description,
      value: entryText,
      cell: (entry) => (
        <Inline gap="2" align="start" wraps={false}>
          <EntryMark entry={entry} size="sm" />
          <Inline gap="2">
            <span>{entryText(entry)}</span>
            {entry.status && <StatusBadge status={entry.status} />}
          </Inline>
        </Inline>
      ),
      isRowHeader: true,
      cardPlace: 'title',
    },
    {
      id: 'amount',
      header: words.amount,
      value: ({ amount }) => amount,
      cell: ({ amount }) => <Money cents={amount} isSigned isHidden={isHidden} />,
      align: 'numeric',
      cardPlace: 'figure',
    },
    {
      id: 'balance',
      header: words.balance,
      value: ({ balance }) => balance,
      cell: ({ balance }) => <Money cents={balance} isHidden={isHidden} />,
      align: 'numeric',
    },
  ];
}
