import { type ReactElement, type ReactNode, useState } from 'react';
import { Card } from '../../components/Card/Card.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Heading, type HeadingProps } from '../../components/Heading/Heading.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { Table, type TableProps } from '../../components/Table/Table.tsx';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './HistoryTable.css.ts';

/** The props that all history tables share. */
export interface HistoryProps extends RootProps<HTMLDivElement> {
  /** The heading level. @default 2 */
  level?: HeadingProps['level'];
  /** The currency, as an ISO 4217 code. @default 'USD' */
  currency?: string;
  /** The current time in milliseconds since 1970, which decides what 'Today' is. @default the time of the device */
  now?: number;
  /** Shows bullets instead of the amounts. @default false */
  isHidden?: boolean;
  /** Shows skeletons while there are no rows. @default false */
  isLoading?: boolean;
  /** The flow's error message if the rows could not be loaded. */
  error?: string | null;
  /** If given, the error has a retry button. */
  onRetry?: () => void;
  /** Shown after the filter: a Button that exports the rows as CSV. */
  tools?: ReactNode;
}

interface HistoryTableProps<Row>
  extends Pick<HistoryProps, 'id' | 'ref' | 'level' | 'isLoading' | 'error' | 'onRetry' | 'tools'>,
    Pick<TableProps<Row>, 'rows' | 'columns' | 'rowKey' | 'actions' | 'groups'> {
  title: string;
  filter: {
    readonly label: string;
    readonly all: string;
    readonly of: (row: Row) => string;
    /** Returns the visible text of a value. @default the value itself */
    readonly name?: (value: string) => string;
  };
  empty: { readonly title: string; readonly note: string; readonly drawing: ReactElement };
}

/** A history with its heading and a filter, newest first; shared by the tables of trades, deposits and withdrawals. */
export function HistoryTable<Row>({
  title,
  level = 2,
  filter,
  empty,
  tools,
  rows,
  isLoading = false,
  error = null,
  onRetry,
  columns,
  rowKey,
  groups = null,
  actions = [],
  ...element
}: HistoryTableProps<Row>) {
  const [selectedFilter, setSelectedFilter] = useState<string | null>(ALL);
  const values = [...new Set(rows.map(filter.of))].toSorted();
  // A selected value that no longer occurs counts as 'all': the table would be empty without an explanation.
  const chosen = selectedFilter !== null && values.includes(selectedFilter) ? selectedFilter : ALL;
  const shown = chosen === ALL ? rows : rows.filter((row) => filter.of(row) === chosen);
  const hasFilter = values.length > 1;
  const options = values.map((value) => ({ value, label: filter.name?.(value) ?? value }));
  return (
    <Card {...element}>
      <div className={styles.frame}>
        <div className={styles.head}>
          <Heading level={level} size="title3">
            {title}
          </Heading>
          {(hasFilter || tools) && (
            <div className={styles.tools}>
              {hasFilter && (
                <div className={styles.filter}>
                  <Select
                    size="md"
                    label={filter.label}
                    isLabelHidden
                    value={chosen}
                    onChange={setSelectedFilter}
                    options={[{ value: ALL, label: filter.all }, ...options]}
                  />
                </div>
              )}
              {tools}
            </div>
          )}
        </div>
        <Table
          caption={title}
          columns={columns}
          rowKey={rowKey}
          actions={actions}
          groups={groups}
          rows={shown}
          defaultSort={{ column: 'date', direction: 'descending' }}
          isLoading={isLoading}
          error={error}
          {...(onRetry && { onRetry })}
          empty={
            <EmptyState title={empty.title} drawing={empty.drawing}>
              {empty.note}
            </EmptyState>
          }
        />
      </div>
    </Card>
  );
}

/** An option of a select cannot have an empty value; no status or pair has this name. */
const ALL = '*';
