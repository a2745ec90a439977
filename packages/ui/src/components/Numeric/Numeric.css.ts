import { recipe } from '../../styles/recipe.ts';
import { numeric, text } from '../../styles/typography.ts';
import { TONES } from '../Text/tone.ts';
import { fitted } from './fitted.ts';

export const root = recipe({
  base: { ...numeric, whiteSpace: 'nowrap' },
  variants: {
    size: {
      display: fitted('display'),
      balance: fitted('balance'),
      title1: fitted('title1'),
      title2: fitted('title2'),
      title3: fitted('title3'),
      body: text('body'),
      bodySm: fitted('bodySm'),
      label: text('label'),
      caption: text('caption'),
    },
    tone: TONES,
  },
});
