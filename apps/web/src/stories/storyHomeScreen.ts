import type { HomeScreenPromptInput } from '@keel/flows';

/** The second visit on an iPhone (PWA-2). */
let visit: HomeScreenPromptInput = { isIos: true, isStandalone: false, visits: 2 };

/** Sets the visit that the stories of this page see. */
export function setStoryVisit(next: HomeScreenPromptInput): void {
  visit = next;
}

/** Storybook loads this instead of `platform/homeScreen.ts` (.storybook/storyModules.ts). */
export function countVisit(): HomeScreenPromptInput {
  return visit;
}
