import type { RootProps } from '../../rootProps.ts';
import type { Brand } from '../../tokens/brand.ts';
import * as styles from './BrandMark.css.ts';

export interface BrandMarkProps extends RootProps<HTMLSpanElement> {
  /** The short name and the mark of the brand: an entry of BRANDS, or any object with the two. */
  brand: Pick<Brand, 'shortName' | 'mark'>;
}

/** The operator's logo with its short name. */
export function BrandMark({ brand, ...element }: BrandMarkProps) {
  return (
    <span {...element} className={styles.root}>
      <svg className={styles.mark} viewBox="0 0 26 26" aria-hidden="true">
        <rect className={styles.tile} width="26" height="26" rx="8" />
        <path className={styles.shape} d={brand.mark.shape} />
        <path className={styles.line} d={brand.mark.line} />
      </svg>
      {brand.shortName}
    </span>
  );
}
