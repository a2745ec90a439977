import type { ReactNode } from 'react';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { RootProps } from '../../rootProps.ts';
import { Button } from '../Button/Button.tsx';
import { Heading, type HeadingProps } from '../Heading/Heading.tsx';
import { RefreshIcon, WarningIcon } from '../Icon/icons.ts';
import * as styles from './ErrorState.css.ts';

export interface ErrorStateProps extends RootProps<HTMLDivElement> {
  /** The error message. */
  title: string;
  /** The heading level of the title. @default 3 */
  level?: HeadingProps['level'];
  /** What it means and what to do. */
  children?: ReactNode;
  /** If given, a retry button is shown. */
  onRetry?: () => void;
  /** A retry is in progress. @default false */
  isRetrying?: boolean;
}

/** Shown in place of content that failed to load; announced when it appears. */
export function ErrorState({ title, level = 3, children, onRetry, isRetrying = false, ...element }: ErrorStateProps) {
  const messages = useMessages('ErrorState', en.ErrorState);
  return (
    <div {...element} role="alert" className={styles.root}>
      <span className={styles.icon}>
        <WarningIcon />
      </span>
      <Heading level={level} size="title3">
        {title}
      </Heading>
      {children && <div className={styles.text}>{children}</div>}
      {onRetry && (
        <div className={styles.action}>
          <Button tone="neutral" appearance="soft" iconStart={<RefreshIcon />} isPending={isRetrying} onPress={onRetry}>
            {messages.retry}
          </Button>
        </div>
      )}
    </div>
  );
}
