import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { joinClasses, type LayoutProps, type RootProps } from '../../rootProps.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { TABLE_ROLES } from './roles.ts';
import { sortRows } from './sort.ts';
import * as styles from './Table.css.ts';
import { TableHead } from './TableHead.tsx';
import { TableRows } from './TableRows.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';
import type { TableAction, TableColumn, TableGroups, TableSort } from './types.ts';
import { uniqueKeys } from './uniqueKeys.ts';
import { useOverflow } from './useOverflow.ts';
import { useRowWindow } from './useRowWindow.ts';
import { useSortMessage } from './useSortMessage.ts';

export interface TableProps<Row> extends RootProps<HTMLDivElement>, LayoutProps {
  /** What the rows are: 'Deposits'. The accessible name of the table. */
  caption: string;
  /** Shows the caption above the table. Omit it if a heading says the same. @default false */
  isCaptionShown?: boolean;
  /** The data of the rows. */
  rows: readonly Row[];
  /** The columns, in reading order. */
  columns: readonly TableColumn<Row>[];
  /** Returns the unique and stable key of a row. */
  rowKey: (row: Row) => string | number;
  /** The actions of each row, in a column at the end. @default none */
  actions?: readonly TableAction<Row>[];
  /** Headings between the rows in the card layout, for rows sorted by time. @default none */
  groups?: TableGroups<Row> | null;
  /** The sort order (controlled); null keeps the order of `rows`. */
  sort?: TableSort | null;
  /** The initial sort order (uncontrolled). @default null */
  defaultSort?: TableSort | null;
  /** Called when the user presses a sortable header. */
  onSortChange?: (sort: TableSort) => void;
  /** Who sorts the rows. Use 'caller' with pagination, where only the server has all rows. @default 'table' */
  sortedBy?: 'table' | 'caller';
  /** The minimum row height: 40, 56 or 72 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /** The maximum height, as a CSS length; rows beyond it scroll below a sticky header. @default none; 40rem from 301 rows on */
  maxHeight?: string;
  /** The rows are loading: skeletons are shown if there are no rows yet. @default false */
  isLoading?: boolean;
  /** The number of skeleton rows. @default 5 */
  skeletonRows?: number;
  /** Shown if there are no rows. @default an EmptyState in the reader's language */
  empty?: ReactNode;
  /** The error message to show in place of the rows if loading failed. @default none */
  error?: string | null;
  /** If given, the error has a retry button. */
  onRetry?: () => void;
}

/**
 * A table of rows with the same columns, based on the native `<table>`. Up to 300 rows are all rendered; more scroll inside
 * the table and are virtualized. In containers narrower than 480 px each row is a card.
 */
export function Table<Row>({
  caption,
  isCaptionShown = false,
  rows,
  columns,
  rowKey,
  actions = [],
  groups = null,
  sort: controlledSort,
  defaultSort = null,
  onSortChange,
  sortedBy = 'table',
  size = 'md',
  maxHeight,
  isLoading = false,
  skeletonRows = 5,
  empty,
  error = null,
  onRetry,
  className,
  ...element
}: TableProps<Row>) {
  const messages = useMessages('Table', en.Table);
  const { locale } = useLocale();
  const captionId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [uncontrolledSort, setUncontrolledSort] = useState(defaultSort);
  const sort = controlledSort === undefined ? uncontrolledSort : controlledSort;
  const sortMessage = useSortMessage(sort, columns);
  const sorted = sortedBy === 'caller' ? rows : sortRows(rows, columns, sort, locale);
  const keys = uniqueKeys(sorted, rowKey);
  const { parts, focus } = useRowWindow(scroller, sorted.length);
  const isWindowed = parts !== null;
  const isScrolling = useOverflow(scroller);
  const hasActions = actions.length > 0;
  const isWaiting = isLoading && rows.length === 0;
  const isEmpty = rows.length === 0 && !isLoading;
  const state = error === null ? isEmpty && (empty ?? <EmptyState title={messages.empty} />) : null;

  const onSort = (next: TableSort) => {
    setUncontrolledSort(next);
    onSortChange?.(next);
  };

  return (
    <div {...element} className={joinClasses(styles.root, className)}>
      <div
        ref={scroller}
        // A scrollable element must be focusable, or the arrow keys could not scroll it.
        {...(isScrolling && { role: 'region', 'aria-labelledby': captionId, tabIndex: 0 })}
        className={styles.scroller({ isBounded: isWindowed || maxHeight !== undefined })}
        {...(maxHeight !== undefined && { style: assignInlineVars({ [styles.rowHeight]: maxHeight }) })}
      >
        <table
          role={TABLE_ROLES.table}
          aria-labelledby={captionId}
          {...focus}
          {...(isLoading && { 'aria-busy': true })}
          {...(isWindowed && { 'aria-rowcount': sorted.length + 1 })}
          className={styles.table({ size })}
        >
          <caption className={styles.caption({ isShown: isCaptionShown })}>
            <span id={captionId}>{caption}</span>
          </caption>
          <TableHead
            columns={columns}
            sort={sort}
            onSort={onSort}
            actions={hasActions ? messages.actions : null}
            isCounted={isWindowed}
            hasRows={!isEmpty}
          />
          {isWaiting && error === null ? (
            <tbody role={TABLE_ROLES.group} className={styles.body}>
              <TableSkeleton columns={columns} count={skeletonRows} hasActions={hasActions} />
            </tbody>
          ) : (
            <TableRows
              rows={sorted}
              keys={keys}
              columns={columns}
              actions={actions}
              groups={sort === null || sort.column === groups?.column ? groups : null}
              locale={locale}
              parts={parts}
            />
          )}
        </table>
      </div>
      {state}
      {error !== null && <ErrorState title={error} isRetrying={isLoading} {...(onRetry && { onRetry })} />}
      <output aria-live="polite">
        <VisuallyHidden>{isWaiting ? messages.loading : sortMessage}</VisuallyHidden>
      </output>
    </div>
  );
}
