import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** Draws the page and marks when it began to. */
export function mount(page: ReactNode): void {
  const root = document.createElement('div');
  document.body.append(root);
  performance.mark('begin');
  createRoot(root).render(page);
}
