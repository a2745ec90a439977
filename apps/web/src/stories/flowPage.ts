import type { Parameters } from '@storybook/react-vite';

/**
 * The parameters for a screen of a flow: it is shown as a whole page, and not on a documentation page, where stories
 * that play would take the focus from each other and end in wrong states.
 */
export const flowPage: Parameters = {
  layout: 'fullscreen',
  // Fixed answers only; alsoOnRealBackend.ts declares the stories that can run on the real backend.
  realBackend: null,
  // Chromatic shows a screen on a phone too: PHONE of scripts/lib/pictureModes.ts.
  chromatic: { modes: { phone: { theme: 'white', motion: 'reduced', viewport: { width: 390, height: 844 } } } },
  // React Aria keeps its announcements for 7 seconds; by then they may be named after a spinner that has been removed.
  a11y: { context: { exclude: ['[data-live-announcer]'] } },
};

/** The description of a story, with the requirement ids it proves first: '[LOGIN-1] An empty form'. */
export function shows(story: string): Parameters {
  return { docs: { description: { story } } };
}
