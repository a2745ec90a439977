import type { StoryMode } from './storyProject.ts';

/** The modes of component screenshots, for `npm run pictures` and Chromatic. */
export const PICTURE_MODES: readonly StoryMode[] = [
  { name: 'white', theme: 'white' },
  { name: 'black', theme: 'black' },
  { name: 'rtl', theme: 'white', locale: 'ar-AE' },
  { name: 'forced-colours', theme: 'white', isForcedColors: true },
];

/** An additional mode for screenshots of whole screens in Chromatic. The size is in px. */
export const PHONE = { name: 'phone', theme: 'white', viewport: { width: 390, height: 844 } } as const;
