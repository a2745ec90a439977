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
  /** An address of the app goes through React Aria's RouterProvider. */
  readonly href: string;
  readonly label: string;
  readonly icon: ReactElement<IconProps>;
  /** The page shown now. @default false */
  readonly isCurrent?: boolean;
}

export interface SidebarProps extends RootProps {
  /** Mark and short name at the head (SIDE-2). */
  brand: Pick<Brand, 'shortName' | 'mark'>;
  /** A UserCard under the mark. */
  user?: ReactNode;
  /** The places, in order (SIDE-1). */
  links: readonly NavLink[];
  /** Stand apart at the foot: Settings, Log-Out. @default none */
  footLinks?: readonly NavLink[];
}

/** The places of the product. In an AppShell it stands at the start side or in the drawer; a link closes the drawer. */
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
