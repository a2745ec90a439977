import { WalletIcon } from '../../components/Icon/icons.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import * as styles from './LoadingScreen.css.ts';

export interface LoadingScreenProps {
  /** What is being done, under the icon. @default 'Loading' in the reader's language */
  label?: string;
}

/** The whole window while a session is looked up: a centred wallet icon (ROUTE-7). */
export function LoadingScreen({ label }: LoadingScreenProps) {
  const messages = useMessages('LoadingScreen');
  return (
    <main className={styles.root}>
      <span className={styles.tile}>
        <WalletIcon />
      </span>
      <output className={styles.label}>{label ?? messages.label}</output>
    </main>
  );
}
