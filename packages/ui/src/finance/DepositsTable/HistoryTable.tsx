import { type ReactElement, type ReactNode, useState } from 'react';
import { Card } from '../../components/Card/Card.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Heading, type HeadingProps } from '../../components/Heading/Heading.tsx';
import type { IconProps } from '../../components/Icon/Icon.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { Table, type TableProps } from '../../components/Table/Table.tsx';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './HistoryTable.css.ts';

/** What the caller of every history decides, whatever its rows are. */
export interface HistoryProps extends RootProps<HTMLDivElement> {
  /** The heading level. @default 2 */
  level?: HeadingProps['level'];
  /** ISO 4217. @default 'USD' */
  currency?: string;
  /** Bullets instead of the amounts. @default false */
  isHidden?: boolean;
  /** Skeletons, while there are no rows. @default false */
  isLoading?: boolean;
  /** The rows could not be had, in the words of the flow. */
  error?: string | null;
  /** If given, the error has a retry button. */
  onRetry?: () => void;
  /** After the filter: a Button that saves the rows as CSV. */
  tools?: ReactNode;
}

interface HistoryTableProps<Row>
  extends Pick<HistoryProps, 'id' | 'ref' | 'level' | 'isLoading' | 'error' | 'onRetry' | 'tools'>,
    Pick<TableProps<Row>, 'rows' | 'columns' | 'rowKey' | 'actions'> {
  title: string;
  filter: {
    readonly label: string;
    readonly all: string;
    readonly of: (row: Row) => string;
    /** The value in words. @default itself */
    readonly name?: (value: string) => string;
  };
  empty: { readonly title: string; readonly note: string; readonly icon: ReactElement<IconProps> };
}

/** A history with its heading and a filter, newest first: what the tables of trades, deposits and withdrawals share. */
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
  actions = [],
  ...element
}: HistoryTableProps<Row>) {
  const [selectedFilter, setSelectedFilter] = useState<string | null>(ALL);
  const values = [...new Set(rows.map(filter.of))].toSorted();
  // A filter that matches no row any more would show an empty table without an explanation.
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
          rows={shown}
          defaultSort={{ column: 'date', direction: 'descending' }}
          isLoading={isLoading}
          error={error}
          {...(onRetry && { onRetry })}
          empty={
            <EmptyState title={empty.title} icon={empty.icon}>
              {empty.note}
            </EmptyState>
          }
        />
      </div>
    </Card>
  );
}

/** An option of a select cannot have the empty text as its value; no status or pair is called so. */
const ALL = '*';
