import { createWordsHook } from '../../app/i18n/createWordsHook.ts';

/** The texts of the notification prompt that are not messages of a flow (PUSH-1). */
export const en = {
  documentTitle: 'Notifications',
  sentence: 'Only what matters.',
  title: 'Stay in the loop',
  lead: 'Get notified when a deposit or withdrawal is updated, your identity is reviewed, or the operator has a message for you. You can change your mind at any time.',
  allow: 'Allow Notifications',
  notNow: 'Not now',
} as const;

export const useWords = createWordsHook('push', en);
