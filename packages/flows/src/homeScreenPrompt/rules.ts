import type { HomeScreenPromptInput } from './types.ts';

/** PWA-2: on iOS, outside the home-screen app, on the second visit and the one after. */
export function isEligible({ isIos, isStandalone, visits }: HomeScreenPromptInput): boolean {
  return isIos && !isStandalone && (visits === 2 || visits === 3);
}
