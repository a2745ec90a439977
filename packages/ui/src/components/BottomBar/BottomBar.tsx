import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { useMessages } from '../../i18n/useMessages.ts';
import { useShell } from '../AppShell/shell.ts';
import { MenuIcon } from '../Icon/icons.ts';
import type { NavLink } from '../Sidebar/Sidebar.tsx';
import * as styles from './BottomBar.css.ts';

export interface BottomBarProps {
  /** Four places where the thumb is, five without 'More'. Labels of one short word. */
  links: readonly NavLink[];
  /** In an AppShell, a last button opens the drawer with the rest. @default true */
  hasMore?: boolean;
}

/** The main places of the product on phones; AppShell shows it below 768 px. */
export function BottomBar({ links, hasMore = true }: BottomBarProps) {
  const messages = useMessages('BottomBar');
  const shell = useShell();
  return (
    <nav aria-label={messages.label} className={styles.root}>
      <ul className={styles.list}>
        {links.map(({ href, label, icon, isCurrent = false }) => (
          <li key={href} className={styles.item}>
            <Link href={href} className={styles.place} {...(isCurrent && { 'aria-current': 'page' })}>
              {icon}
              {label}
            </Link>
          </li>
        ))}
        {shell && hasMore && (
          <li className={styles.item}>
            <Button
              className={styles.place}
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
