import { useLocale } from 'react-aria-components/I18nProvider';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { NO_VALUE } from '../../format/noValue.ts';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { RootProps } from '../../rootProps.ts';
import { changeText } from './changeText.ts';
import * as styles from './PercentChange.css.ts';

export interface PercentChangeProps extends RootProps<HTMLSpanElement> {
  /** The change in percentage points, 1.42 for 1.42%; '---' for null and values that are not finite. */
  points: number | null;
  /** The number of decimals, 0 to 20. @default 2 */
  digits?: number;
}

/** A rise or a fall, shown by arrow, sign and colour, with a text for screen readers. */
export function PercentChange({ points, digits: requestedDigits = 2, ...element }: PercentChangeProps) {
  const { locale } = useLocale();
  const messages = useMessages('PercentChange', en.PercentChange);
  const digits =
    Number.isInteger(requestedDigits) && requestedDigits >= 0 && requestedDigits <= 20 ? requestedDigits : 2;
  const change = changeText(points, digits, locale, messages);
  if (change === null)
    return (
      <span {...element} className={styles.root({ direction: 'none' })}>
        {NO_VALUE}
      </span>
    );
  return (
    <span {...element} className={`${styles.root({ direction: change.direction })} ${styles.holder}`}>
      <bdi aria-hidden="true">{change.text}</bdi>
      <VisuallyHidden>{change.accessibleText}</VisuallyHidden>
    </span>
  );
}
