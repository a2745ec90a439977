import type { ComponentProps } from 'react';
import type { TextStyle } from '../../styles/typography.ts';
import type { TextTone } from '../Text/tone.ts';
import { charactersOf } from './charactersOf.ts';
import * as styles from './Numeric.css.ts';

export interface NumericProps extends Omit<ComponentProps<'bdi'>, 'className' | 'style'> {
  /** @default what surrounds it */
  size?: Exclude<TextStyle, 'code' | `control${string}`>;
  /** @default what surrounds it */
  tone?: TextTone;
}

/**
 * A figure that is formatted already: digits of equal width, on one line, apart from the direction of the text around
 * it. A large one becomes smaller where its container is too narrow for it. For an amount of money use Money.
 */
export function Numeric({ size, tone, ...figure }: NumericProps) {
  const { children } = figure;
  const isText = size !== undefined && typeof children === 'string';
  return <bdi {...figure} className={styles.root({ size, tone })} {...(isText && { style: charactersOf(children) })} />;
}
