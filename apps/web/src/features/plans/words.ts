import { createWordsHook } from '../../app/i18n/createWordsHook.ts';

/** The texts of the plans page (PLAN-1, PLAN-2). */
export const en = {
  current: (name: string) => `Your plan is ${name}. To change it, please contact the administrator.`,
  price: 'Price',
  select: 'Select Plan',
  selectOf: (name: string) => `Select Plan ${name}`,
  loading: 'Loading plans',
  none: 'No plans available',
  noneNote: 'The operator isn’t offering any plans right now.',
  retry: 'Try again',
  compare: 'Compare plans',
  feature: 'Feature',
  included: 'Included',
} as const;

export const useWords = createWordsHook('plans', en);
