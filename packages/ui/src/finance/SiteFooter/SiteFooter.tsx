import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import * as styles from './SiteFooter.css.ts';

export interface SiteFooterProps {
  /** Who operates this: name, address, licence or registration (HONEST-1). */
  operator: ReactNode;
  /** The operator's risk notice (HONEST-4). */
  riskNotice?: ReactNode;
  /** Terms, privacy. */
  links?: ReactNode;
}

/** Small print at the end of a page, with the standing line about the recovery phrase (HONEST-5). */
export function SiteFooter({ operator, riskNotice, links }: SiteFooterProps) {
  const messages = useMessages('SiteFooter');
  return (
    <footer className={styles.root}>
      <p>{operator}</p>
      {riskNotice && <p>{riskNotice}</p>}
      <p>{messages.phrase}</p>
      {links}
    </footer>
  );
}
