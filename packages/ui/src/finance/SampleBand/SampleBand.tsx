import { Link } from '../../components/Link/Link.tsx';
import { useMessages } from '../../i18n/useMessages.ts';
import * as styles from './SampleBand.css.ts';

export interface SampleBandProps {
  /** The way to an explanation: 'What is this?' */
  link?: { readonly label: string; readonly href: string };
}

/** A thin band on every page of the demo mode (HONEST-1). */
export function SampleBand({ link }: SampleBandProps) {
  const messages = useMessages('SampleBand');
  return (
    <aside aria-label={messages.label} className={styles.root}>
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
