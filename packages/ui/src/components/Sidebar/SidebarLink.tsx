import { Link } from 'react-aria-components/Link';
import * as styles from './Sidebar.css.ts';
import type { NavLink } from './Sidebar.tsx';

interface SidebarLinkProps extends NavLink {
  onPress: () => void;
}

/** One link of the Sidebar. */
export function SidebarLink({ href, label, icon, isCurrent = false, onPress }: SidebarLinkProps) {
  return (
    <Link href={href} className={styles.link} onPress={onPress} {...(isCurrent && { 'aria-current': 'page' })}>
      {icon}
      <span className={styles.label}>{label}</span>
    </Link>
  );
}
