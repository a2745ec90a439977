import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { RootProps } from '../../rootProps.ts';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './Pagination.css.ts';

export interface LoadMoreProps extends RootProps<HTMLDivElement> {
  /** There is a next page: the server gave a cursor for it. */
  hasMore: boolean;
  /** Asks for the next page. */
  onLoadMore: () => void;
  /** It is on its way. @default false */
  isLoading?: boolean;
  /** It could not be had, in the words of the flow; the button tries again. */
  error?: string | null;
  /** What the button says. @default 'Load more' in the reader's language */
  label?: string;
}

/** Asks for the next rows of a list or a table where only a cursor is known. With numbers of pages: Pagination. */
export function LoadMore({ hasMore, onLoadMore, isLoading = false, error = null, label, ...element }: LoadMoreProps) {
  const messages = useMessages('Pagination', en.Pagination);
  return (
    <div {...element} className={styles.more}>
      <div role="alert">{error !== null && <Text tone="negative">{error}</Text>}</div>
      {hasMore ? (
        <Button tone="neutral" appearance="soft" isPending={isLoading} onPress={onLoadMore}>
          {label ?? messages.more}
        </Button>
      ) : (
        <Text tone="muted">{messages.end}</Text>
      )}
    </div>
  );
}
