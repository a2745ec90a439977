/** PUSH-1: the button that asks for permission. */
export const allowNotifications = 'Allow Notifications';
/** The button that continues without a permission; no requirement has a text. */
export const notNow = 'Not now';

/** For the log only (PUSH-2, PUSH-3). */
export const pushMessages = {
  unsupported: 'This browser has no push notifications.',
  denied: 'Push notifications are denied.',
  workerFailed: 'The service worker did not become active.',
  tokenFailed: 'The push token could not be obtained.',
  noToken: 'The browser gave no push token.',
  saved: 'Push notifications are on.',
  notSaved: 'The push token was refused.',
  notSent: 'The push token could not be sent.',
  notRemoved: 'The push subscription could not be removed.',
} as const;
