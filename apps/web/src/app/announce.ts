import { createToasts } from '@keel/ui';

/** The toasts of this tab, shown by the one region in Toasts.tsx. */
export const toasts = createToasts();

/** Says something for a moment: seen as a toast, read aloud politely. */
export function announce(text: string): void {
  toasts.show({ title: text });
}
