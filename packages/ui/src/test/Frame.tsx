import type { ReactNode } from 'react';

interface FrameProps {
  children: ReactNode;
  /** In px. @default 240 */
  width?: number;
}

/** A box of a given width around what a story shows; nothing in it may be wider. */
export function Frame({ children, width = 240 }: FrameProps) {
  return <div style={{ inlineSize: width }}>{children}</div>;
}
