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
  /** The page that is shown, from 1; one that cannot be is the nearest that can. */
  page: number;
  /** How many there are; up to 1, and for what is no number, nothing is shown. */
  count: number;
  onPageChange: (page: number) => void;
  /** What has the pages, where a view has several: 'Pages of deposits'. @default 'Pages' in the reader's language */
  label?: string;
  /** The page is on its way: presses wait. @default false */
  isLoading?: boolean;
}

/** Goes from page to page where their number is known. Where only the next one is: LoadMore. */
export function Pagination({
  page: asked,
  count: asMany,
  onPageChange,
  label,
  isLoading = false,
  ...element
}: PaginationProps) {
  const messages = useMessages('Pagination', en.Pagination);
  const { locale } = useLocale();
  const count = Number.isFinite(asMany) ? Math.floor(asMany) : 0;
  if (count <= 1) return null;
  const page = Math.min(Math.max(Math.trunc(asked) || 1, 1), count);
  const figure = (each: number) => each.toLocaleString(locale);
  const go = (to: number) => !isLoading && to !== page && onPageChange(to);

  return (
    <nav {...element} aria-label={label ?? messages.label} aria-busy={isLoading} className={styles.root}>
      <IconButton
        label={messages.previous}
        icon={<ChevronStartIcon />}
        isDisabled={page === 1}
        onPress={() => go(page - 1)}
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
                aria-label={messages.page(figure(entry))}
                {...(entry === page && { 'aria-current': 'page' })}
                className={styles.page({ isCurrent: entry === page })}
                onPress={() => go(entry)}
              >
                {figure(entry)}
              </Button>
            </li>
          ),
        )}
      </ol>
      <span className={styles.short}>
        {figure(page)} / {figure(count)}
      </span>
      <IconButton
        label={messages.next}
        icon={<ChevronEndIcon />}
        isDisabled={page === count}
        onPress={() => go(page + 1)}
      />
    </nav>
  );
}
