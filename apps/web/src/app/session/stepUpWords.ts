import { createWordsHook } from '../i18n/createWordsHook.ts';

/** The texts of the step-up dialog (PAYOUT-4). */
export const en = {
  title: 'Confirm that it is you',
  explain: {
    withdrawal: 'A withdrawal of this amount needs one more check. Nothing has been sent yet.',
    order: 'An order of this amount needs one more check. Nothing has been ordered yet.',
  },
  passkeyHint: 'Your browser asks for your passkey next.',
  usePasskey: 'Use a passkey',
  password: 'Password',
  code: 'Code from your app',
  recoveryCode: 'Recovery code',
  usePassword: 'Use your password',
  useRecovery: 'Use a recovery code',
  useCode: 'Use a code from your app',
  cancel: 'Cancel',
  confirm: 'Confirm and send',
} as const;

export const useWords = createWordsHook('stepUp', en);
