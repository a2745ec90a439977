import { Link } from '../../components/Link/Link.tsx';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './SampleBand.css.ts';

export interface SampleBandProps extends RootProps {
  /** A link to an explanation: 'What is this?' */
  link?: { readonly label: string; readonly href: string };
}

/** A thin band on every page of the demo mode (HONEST-1). */
export function SampleBand({ link, ...element }: SampleBandProps) {
  const messages = useMessages('SampleBand', en.SampleBand);
  return (
    <aside {...element} aria-label={messages.label} className={styles.root}>
      <p>
        <strong className={styles.label}>{messages.label}.</strong> {messages.text}
        {link && (
          <>
            {' '}
            <Link href={link.href}>{link.label}</Link>
          </>
        )}
      </p>
    </aside>
  );
}
