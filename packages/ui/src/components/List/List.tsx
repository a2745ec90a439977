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
  /** What the items are: 'Assets'. The accessible name of the list. */
  label: string;
  /** The items, in the order in which they are listed. */
  items: readonly Item[];
  /** Returns the unique key of an item. */
  itemKey: (item: Item) => string | number;
  /** Renders an item as a ListRow. */
  children: (item: Item) => ReactElement;
  /** The items are loading: skeletons are shown if there are no rows yet. @default false */
  isLoading?: boolean;
  /** The number of skeleton rows. @default 3 */
  skeletonRows?: number;
  /** Shown if there are no rows. @default an EmptyState in the reader's language */
  empty?: ReactNode;
}

/** A list of items with a name and a value each. For items with several values use Table. */
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
