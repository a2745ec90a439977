import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './SkipLink.css.ts';

export interface SkipLinkProps extends RootProps<HTMLAnchorElement> {
  /** The id of the main landmark, with '#'. @default '#main' */
  href?: string;
}

/** A link that skips the navigation: the first element in tab order, visible only when focused. */
export function SkipLink({ href = '#main', ...element }: SkipLinkProps) {
  const messages = useMessages('SkipLink', en.SkipLink);
  // A fragment of this page and not a route, so that the browser itself moves the focus.
  return (
    <a {...element} href={href} className={styles.root}>
      {messages.label}
    </a>
  );
}
