import type { Brand } from '../brand.ts';
import { blue, neutral } from '../reference.ts';

export const keel = {
  id: 'keel',
  name: 'Keel',
  shortName: 'Keel',
  mark: { shape: 'M6 8.5h14c-1.2 6-4.2 9.5-7 10.5-2.8-1-5.8-4.5-7-10.5Z', line: 'M13 8.5v10.5' },
  accent: {
    white: {
      tone: {
        solid: blue[65],
        solidHover: blue[80],
        solidPressed: blue[90],
        on: neutral[0],
        text: blue[70],
        soft: blue[10],
        softHover: blue[20],
        softPressed: blue[30],
      },
      focusRing: blue[65],
      chart: { line: blue[65], area: 'rgb(19 93 235 / .16)' },
    },
    black: {
      tone: {
        solid: blue[60],
        solidHover: blue[68],
        solidPressed: blue[75],
        on: neutral[0],
        text: blue[50],
        soft: blue[120],
        softHover: blue[110],
        softPressed: blue[100],
      },
      focusRing: blue[55],
      chart: { line: blue[55], area: 'rgb(107 164 255 / .16)' },
    },
  },
  radius: { control: '10px', card: '16px', modal: '20px' },
} as const satisfies Brand;
