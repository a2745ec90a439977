import { wordsHook } from '../../app/wordsHook.ts';

/** The words of the settings (SET-1, SET-2, CUR-1, HONEST-6). */
export const en = {
  security: {
    title: 'Security',
    changePin: 'Change PIN',
    changePinHint: 'The PIN of your wallet; it is changed where the wallet is.',
    autoLock: 'Auto-Lock',
    autoLockHint: 'Your wallet locks itself after this time without a touch.',
    minutes: { 1: '1 minute', 5: '5 minutes', 15: '15 minutes' },
    password: 'Password',
    passwordHint: 'Changing it signs you out everywhere else.',
  },
  notifications: {
    title: 'Notifications',
    push: 'Notifications on this device',
    pushHint: 'Decisions on your deposits, withdrawals and identity.',
    theme: 'Theme',
    themeHint: 'Follows your device until you choose.',
    light: 'Light',
    dark: 'Dark',
    language: 'Language',
    languageFailed: 'This language could not be loaded. Please try again.',
    currency: 'Currency',
    currencyHint: 'What you think in. Your money is kept in US dollars.',
  },
  places: {
    title: 'Where you are signed in',
    failed: 'The list could not be loaded.',
    here: 'This device',
    unknown: 'Unknown browser',
    seen: (time: string) => `Last seen ${time}`,
    endOthers: 'Sign out everywhere else',
    ended: 'Signed out everywhere else.',
    alone: 'You are signed in nowhere else.',
  },
  data: {
    title: 'Your data',
    text: 'Everything this portal holds about you, as one file.',
    export: 'Export my data',
    fileName: 'my-account.json',
  },
  password: {
    title: 'Change password',
    current: 'Current password',
    next: 'New password',
    again: 'New password again',
    hint: (length: number) => `At least ${length} characters.`,
    tooShort: (length: number) => `Password must be at least ${length} characters`,
    different: 'Passwords do not match',
    cancel: 'Cancel',
    save: 'Save',
    saved: 'Your password is changed. You were signed out everywhere else.',
  },
} as const;

export const useWords = wordsHook('settings', en);
