import { createLazyPart } from '../../app/lazy/lazyPart.ts';

/**
 * The steps of a transfer after its form, loaded while the form is filled in. They are loaded together, so that a sent
 * transfer can always be shown.
 */
export const useSendSteps = createLazyPart(async () => {
  const [{ SendReview }, { SendProgress }] = await Promise.all([
    import('./SendReview.tsx'),
    import('./SendProgress.tsx'),
  ]);
  return { SendReview, SendProgress };
});
