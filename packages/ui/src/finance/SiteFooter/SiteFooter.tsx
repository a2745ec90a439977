import type { ReactNode } from 'react';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './SiteFooter.css.ts';

export interface SiteFooterProps extends RootProps {
  /** Who operates this: name, address, licence or registration (HONEST-1). */
  operator: ReactNode;
  /** The operator's risk notice (HONEST-4). */
  riskNotice?: ReactNode;
  /** Terms, privacy. */
  links?: ReactNode;
}

/** Small print at the end of a page, with the standing line about the recovery phrase (HONEST-5). */
export function SiteFooter({ operator, riskNotice, links, ...element }: SiteFooterProps) {
  const messages = useMessages('SiteFooter', en.SiteFooter);
  return (
    <footer {...element} className={styles.root}>
      <p>{operator}</p>
      {riskNotice && <p>{riskNotice}</p>}
      <p>{messages.phrase}</p>
      {links}
    </footer>
  );
}
