import type { ComponentProps } from 'react';
import type { TextStyle } from '../../styles/typography.ts';
import type { TextTone } from '../Text/tone.ts';
import { charactersOf } from './charactersOf.ts';
import * as styles from './Numeric.css.ts';

export interface NumericProps extends Omit<ComponentProps<'bdi'>, 'className' | 'style'> {
  /** The text style. @default inherited */
  size?: Exclude<TextStyle, 'code' | `control${string}`>;
  /** The colour. @default inherited */
  tone?: TextTone;
}

/**
 * A formatted number on one line, with digits of equal width and isolated from the direction of the surrounding text.
 * Large numbers shrink to fit narrow containers. For an amount of money use Money.
 */
export function Numeric({ size, tone, ...figure }: NumericProps) {
  const { children } = figure;
  const isText = size !== undefined && typeof children === 'string';
  return <bdi {...figure} className={styles.root({ size, tone })} {...(isText && { style: charactersOf(children) })} />;
}
