import { useState } from 'react';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './CoinMark.css.ts';
import { glyphOf } from './glyphs.ts';
import { markOf } from './marks.ts';

export interface CoinMarkProps extends RootProps<HTMLSpanElement> {
  /** The name of the mark: the symbol of a coin, 'BTC', or a method in the server's spelling, 'Etheruem' (DEP-2, WD-1). */
  of: string;
  /** The icon of a coin that has no mark of its own; its letters are shown if it is missing or fails to load. @default none */
  imageUrl?: string | null;
  /** `sm` is as high as a line of text. @default 'md' */
  size?: 'sm' | 'md';
}

/** The mark of a coin or of a method of payment, beside its name; screen readers skip it. */
export function CoinMark({ of, imageUrl = null, size = 'md', ...element }: CoinMarkProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const mark = markOf(of);
  const image = mark === null && imageUrl !== failed ? imageUrl : null;
  const hasLetters = mark === null && !image;
  return (
    <span {...element} aria-hidden="true" className={styles.root({ size, mark: mark ?? 'none' })}>
      {hasLetters && <span data-letters={lettersOf(of, size)} className={styles.letters} />}
      {mark !== null && glyphOf(mark)}
      {image && <img src={image} alt="" loading="lazy" className={styles.image} onError={() => setFailed(image)} />}
    </span>
  );
}

/** A line of text has space for one letter. */
function lettersOf(name: string, size: 'sm' | 'md'): string {
  return Array.from(name.trim().toUpperCase())
    .slice(0, size === 'sm' ? 1 : 4)
    .join('');
}
