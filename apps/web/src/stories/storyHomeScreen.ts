import type { HomeScreenPromptInput } from '@keel/flows';

/**
 * Storybook loads this instead of `platform/homeScreen.ts` (.storybook/storyModules.ts): the second visit on an iPhone
 * (PWA-2).
 */
export function countVisit(): HomeScreenPromptInput {
  return { isIos: true, isStandalone: false, visits: 2 };
}
