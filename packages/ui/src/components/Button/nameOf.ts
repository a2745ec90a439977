import type { ComponentProps } from 'react';

/** Attributes of a button that runs: its name and after it the words of the ring. `own` begins the ids of both. */
export function nameOf(button: ComponentProps<'button'>, own: string) {
  const id = button.id ?? own;
  const named = button['aria-label'] === undefined ? `${own}words` : id;
  return { id, 'aria-labelledby': `${button['aria-labelledby'] ?? named} ${own}ring` };
}
