import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** Renders the page and marks the start. */
export function mount(page: ReactNode): void {
  const root = document.createElement('div');
  document.body.append(root);
  performance.mark('begin');
  createRoot(root).render(page);
}
