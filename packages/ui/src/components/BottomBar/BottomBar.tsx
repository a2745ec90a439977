import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { RootProps } from '../../rootProps.ts';
import { useShell } from '../AppShell/shell.ts';
import { MenuIcon } from '../Icon/icons.ts';
import type { NavLink } from '../Sidebar/Sidebar.tsx';
import * as styles from './BottomBar.css.ts';

export interface BottomBarProps extends RootProps {
  /** Four links within reach of the thumb, five without 'More'. Each label is one short word. */
  links: readonly NavLink[];
  /** In an AppShell, adds a button that opens the drawer with all other links. @default true */
  hasMore?: boolean;
}

/** The main navigation on phones; AppShell shows it below 768 px. */
export function BottomBar({ links, hasMore = true, ...element }: BottomBarProps) {
  const messages = useMessages('BottomBar', en.BottomBar);
  const shell = useShell();
  return (
    <nav {...element} aria-label={messages.label} className={styles.root}>
      <ul className={styles.list}>
        {links.map(({ href, label, icon, isCurrent = false }) => (
          <li key={href} className={styles.item}>
            <Link href={href} className={styles.slot} {...(isCurrent && { 'aria-current': 'page' })}>
              {icon}
              {label}
            </Link>
          </li>
        ))}
        {shell && hasMore && (
          <li className={styles.item}>
            <Button
              className={styles.slot}
              aria-haspopup="dialog"
              aria-expanded={shell.isMenuOpen}
              onPress={shell.openMenu}
            >
              <MenuIcon />
              {messages.more}
            </Button>
          </li>
        )}
      </ul>
    </nav>
  );
}
