import { createLazyPart } from '../../app/lazy/lazyPart.ts';

/**
 * What a transfer goes through after its form, loaded while the form is filled in. Both come together: what was sent
 * can always be shown.
 */
export const useSendSteps = createLazyPart(async () => {
  const [{ SendReview }, { SendProgress }] = await Promise.all([
    import('./SendReview.tsx'),
    import('./SendProgress.tsx'),
  ]);
  return { SendReview, SendProgress };
});
