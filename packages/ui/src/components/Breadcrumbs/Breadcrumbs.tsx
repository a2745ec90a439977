import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { RootProps } from '../../rootProps.ts';
import { ChevronEndIcon, ChevronStartIcon } from '../Icon/icons.ts';
import { Link } from '../Link/Link.tsx';
import * as styles from './Breadcrumbs.css.ts';

/** One ancestor of the current page. */
export interface Crumb {
  /** The title of the page. */
  readonly label: string;
  /** An address of the app. */
  readonly href: string;
}

export interface BreadcrumbsProps extends RootProps {
  /** The ancestors of the current page, the topmost first. Nothing is shown if there are none. */
  ancestors: readonly Crumb[];
  /** The current page. */
  current: string;
}

/** The path to the current page. In narrow containers only the link to the parent page is shown. */
export function Breadcrumbs({ ancestors, current, ...element }: BreadcrumbsProps) {
  const messages = useMessages('Breadcrumbs', en.Breadcrumbs);
  if (ancestors.length === 0) return null;
  return (
    <nav {...element} aria-label={messages.label} className={styles.root}>
      <ol className={styles.list}>
        {ancestors.map(({ label, href }, index) => (
          <li key={href} className={styles.crumb({ isParent: index === ancestors.length - 1 })}>
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
