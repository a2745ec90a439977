import { type ReactNode, useEffect, useId, useState } from 'react';
import { CloseIcon } from '../../components/Icon/icons.ts';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './IosInstallPrompt.css.ts';
import { type InstallOccasion, isInstallPromptDue } from './isInstallPromptDue.ts';

export interface IosInstallPromptProps extends RootProps<HTMLDivElement>, InstallOccasion {
  /** The product's name, as it will be on the home screen. */
  product: string;
  /** A BrandMark. */
  mark?: ReactNode;
  /** The delay after mounting, in ms. @default 1000 */
  delay?: number;
  /** Called when the prompt is closed by its button. */
  onDismiss?: () => void;
}

/**
 * Explains how to add the app to the home screen on iOS, which has no prompt of its own (PWA-2). It renders nothing if
 * it is not due.
 */
export function IosInstallPrompt({
  product,
  mark,
  delay = 1000,
  onDismiss,
  visit,
  isIos,
  isStandalone,
  ...element
}: IosInstallPromptProps) {
  const messages = useMessages('IosInstallPrompt', en.IosInstallPrompt);
  const isDue = isInstallPromptDue({ visit, isIos, isStandalone });
  const [state, setState] = useState<'waiting' | 'shown' | 'dismissed'>('waiting');
  const titleId = useId();

  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(() => setState((now) => (now === 'waiting' ? 'shown' : now)), delay);
    return () => clearTimeout(timer);
  }, [isDue, delay]);

  const dismiss = () => {
    setState('dismissed');
    onDismiss?.();
  };

  return (
    // The live region exists from the start, so that its content is announced.
    <div {...element} aria-live="polite" className={styles.frame}>
      {isDue && state === 'shown' && (
        <section aria-labelledby={titleId} className={styles.sheet}>
          <div className={styles.head}>
            <div className={styles.words}>
              {mark && <span className={styles.mark}>{mark}</span>}
              <p id={titleId} className={styles.title}>
                {messages.title(product)}
              </p>
              <p className={styles.reason}>{messages.reason}</p>
            </div>
            <IconButton size="sm" label={messages.dismiss} icon={<CloseIcon />} onPress={dismiss} />
          </div>
          <ol className={styles.steps}>
            {[messages.share, messages.add].map((step, index) => (
              <li key={step} className={styles.step}>
                <span aria-hidden="true" className={styles.stepNumber}>
                  {index + 1}
                </span>
                {step}
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}
