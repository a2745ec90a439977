import { Banner } from '@keel/ui';
import type { Decorator } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';
import { choosesRealBackend } from '../apps/web/src/stories/alsoOnRealBackend.ts';
import type { OnRealBackend } from '../apps/web/src/stories/storyBackend.ts';

/** The backend and its client are loaded only when the toolbar has chosen them. */
const RealBackend = lazy(async () => ({
  default: (await import('../packages/studio/src/backend/RealBackend.tsx')).RealBackend,
}));

/**
 * The toolbar's choice between fixed answers and the real backend. Only stories that declare it run on the real backend; other
 * screens keep their fixed answers and say so. Stories that are no screens make no calls.
 */
export const withAnswers: Decorator = (Story, { id, args, globals, parameters, viewMode }) => {
  const { realBackend } = parameters as { readonly realBackend?: OnRealBackend | null };
  if (!choosesRealBackend(globals) || realBackend === undefined) return <Story />;
  // A documentation page shows several stories at once, but there is one backend, which is reset before each story.
  if (realBackend === null || viewMode === 'docs') {
    return (
      <>
        <div lang="en" dir="ltr">
          <Banner>This story shows fixed answers: it does not run on the real backend.</Banner>
        </div>
        <Story />
      </>
    );
  }
  return (
    <Suspense>
      <RealBackend key={id} needs={{ ...realBackend, isMember: args['isMember'] === true }}>
        <Story />
      </RealBackend>
    </Suspense>
  );
};
