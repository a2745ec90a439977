import type { Theme, ThemeName } from './theme.ts';

/** The colours of a brand in one theme. */
export interface BrandAccent {
  /** Buttons, links and selection. Every pair must reach AA: contrast.test.ts measures each brand. */
  readonly tone: Theme['color']['accent'];
  /** Keyboard focus, at least 3:1 on every background. */
  readonly focusRing: string;
  readonly chart: { readonly line: string /** Below the line, translucent. */; readonly area: string };
}

/** The data of one operator's brand: one file in `brands/`, listed in brands.ts. */
export interface Brand {
  /** The key in BRANDS and the value of `data-brand`. */
  readonly id: string;
  /** The full name, in titles and mails. */
  readonly name: string;
  /** Shown beside the mark, at most 12 characters. */
  readonly shortName: string;
  /** SVG paths in a box of 26 × 26 on the accent: `shape` is filled with its `on` colour, `line` is drawn over it. */
  readonly mark: { readonly shape: string; readonly line: string };
  readonly accent: Readonly<Record<ThemeName, BrandAccent>>;
  /** CSS lengths. */
  readonly radius: { readonly control: string; readonly card: string; readonly modal: string };
}
