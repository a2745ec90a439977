/**
 * The oldest browsers that the styles support, as Vite's `build.cssTarget`: features of May 2024, which all browsers
 * have since. Older ones would need a list of languages for `:dir(rtl)` and every mask and media query twice.
 */
export const CSS_TARGET = ['chrome123', 'edge123', 'firefox121', 'safari17.5', 'ios17.5'];
