import { recipe } from '../../styles/recipe.ts';
import { numeric, text } from '../../styles/typography.ts';
import { TONES } from '../Text/tone.ts';

export const root = recipe({
  base: { ...numeric, whiteSpace: 'nowrap' },
  variants: {
    size: {
      display: text('display'),
      balance: text('balance'),
      title1: text('title1'),
      title2: text('title2'),
      title3: text('title3'),
      body: text('body'),
      bodySm: text('bodySm'),
      label: text('label'),
      caption: text('caption'),
    },
    tone: TONES,
  },
});
