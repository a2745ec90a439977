import type { ReactElement, ReactNode } from 'react';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { RootProps } from '../../rootProps.ts';
import type { Brand } from '../../tokens/brand.ts';
import { useShell } from '../AppShell/shell.ts';
import { BrandMark } from '../BrandMark/BrandMark.tsx';
import type { IconProps } from '../Icon/Icon.tsx';
import * as styles from './Sidebar.css.ts';
import { SidebarLink } from './SidebarLink.tsx';

/** One link of Sidebar or BottomBar. */
export interface NavLink {
  /** The target URL. Paths of the app are navigated to by React Aria's RouterProvider. */
  readonly href: string;
  readonly label: string;
  readonly icon: ReactElement<IconProps>;
  /** Whether this is the current page. @default false */
  readonly isCurrent?: boolean;
}

export interface SidebarProps extends RootProps {
  /** Logo and short name at the top (SIDE-2). */
  brand: Pick<Brand, 'shortName' | 'mark'>;
  /** A UserCard below the logo. */
  user?: ReactNode;
  /** The navigation links, in order (SIDE-1). */
  links: readonly NavLink[];
  /** Links at the bottom: Settings, Log-Out. @default none */
  footLinks?: readonly NavLink[];
}

/** The main navigation. In an AppShell it is at the start side or in the drawer, which every link closes. */
export function Sidebar({ brand, user, links, footLinks = [], ...element }: SidebarProps) {
  const messages = useMessages('Sidebar', en.Sidebar);
  return (
    <nav {...element} aria-label={messages.label} className={styles.root}>
      <div className={styles.brand}>
        <BrandMark brand={brand} />
      </div>
      {user && <div className={styles.user}>{user}</div>}
      <Links links={links} />
      {footLinks.length > 0 && (
        <div className={styles.foot}>
          <Links links={footLinks} />
        </div>
      )}
    </nav>
  );
}

function Links({ links }: { links: readonly NavLink[] }) {
  const shell = useShell();
  return (
    <ul className={styles.list}>
      {links.map((link) => (
        <li key={link.href}>
          <SidebarLink {...link} onPress={() => shell?.closeMenu()} />
        </li>
      ))}
    </ul>
  );
}
