import type { StoryMode } from './storyProject.ts';

/** In which ways each component is pictured, by `npm run pictures` and by Chromatic. */
export const PICTURE_MODES: readonly StoryMode[] = [
  { name: 'white', theme: 'white' },
  { name: 'black', theme: 'black' },
  { name: 'rtl', theme: 'white', locale: 'ar-AE' },
  { name: 'forced-colours', theme: 'white', isForcedColors: true },
];

/** How whole screens are pictured besides, by Chromatic. The size is in px. */
export const PHONE = { name: 'phone', theme: 'white', viewport: { width: 390, height: 844 } } as const;
