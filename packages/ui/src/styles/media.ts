/** Widths in px from which a layout changes. */
export const BREAKPOINTS = { sm: 480, md: 768, lg: 1024, xl: 1280, '2xl': 1536 } as const;

export type Breakpoint = keyof typeof BREAKPOINTS;

/** The condition of a rule's `'@media'` that holds from this viewport width (px) up. For the app shell and overlays. */
export const from = (breakpoint: Breakpoint) => `(min-width: ${BREAKPOINTS[breakpoint]}px)`;

/** The condition of a rule's `'@container'` that holds from this container width (px) up. For everything in a page. */
export const containerFrom = (breakpoint: Breakpoint) => `(min-width: ${BREAKPOINTS[breakpoint]}px)`;

/** A finger rather than a mouse: targets grow to `size.target`. */
export const coarsePointer = '(pointer: coarse)';

/** A mouse: on a finger's tap `:hover` would stay. */
export const mouse = '(hover: hover)';

/** The system paints with its own palette: shadows and backgrounds are gone, borders must delimit. */
export const forcedColors = '(forced-colors: active)';

/** Only the token sheet and the base sheet may ask this; components use the motion tokens. */
export const reducedMotion = '(prefers-reduced-motion: reduce)';
