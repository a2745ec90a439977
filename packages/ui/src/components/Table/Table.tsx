import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { joinClasses, type LayoutProps, type RootProps } from '../../rootProps.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { ROLE } from './roles.ts';
import { sortRows } from './sort.ts';
import * as styles from './Table.css.ts';
import { TableHead } from './TableHead.tsx';
import { TableRows } from './TableRows.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';
import type { TableAction, TableColumn, TableSort } from './types.ts';
import { uniqueKeys } from './uniqueKeys.ts';
import { useOverflow } from './useOverflow.ts';
import { useRowWindow } from './useRowWindow.ts';
import { useSortMessage } from './useSortMessage.ts';

export interface TableProps<Row> extends RootProps<HTMLDivElement>, LayoutProps {
  /** What the rows are: 'Deposits'. It names the table. */
  caption: string;
  /** The caption is read above the table too; leave it out where a heading says the same. @default false */
  isCaptionShown?: boolean;
  rows: readonly Row[];
  columns: readonly TableColumn<Row>[];
  /** What tells a row from the others, as long as it lives. */
  rowKey: (row: Row) => string | number;
  /** What can be done with each row, in a column of its own at the end. @default none */
  actions?: readonly TableAction<Row>[];
  /** The order, where the caller keeps it; null is the order of `rows`. */
  sort?: TableSort | null;
  /** The order at first. @default null */
  defaultSort?: TableSort | null;
  onSortChange?: (sort: TableSort) => void;
  /** Who orders the rows: 'caller' where they come a page at a time and only the server has them all. @default 'table' */
  sortedBy?: 'table' | 'caller';
  /** Rows of 40, 56 or 72 px at least. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /** Rows scroll under the headers inside of this height; CSS length. @default none; 40rem from 301 rows on */
  maxHeight?: string;
  /** The rows are on their way: skeletons stand for them, rows that are there stay. @default false */
  isLoading?: boolean;
  /** How many skeletons. @default 5 */
  skeletonRows?: number;
  /** Stands for the rows where there are none. @default an EmptyState in the reader's language */
  empty?: ReactNode;
  /** The rows could not be had, in the words of the flow: it stands in their place. */
  error?: string | null;
  /** With it the error can be tried again. */
  onRetry?: () => void;
}

/**
 * Many things with the same facts, on the native `<table>`. Up to 300 rows are all drawn; more scroll inside of the
 * table, and what is seen of them is drawn. In a container below 480 px each row is a card.
 */
export function Table<Row>({
  caption,
  isCaptionShown = false,
  rows,
  columns,
  rowKey,
  actions = [],
  sort: given,
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
  const [own, setOwn] = useState(defaultSort);
  const sort = given === undefined ? own : given;
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
    setOwn(next);
    onSortChange?.(next);
  };

  return (
    <div {...element} className={joinClasses(styles.root, className)}>
      <div
        ref={scroller}
        // What scrolls must take the focus, or the arrow keys could not scroll it.
        {...(isScrolling && { role: 'region', 'aria-labelledby': captionId, tabIndex: 0 })}
        className={styles.scroller({ isBounded: isWindowed || maxHeight !== undefined })}
        {...(maxHeight !== undefined && { style: assignInlineVars({ [styles.bound]: maxHeight }) })}
      >
        <table
          role={ROLE.table}
          aria-labelledby={captionId}
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
          <tbody role={ROLE.group} {...focus} className={styles.body}>
            {isWaiting && error === null ? (
              <TableSkeleton columns={columns} count={skeletonRows} hasActions={hasActions} />
            ) : (
              <TableRows rows={sorted} keys={keys} columns={columns} actions={actions} locale={locale} parts={parts} />
            )}
          </tbody>
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
