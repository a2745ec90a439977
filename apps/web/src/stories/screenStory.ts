import type { Meta, StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { toasts } from '../app/feedback/toasts.ts';
import { flowPage } from './flowPage.ts';
import { dismissMessage, expectMessage } from './message.ts';
import { beginPlay, endPlay } from './play.ts';
import { StoryServices, type StoryServicesProps } from './StoryServices.tsx';

/** What the stories of every screen have in common: the app's services around the screen, shown as a whole page. */
export const screenStory = {
  component: StoryServices,
  argTypes: { children: { control: false } },
  parameters: flowPage,
  beforeEach: () => {
    beginPlay();
    // The app has one list of toasts, which survives a story.
    toasts.queue.clear();
  },
  afterEach: endPlay,
} satisfies Meta<typeof StoryServices>;

type Play = (context: StoryContext<StoryServicesProps>) => Promise<void>;

/** The page's table is still loading. */
export const tableIsLoading: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('table')).toHaveAttribute('aria-busy', 'true');
};

/** A page whose first load failed shows this text and a retry button. */
export function failsWith(words: string): Play {
  return async (context) => {
    await expectMessage(words);
    await dismissMessage(context);
    await expect(await context.canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  };
}
