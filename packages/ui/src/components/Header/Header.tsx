import type { ReactNode, Ref } from 'react';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { RootProps } from '../../rootProps.ts';
import { useShell } from '../AppShell/shell.ts';
import { MenuIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Header.css.ts';

export interface HeaderProps extends RootProps {
  /** The name of the page, its only h1. */
  title: string;
  /** A ref to the heading, for moving the focus there after navigation. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** A CommandButton before the actions, shown from 768 px; on phones the Sidebar has one. */
  search?: ReactNode;
  /** Icon buttons at the end: hide amounts, theme, notifications (DASH-9). */
  actions?: ReactNode;
}

/** The top row of a page. Below 1024 px it opens the drawer of its AppShell (SIDE-4). */
export function Header({ title, titleRef, search, actions, ...element }: HeaderProps) {
  const messages = useMessages('Header', en.Header);
  const shell = useShell();
  return (
    <header {...element} className={styles.root}>
      {shell && (
        <div className={styles.menu}>
          <IconButton
            label={messages.openMenu}
            icon={<MenuIcon />}
            aria-haspopup="dialog"
            aria-expanded={shell.isMenuOpen}
            onPress={shell.openMenu}
          />
        </div>
      )}
      <h1 ref={titleRef} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {search && <div className={styles.search}>{search}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
