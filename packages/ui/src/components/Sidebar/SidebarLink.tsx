'use no memo';

import { handleLinkClick, useLinkProps, useRouter } from 'react-aria/private/utils/openLink';
import * as styles from './Sidebar.css.ts';
import type { NavLink } from './Sidebar.tsx';

interface SidebarLinkProps extends NavLink {
  onPress: () => void;
}

/**
 * A link that goes through React Aria's RouterProvider. It is the browser's own: each page has a dozen, and what React
 * Aria's Link listens to, CSS knows.
 */
export function SidebarLink({ href, label, icon, isCurrent = false, onPress }: SidebarLinkProps) {
  const router = useRouter();
  // A router may write an address in its own way.
  const { href: written } = useLinkProps({ href });
  return (
    <a
      href={written}
      className={styles.link}
      onClick={(event) => {
        onPress();
        handleLinkClick(event, router, href, undefined);
      }}
      {...(isCurrent && { 'aria-current': 'page', 'data-current': true })}
    >
      {icon}
      <span className={styles.label}>{label}</span>
    </a>
  );
}
