import type { Brand } from '../brand.ts';
import { neutral, teal } from '../reference.ts';

/** A second operator, which proves that a brand is data: another accent, another mark, squarer corners. */
export const tide = {
  id: 'tide',
  name: 'Tide Capital',
  shortName: 'Tide',
  mark: { shape: 'M5 16c3-5 5-5 8-2s5 3 8-2v6c-3 5-5 5-8 2s-5-3-8 2Z', line: 'M5 10c3-4 5-4 8-1s5 3 8-1' },
  accent: {
    white: {
      tone: {
        solid: teal[70],
        solidHover: teal[75],
        solidPressed: teal[80],
        on: neutral[0],
        text: teal[75],
        soft: teal[10],
        softHover: teal[20],
        softPressed: teal[30],
      },
      focusRing: teal[70],
      chart: { line: teal[70], area: 'rgb(11 122 112 / .16)' },
    },
    black: {
      tone: {
        solid: teal[70],
        solidHover: teal[75],
        solidPressed: teal[80],
        on: neutral[0],
        text: teal[45],
        soft: teal[120],
        softHover: teal[110],
        softPressed: teal[100],
      },
      focusRing: teal[45],
      chart: { line: teal[45], area: 'rgb(79 208 194 / .16)' },
    },
  },
  radius: { control: '6px', card: '10px', modal: '12px' },
} as const satisfies Brand;
