import { PHONE, PICTURE_MODES } from '../scripts/lib/pictureModes.ts';
import type { StoryMode } from '../scripts/lib/storyProject.ts';

/**
 * How Chromatic renders a story: the toolbar's values, a viewport in px and the browser's preferences for colours and
 * motion.
 */
export interface ChromaticMode {
  readonly theme: StoryMode['theme'];
  readonly locale?: string;
  readonly motion: 'reduced';
  readonly forcedColors?: 'active';
  readonly viewport?: { readonly width: number; readonly height: number };
}

/** The modes of the local pictures by their names, as `parameters.chromatic.modes`. */
export const CHROMATIC_MODES: Readonly<Record<string, ChromaticMode>> = Object.fromEntries(
  PICTURE_MODES.map((mode) => [mode.name, chromaticMode(mode)]),
);

/** In addition for whole screens: the width of a phone. */
export const CHROMATIC_PHONE: Readonly<Record<string, ChromaticMode>> = {
  [PHONE.name]: { theme: PHONE.theme, motion: 'reduced', viewport: PHONE.viewport },
};

function chromaticMode({ theme, locale, isForcedColors }: StoryMode): ChromaticMode {
  return {
    theme,
    motion: 'reduced',
    ...(locale !== undefined && { locale }),
    ...(isForcedColors && { forcedColors: 'active' }),
  };
}
