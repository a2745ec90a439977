import type { Parameters, StoryContext } from '@storybook/react-vite';
import type { OnRealBackend } from './storyBackend.ts';

/** The toolbar's value for real answers. */
const REAL = 'real';

/** Whether the toolbar chooses the real backend. */
export function choosesRealBackend(globals: Readonly<Record<string, unknown>>): boolean {
  return globals['answers'] === REAL;
}

/** What changes in a story that can run on the real backend. The type of its context differs between the files of stories. */
interface Playable<Context> {
  readonly parameters?: Parameters;
  readonly play?: (context: Context) => Promise<void> | void;
}

/**
 * A story of a screen that can run on the real backend too, if the toolbar chooses it. It does not play there: its play expects the
 * fixed answers, and whoever opened the story uses the screen.
 */
export function alsoOnRealBackend<Context extends Pick<StoryContext, 'globals'>>(
  { play, parameters, ...story }: Playable<Context>,
  how: OnRealBackend = {},
) {
  return {
    ...story,
    parameters: { ...parameters, realBackend: how },
    ...(play && {
      play: async (context: Context) => {
        if (!choosesRealBackend(context.globals)) await play(context);
      },
    }),
  };
}
