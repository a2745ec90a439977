import { type ReactElement, type ReactNode, useId } from 'react';
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
  /** The name of the page. */
  readonly label: string;
  /** The icon before or above the label. */
  readonly icon: ReactElement<IconProps>;
  /** Whether this is the current page. @default false */
  readonly isCurrent?: boolean;
}

/** One link of a Sidebar, which can have a second level. */
export interface SidebarItem extends NavLink {
  /** The pages of this section, shown below the link and indented. @default none */
  readonly links?: readonly NavLink[];
}

/** Links of a Sidebar that belong together. */
export interface NavGroup {
  /** Unique within the sidebar. */
  readonly id: string;
  /** Shown above the links, and read as the name of their list. @default none */
  readonly title?: string;
  /** The links of the group, in order. */
  readonly links: readonly SidebarItem[];
}

export interface SidebarProps extends RootProps {
  /** Logo and short name at the top (SIDE-2). */
  brand: Pick<Brand, 'shortName' | 'mark'>;
  /** A UserCard below the logo. */
  user?: ReactNode;
  /** A CommandButton below the person. */
  search?: ReactNode;
  /** The navigation links, in order (SIDE-1). */
  groups: readonly NavGroup[];
  /** Links at the bottom, such as Log-Out. @default none */
  footLinks?: readonly NavLink[];
}

/** The main navigation. In an AppShell it is at the start side or in the drawer, which every link closes. */
export function Sidebar({ brand, user, search, groups, footLinks = [], ...element }: SidebarProps) {
  const messages = useMessages('Sidebar', en.Sidebar);
  return (
    <nav {...element} aria-label={messages.label} className={styles.root}>
      <div className={styles.brand}>
        <BrandMark brand={brand} />
      </div>
      {user && <div className={styles.user}>{user}</div>}
      {search && <div className={styles.search}>{search}</div>}
      {groups.map(({ id, ...group }) => (
        <Group key={id} {...group} />
      ))}
      {footLinks.length > 0 && (
        <div className={styles.foot}>
          <Links links={footLinks} />
        </div>
      )}
    </nav>
  );
}

function Group({ title, links }: Omit<NavGroup, 'id'>) {
  const titleId = useId();
  if (title === undefined) return <Links links={links} />;
  return (
    <div className={styles.group}>
      <p id={titleId} className={styles.title}>
        {title}
      </p>
      <Links links={links} aria-labelledby={titleId} />
    </div>
  );
}

interface LinksProps {
  readonly links: readonly SidebarItem[];
  readonly isSecondLevel?: boolean;
  readonly 'aria-labelledby'?: string;
  readonly 'aria-label'?: string;
}

function Links({ links, isSecondLevel = false, ...list }: LinksProps) {
  const shell = useShell();
  return (
    <ul {...list} className={isSecondLevel ? styles.secondLevel : styles.list}>
      {links.map(({ links: pages = [], ...link }) => (
        <li key={link.href}>
          <SidebarLink {...link} onPress={() => shell?.closeMenu()} />
          {pages.length > 0 && <Links links={pages} isSecondLevel aria-label={link.label} />}
        </li>
      ))}
    </ul>
  );
}
