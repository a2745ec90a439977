import { Fragment, type ReactElement, type ReactNode } from 'react';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { RootProps } from '../../rootProps.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { SkeletonGroup } from '../Skeleton/SkeletonGroup.tsx';
import { uniqueKeys } from '../Table/uniqueKeys.ts';
import * as styles from './List.css.ts';
import { ListRowSkeleton } from './ListRowSkeleton.tsx';

export interface ListProps<Item> extends RootProps<HTMLUListElement> {
  /** What the rows are: 'Assets'. It names the list. */
  label: string;
  items: readonly Item[];
  /** What tells an item from the others. */
  itemKey: (item: Item) => string | number;
  /** One ListRow for an item. */
  children: (item: Item) => ReactElement;
  /** The items are on their way: skeletons stand for them, rows that are there stay. @default false */
  isLoading?: boolean;
  /** How many skeletons. @default 3 */
  skeletonRows?: number;
  /** Stands for the rows where there are none. @default an EmptyState in the reader's language */
  empty?: ReactNode;
}

/** Things with a name and a figure, a row each. With several facts each: Table. */
export function List<Item>({
  label,
  items,
  itemKey,
  children,
  isLoading = false,
  skeletonRows = 3,
  empty,
  ...element
}: ListProps<Item>) {
  const messages = useMessages('List', en.List);
  if (items.length === 0) {
    if (!isLoading) return <>{empty ?? <EmptyState title={messages.empty} />}</>;
    return (
      <SkeletonGroup label={messages.loading}>
        {Array.from({ length: skeletonRows }, (_, index) => (
          <ListRowSkeleton key={index} />
        ))}
      </SkeletonGroup>
    );
  }
  const keys = uniqueKeys(items, itemKey);
  return (
    <ul {...element} aria-label={label} aria-busy={isLoading} className={styles.root}>
      {items.map((item, index) => (
        <Fragment key={keys[index]}>{children(item)}</Fragment>
      ))}
    </ul>
  );
}
