import { useState } from 'react';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './RollingNumber.css.ts';
import { rollOf } from './rollOf.ts';

export interface RollingNumberProps extends RootProps {
  /** The number, which decides whether the digits roll up or down; nothing rolls from or to null. */
  value: number | bigint | null;
  /** The number as formatted text. */
  children: string;
}

interface Shown {
  readonly value: number | bigint | null;
  readonly text: string;
  /** What the digits roll from; null after they have arrived. */
  readonly from: { readonly text: string; readonly isUp: boolean } | null;
}

/**
 * A formatted number whose changed digits roll to a new value in 200 ms; not with reduced motion. Its text is always the
 * new value, for screen readers too. Digits need equal widths: use it inside of Balance or Numeric.
 */
export function RollingNumber({ value, children: text, ...element }: RollingNumberProps) {
  const [shown, setShown] = useState<Shown>({ value, text, from: null });
  if (!Object.is(shown.value, value) || shown.text !== text) setShown({ value, text, from: startOf(shown, value) });
  const { from } = shown;
  return (
    <span {...element} onAnimationEnd={() => setShown((now) => ({ ...now, from: null }))}>
      {from === null
        ? text
        : rollOf(from.text, text).map(({ place, digit, previous }) =>
            previous === null ? (
              digit
            ) : (
              <span key={`${place} ${previous} ${digit}`} className={styles.cell}>
                <span data-previous={previous} className={styles.digit({ isUp: from.isUp })}>
                  {digit}
                </span>
              </span>
            ),
          )}
    </span>
  );
}

/** What the digits roll from, if there is a number before and after and it has changed. */
function startOf(before: Shown, value: Shown['value']): Shown['from'] {
  if (before.value === null || value === null || before.value === value) return null;
  return { text: before.text, isUp: value > before.value };
}
