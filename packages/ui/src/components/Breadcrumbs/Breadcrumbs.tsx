import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { RootProps } from '../../rootProps.ts';
import { ChevronEndIcon, ChevronStartIcon } from '../Icon/icons.ts';
import { Link } from '../Link/Link.tsx';
import * as styles from './Breadcrumbs.css.ts';

/** A page on the way to the current one. */
export interface Crumb {
  readonly label: string;
  /** An address of the app. */
  readonly href: string;
}

export interface BreadcrumbsProps extends RootProps {
  /** The pages above, the highest first; with none, nothing is shown. */
  above: readonly Crumb[];
  /** The current page. */
  current: string;
}

/** Where a page stands below others. In little room only the way back to the page above is shown. */
export function Breadcrumbs({ above, current, ...element }: BreadcrumbsProps) {
  const messages = useMessages('Breadcrumbs', en.Breadcrumbs);
  if (above.length === 0) return null;
  return (
    <nav {...element} aria-label={messages.label} className={styles.root}>
      <ol className={styles.list}>
        {above.map(({ label, href }, index) => (
          <li key={href} className={styles.crumb({ isParent: index === above.length - 1 })}>
            <span className={styles.back}>
              <ChevronStartIcon size="sm" />
            </span>
            <Link href={href} tone="muted" appearance="standalone">
              {label}
            </Link>
            <span className={styles.onward}>
              <ChevronEndIcon size="sm" />
            </span>
          </li>
        ))}
        <li aria-current="page" className={styles.current}>
          {current}
        </li>
      </ol>
    </nav>
  );
}
