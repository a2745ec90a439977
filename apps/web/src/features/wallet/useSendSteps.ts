import { later } from '../../app/later.ts';

/**
 * What a transfer goes through after its form, loaded while the form is filled in. Both come together: what was sent
 * can always be shown.
 */
export const useSendSteps = later(async () => {
  const [{ SendReview }, { SendProgress }] = await Promise.all([
    import('./SendReview.tsx'),
    import('./SendProgress.tsx'),
  ]);
  return { SendReview, SendProgress };
});
