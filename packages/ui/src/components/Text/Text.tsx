import type { ComponentProps } from 'react';
import * as styles from './Text.css.ts';
import type { TextTone } from './tone.ts';

export interface TextProps extends Omit<ComponentProps<'p'>, 'className' | 'style'> {
  /** The text style: 16 px, 14 px, 14 px medium or 12 px medium. @default 'bodySm' */
  size?: 'body' | 'bodySm' | 'label' | 'caption';
  /** The colour of the text. @default 'default' */
  tone?: TextTone;
  /** The alignment of the lines. @default 'start' */
  align?: 'start' | 'center' | 'end';
  /** A span within a line instead of a paragraph. @default false */
  isInline?: boolean;
  /** One line that ends in an ellipsis. Never for an amount or an address. @default false */
  isTruncated?: boolean;
}

/** A paragraph, or with `isInline` a span. For titles use Heading, for numbers Numeric. */
export function Text({
  size = 'bodySm',
  tone = 'default',
  align = 'start',
  isInline = false,
  isTruncated = false,
  ...paragraph
}: TextProps) {
  const Element = isInline ? 'span' : 'p';
  return <Element {...paragraph} className={styles.root({ size, tone, align, isTruncated })} />;
}
