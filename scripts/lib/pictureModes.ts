import type { StoryMode } from './storyProject.ts';

/** In which ways each component is pictured. */
export const PICTURE_MODES: readonly StoryMode[] = [
  { name: 'white', theme: 'white' },
  { name: 'black', theme: 'black' },
  { name: 'rtl', theme: 'white', locale: 'ar-AE' },
  { name: 'forced-colours', theme: 'white', isForcedColors: true },
];
