/**
 * The oldest browsers that the styles are built for, as Vite's `build.cssTarget`: what was new in May 2024 and everybody
 * has since. Older ones would need a list of languages for `:dir(rtl)` and every mask and media query twice.
 */
export declare const CSS_TARGET: string[];
