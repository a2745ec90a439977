import type { ReactNode } from 'react';
import { BrandMark } from '../../components/BrandMark/BrandMark.tsx';
import type { RootProps } from '../../rootProps.ts';
import type { Brand } from '../../tokens/brand.ts';
import { DashboardPreview, type EntryPreview } from './DashboardPreview.tsx';
import * as styles from './EntryLayout.css.ts';

export interface EntryLayoutProps extends RootProps<HTMLDivElement> {
  /** Mark and short name above the form. */
  brand: Pick<Brand, 'shortName' | 'mark'>;
  /** The form, with the h1 of the page. */
  children: ReactNode;
  /** The sentence in the panel. It must not promise a return (HONEST-4). */
  sentence: string;
  /** Facts about the product below the sentence, each true for every reader (HONEST-4). @default none */
  points?: readonly string[];
  /** The texts of a drawn part of the dashboard, hidden from screen readers. @default no drawing */
  preview?: EntryPreview;
  /** A thin band at the top of every page, such as a SampleBand. */
  band?: ReactNode;
  /** Shown beside the mark: a language or theme switch. */
  actions?: ReactNode;
  /** The operator's details at the end, in small text: SiteFooter. */
  footer?: ReactNode;
  /** The id of the main landmark. @default 'main' */
  mainId?: string;
}

/**
 * The layout of log-in, sign-up and verification: the form at the start side and, from 1024 px, a static panel beside
 * it.
 */
export function EntryLayout({
  brand,
  children,
  sentence,
  points = [],
  preview,
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
        {/* Dark colours in both themes: a nested theme, so that the brand's own accent is used. */}
        <aside data-theme="black" className={styles.panel}>
          <div className={styles.view}>
            <p className={styles.sentence}>{sentence}</p>
            {points.length > 0 && (
              <ul className={styles.points}>
                {points.map((point) => (
                  <li key={point} className={styles.point}>
                    <Tick />
                    {point}
                  </li>
                ))}
              </ul>
            )}
            {preview && <DashboardPreview {...preview} />}
          </div>
        </aside>
      </div>
    </div>
  );
}

function Tick() {
  return (
    <svg className={styles.tick} viewBox="0 0 20 20" aria-hidden="true">
      <path d="M4 10.5 8 14.5 16 6" />
    </svg>
  );
}
