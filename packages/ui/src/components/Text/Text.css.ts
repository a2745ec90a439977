import { recipe } from '../../styles/recipe.ts';
import { text, truncate } from '../../styles/typography.ts';
import { TONES } from './tone.ts';

export const root = recipe({
  base: { overflowWrap: 'anywhere' },
  variants: {
    size: { body: text('body'), bodySm: text('bodySm'), label: text('label'), caption: text('caption') },
    tone: TONES,
    align: { start: { textAlign: 'start' }, center: { textAlign: 'center' }, end: { textAlign: 'end' } },
    isTruncated: { true: truncate },
  },
});
