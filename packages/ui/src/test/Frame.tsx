import type { ReactNode } from 'react';

interface FrameProps {
  children: ReactNode;
  /** In px. @default 240 */
  width?: number;
}

/** A box of a given width around a story; nothing in it may be wider. */
export function Frame({ children, width = 240 }: FrameProps) {
  return <div style={{ inlineSize: width }}>{children}</div>;
}
