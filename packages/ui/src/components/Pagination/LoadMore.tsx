import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { RootProps } from '../../rootProps.ts';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './Pagination.css.ts';

export interface LoadMoreProps extends RootProps<HTMLDivElement> {
  /** Whether there is a next page. */
  hasMore: boolean;
  /** Loads the next page. */
  onLoadMore: () => void;
  /** The next page is loading. @default false */
  isLoading?: boolean;
  /** The error message if loading failed; the button then retries. @default none */
  error?: string | null;
  /** The label of the button. @default 'Load more' in the reader's language */
  label?: string;
}

/** Loads the next rows of a list or table with cursor pagination. For numbered pages use Pagination. */
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
