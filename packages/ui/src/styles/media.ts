/** The breakpoints of layouts, in px. */
export const BREAKPOINTS = { sm: 480, md: 768, lg: 1024, xl: 1280, '2xl': 1536 } as const;

export type Breakpoint = keyof typeof BREAKPOINTS;

/** The condition for `'@media'` that is true from this viewport width (px) up. For the app shell and overlays. */
export const from = (breakpoint: Breakpoint) => `(min-width: ${BREAKPOINTS[breakpoint]}px)`;

/** The condition for `'@container'` that is true from this container width (px) up. For everything in a page. */
export const containerFrom = (breakpoint: Breakpoint) => `(min-width: ${BREAKPOINTS[breakpoint]}px)`;

/** A touch screen, on which targets grow to `size.target`. */
export const coarsePointer = '(pointer: coarse)';

/** A pointer that can hover, such as a mouse: on a touch screen `:hover` would stay after a tap. */
export const mouse = '(hover: hover)';

/**
 * Forced colours: the system uses its own palette, without shadows and backgrounds, so borders must delimit elements.
 */
export const forcedColors = '(forced-colors: active)';

/** Only the token sheet and the base sheet may query this; components use the motion tokens. */
export const reducedMotion = '(prefers-reduced-motion: reduce)';
