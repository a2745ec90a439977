import type { HomeScreenPromptInput } from '@keel/flows';

/** The second visit on an iPhone (PWA-2). */
let visit: HomeScreenPromptInput = { isIos: true, isStandalone: false, visits: 2 };

/** Chooses the visit of this page's stories. */
export function setStoryVisit(next: HomeScreenPromptInput): void {
  visit = next;
}

/** Storybook loads this in place of `platform/homeScreen.ts` (.storybook/storyModules.ts). */
export function countVisit(): HomeScreenPromptInput {
  return visit;
}
