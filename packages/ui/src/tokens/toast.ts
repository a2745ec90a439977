import { blue, green, neutral, red } from './reference.ts';

/** A toast is dark navy in both themes, so its text has one set of colours. */
export const toast = {
  text: neutral[10],
  muted: neutral[60],
  action: blue[40],
  positive: green[40],
  negative: red[40],
} as const;
