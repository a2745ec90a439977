import type { ReactNode } from 'react';
import { BrandMark } from '../../components/BrandMark/BrandMark.tsx';
import type { RootProps } from '../../rootProps.ts';
import type { Brand } from '../../tokens/brand.ts';
import * as styles from './EntryLayout.css.ts';
import { PriceLines } from './PriceLines.tsx';

export interface EntryLayoutProps extends RootProps<HTMLDivElement> {
  /** Mark and short name above the form. */
  brand: Pick<Brand, 'shortName' | 'mark'>;
  /** The form, with the h1 of the page. */
  children: ReactNode;
  /** The one sentence of the panel. It promises no return (HONEST-4). */
  sentence: string;
  /** A thin band at the top of every page, such as a SampleBand. */
  band?: ReactNode;
  /** Beside the mark: the choice of a language or of the style. */
  actions?: ReactNode;
  /** Who operates this, small, at the end: SiteFooter. */
  footer?: ReactNode;
  /** The id of the main landmark. @default 'main' */
  mainId?: string;
}

/** Log in, sign up, verification: the form on the start side and, from 1024 px, a still panel beside it. */
export function EntryLayout({
  brand,
  children,
  sentence,
  band,
  actions,
  footer,
  mainId = 'main',
  ...element
}: EntryLayoutProps) {
  return (
    <div {...element} className={styles.page}>
      {band}
      <div className={styles.columns}>
        <div className={styles.start}>
          <header className={styles.head}>
            <BrandMark brand={brand} />
            {actions}
          </header>
          <main id={mainId} tabIndex={-1} className={styles.form}>
            {children}
          </main>
          {footer && <div className={styles.foot}>{footer}</div>}
        </div>
        {/* The dark roles in both themes: a nested theme, so that the brand's own accent paints it. */}
        <aside data-theme="black" className={styles.panel}>
          <p className={styles.sentence}>{sentence}</p>
          <PriceLines />
        </aside>
      </div>
    </div>
  );
}
