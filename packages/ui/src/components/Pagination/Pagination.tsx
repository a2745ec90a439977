import { Button } from 'react-aria-components/Button';
import { useLocale } from 'react-aria-components/I18nProvider';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { RootProps } from '../../rootProps.ts';
import { ChevronEndIcon, ChevronStartIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Pagination.css.ts';
import { pageList } from './pageList.ts';

export interface PaginationProps extends RootProps {
  /** The current page, starting at 1. Invalid values are clamped. */
  page: number;
  /** The number of pages. Nothing is shown for 1, less, or an invalid number. */
  count: number;
  /** Called with the number of the page to show, starting at 1. */
  onPageChange: (page: number) => void;
  /** The accessible name, needed if a view has several: 'Pages of deposits'. @default 'Pages' in the reader's language */
  label?: string;
  /** The page is loading: presses are ignored. @default false */
  isLoading?: boolean;
}

/** Navigation for a known number of pages. For cursor pagination use LoadMore. */
export function Pagination({
  page: requestedPage,
  count: requestedCount,
  onPageChange,
  label,
  isLoading = false,
  ...element
}: PaginationProps) {
  const messages = useMessages('Pagination', en.Pagination);
  const { locale } = useLocale();
  const count = Number.isFinite(requestedCount) ? Math.floor(requestedCount) : 0;
  if (count <= 1) return null;
  const page = Math.min(Math.max(Math.trunc(requestedPage) || 1, 1), count);
  const formatNumber = (each: number) => each.toLocaleString(locale);
  const goTo = (to: number) => !isLoading && to !== page && onPageChange(to);

  return (
    <nav {...element} aria-label={label ?? messages.label} aria-busy={isLoading} className={styles.root}>
      <IconButton
        label={messages.previous}
        icon={<ChevronStartIcon />}
        isDisabled={page === 1}
        onPress={() => goTo(page - 1)}
      />
      <ol className={styles.pages}>
        {pageList(page, count).map((entry, index, all) =>
          entry === 'gap' ? (
            <li key={`after ${all[index - 1]}`} className={styles.gap}>
              …
            </li>
          ) : (
            <li key={entry}>
              <Button
                aria-label={messages.page(formatNumber(entry))}
                {...(entry === page && { 'aria-current': 'page' })}
                className={styles.page({ isCurrent: entry === page })}
                onPress={() => goTo(entry)}
              >
                {formatNumber(entry)}
              </Button>
            </li>
          ),
        )}
      </ol>
      <span className={styles.short}>
        {formatNumber(page)} / {formatNumber(count)}
      </span>
      <IconButton
        label={messages.next}
        icon={<ChevronEndIcon />}
        isDisabled={page === count}
        onPress={() => goTo(page + 1)}
      />
    </nav>
  );
}
