import type { Parameters } from '@storybook/react-vite';

/**
 * How a screen of a flow is shown: as a whole page. Not on a documentation page: side by side, stories that play take
 * the focus from each other and end in states that are not theirs.
 */
export const flowPage: Parameters = {
  layout: 'fullscreen',
  // Chromatic shows a screen on a phone too: PHONE of scripts/lib/pictureModes.ts.
  chromatic: { modes: { phone: { theme: 'white', motion: 'reduced', viewport: { width: 390, height: 844 } } } },
  // React Aria keeps what it has announced for 7 seconds, by then named after a spinner that is gone from the page.
  a11y: { context: { exclude: ['[data-live-announcer]'] } },
};

/** What a story shows, with the requirement ids it proves first: '[LOGIN-1] An empty form'. */
export function shows(story: string): Parameters {
  return { docs: { description: { story } } };
}
