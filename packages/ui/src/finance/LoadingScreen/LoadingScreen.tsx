import { WalletIcon } from '../../components/Icon/icons.ts';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './LoadingScreen.css.ts';

export interface LoadingScreenProps extends RootProps {
  /** What is being done, under the icon. @default 'Loading' in the reader's language */
  label?: string;
}

/** The whole window while a session is looked up: a centred wallet icon (ROUTE-7). */
export function LoadingScreen({ label, ...element }: LoadingScreenProps) {
  const messages = useMessages('LoadingScreen', en.LoadingScreen);
  return (
    <main {...element} className={styles.root}>
      <span className={styles.tile}>
        <WalletIcon />
      </span>
      <output className={styles.label}>{label ?? messages.label}</output>
    </main>
  );
}
