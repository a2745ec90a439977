/** PWA-2. The requirement has no texts for these messages. */
export const homeScreenTitle = 'Keep this app at hand';
/** The instructions for iOS. */
export const homeScreenInstructions = 'Tap Share, then Add to Home Screen.';
/** The button that closes it. */
export const homeScreenDismiss = 'Not now';
