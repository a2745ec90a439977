import type { ReactElement, ReactNode } from 'react';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { RootProps } from '../../rootProps.ts';
import type { IconProps } from '../Icon/Icon.tsx';
import { AlertIcon, CheckCircleIcon, CloseIcon, InfoIcon, WarningIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Banner.css.ts';

type Tone = 'info' | 'positive' | 'warning' | 'negative';

export interface BannerProps extends RootProps<HTMLDivElement> {
  /** What happened and what it means, in one sentence. */
  children: ReactNode;
  /** The kind of message, which decides colour and icon. @default 'info' */
  tone?: Tone;
  /** An icon instead of that of the tone. @default the icon of the tone */
  icon?: ReactElement<IconProps>;
  /** What the user can do about it: one small button or link. */
  action?: ReactNode;
  /** If given, a button dismisses the banner. */
  onDismiss?: () => void;
}

const ICON = {
  info: <InfoIcon />,
  positive: <CheckCircleIcon />,
  warning: <WarningIcon />,
  negative: <AlertIcon />,
} as const satisfies Record<Tone, ReactElement<IconProps>>;

/** A message that stays on a page or a part of it. For feedback on an action use a toast. */
export function Banner({ children, tone = 'info', icon = ICON[tone], action, onDismiss, ...element }: BannerProps) {
  const messages = useMessages('Banner', en.Banner);
  return (
    <div {...element} className={styles.root({ tone })}>
      <span className={styles.icon}>{icon}</span>
      <div className={styles.content}>
        <div className={styles.texts}>{children}</div>
        {action}
      </div>
      {onDismiss && <IconButton size="sm" label={messages.dismiss} icon={<CloseIcon />} onPress={onDismiss} />}
    </div>
  );
}
