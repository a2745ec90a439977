import { createToasts } from '@keel/ui';
import { showAnnouncements } from './announce.ts';

/** The toasts of this tab, shown by the one region in Toasts.tsx. They come after the first paint, and so does this. */
export const toasts = createToasts();

showAnnouncements((title, isFault) => toasts.show({ title, tone: isFault ? 'negative' : 'neutral' }));
