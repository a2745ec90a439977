import type { ReactNode } from 'react';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './SiteFooter.css.ts';

export interface SiteFooterProps extends RootProps {
  /** The operator: name, address, licence or registration (HONEST-1). */
  operator: ReactNode;
  /** The operator's risk notice (HONEST-4). */
  riskNotice?: ReactNode;
  /** Links such as terms and privacy. */
  links?: ReactNode;
}

/** The footer of a page: the operator and the risk notice (HONEST-1, HONEST-4). */
export function SiteFooter({ operator, riskNotice, links, ...element }: SiteFooterProps) {
  return (
    <footer {...element} className={styles.root}>
      <p>{operator}</p>
      {riskNotice && <p>{riskNotice}</p>}
      {links}
    </footer>
  );
}
