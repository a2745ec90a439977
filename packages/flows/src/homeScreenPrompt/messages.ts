/** PWA-2. Ours: no requirement has words for it. */
export const homeScreenTitle = 'Keep this app at hand';
/** How it is done on iOS. */
export const homeScreenHow = 'Tap Share, then Add to Home Screen.';
/** The button that closes it. */
export const homeScreenDismiss = 'Not now';
