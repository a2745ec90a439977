import type { HomeScreenPromptInput } from './types.ts';

/** PWA-2: on iOS, outside the home-screen app, on the second and third visit. */
export function isEligible({ isIos, isStandalone, visits }: HomeScreenPromptInput): boolean {
  return isIos && !isStandalone && (visits === 2 || visits === 3);
}
