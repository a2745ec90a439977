import { createWordsHook } from '../i18n/createWordsHook.ts';

/** Texts of the command palette. The names of pages are those of words.ts. */
export const en = {
  label: 'Search pages and actions',
  actions: 'Actions',
  /** Marks the page that is open. */
  current: 'Current',
  /** `name` is the name of a language in itself. */
  language: (name: string) => `Language: ${name}`,
  languageFailed: 'We couldn’t load this language. Please try again.',
  /** Other words that people type for a page or an action, besides its names in the app. */
  keywords: {
    portfolio: 'home overview balance',
    deposit: 'add money top up pay',
    withdraw: 'cash out payout bank',
    statement: 'activity history transactions export csv',
    trades: 'investments orders',
    plans: 'package pricing',
    wallet: 'crypto balance ethereum bitcoin',
    profile: 'personal details name',
    photo: 'picture avatar',
    registration: 'registration verification identity kyc document',
    notifications: 'messages inbox',
    settings: 'password security currency pin preferences',
    hideAmounts: 'privacy balance',
    theme: 'mode appearance colour color',
    logOut: 'log out sign out leave',
  },
} as const;

export const useWords = createWordsHook('palette', en);
