import { useLocale } from 'react-aria-components/I18nProvider';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { NOTHING } from '../../format/nothing.ts';
import { percent } from '../../format/percent.ts';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { RootProps } from '../../rootProps.ts';
import { directionOf } from './direction.ts';
import * as styles from './PercentChange.css.ts';

export interface PercentChangeProps extends RootProps<HTMLSpanElement> {
  /** Percentage points, 1.42 for 1.42%; '---' for null and for what is no finite number. */
  points: number | null;
  /** Digits after the decimal sign, 0 to 20. @default 2 */
  digits?: number;
}

/** A rise or a fall, said by arrow, sign and colour, and in words to who does not see them. */
export function PercentChange(change: PercentChangeProps) {
  const { locale } = useLocale();
  return <LocalChange {...change} locale={locale} />;
}

/** The same where there are many: `locale` (BCP 47) is asked for once, since React Aria's hook listens in each. */
export function LocalChange({
  points,
  digits: asked = 2,
  locale,
  ...element
}: PercentChangeProps & { locale: string }) {
  const messages = useMessages('PercentChange', en.PercentChange);
  const digits = Number.isInteger(asked) && asked >= 0 && asked <= 20 ? asked : 2;
  const direction = directionOf(points, digits);
  if (direction === null || points === null)
    return (
      <span {...element} className={styles.root({ direction: 'none' })}>
        {NOTHING}
      </span>
    );
  const size = percent(Math.abs(points), locale, { digits });
  const spoken = { up: messages.up(size), down: messages.down(size), none: messages.unchanged }[direction];
  return (
    <span {...element} className={styles.root({ direction })}>
      <bdi aria-hidden="true">{percent(direction === 'none' ? 0 : points, locale, { digits, isSigned: true })}</bdi>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </span>
  );
}
