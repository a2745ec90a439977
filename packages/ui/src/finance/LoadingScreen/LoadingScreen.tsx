import { WalletIcon } from '../../components/Icon/icons.ts';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './LoadingScreen.css.ts';

export interface LoadingScreenProps extends RootProps {
  /** What is loading, shown below the icon. @default 'Loading' in the reader's language */
  label?: string;
  /**
   * Whether it is the whole page, which fills the window and is the main landmark, or a part of a page that has one.
   * @default true
   */
  isPage?: boolean;
}

/**
 * A centred wallet icon while a session or a part of the page is loaded (ROUTE-7). An empty element with the attribute
 * `data-loading-screen` shows the tile of the icon before any script has run.
 */
export function LoadingScreen({ label, isPage = true, ...element }: LoadingScreenProps) {
  const messages = useMessages('LoadingScreen', en.LoadingScreen);
  const Root = isPage ? 'main' : 'section';
  return (
    <Root {...element} className={styles.root({ isPage })}>
      <span className={styles.tile}>
        <WalletIcon />
      </span>
      <output className={styles.label}>{label ?? messages.label}</output>
    </Root>
  );
}
