import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface SkeletonGroupProps {
  /** Skeletons in the layout of what comes. */
  children: ReactNode;
  /** What is loading. @default 'Loading' in the reader's language */
  label?: string;
}

/** Says once that the skeletons inside stand for something that loads. */
export function SkeletonGroup({ children, label }: SkeletonGroupProps) {
  const messages = useMessages('Skeleton');
  return (
    <div aria-busy="true">
      <VisuallyHidden>{label ?? messages.label}</VisuallyHidden>
      {children}
    </div>
  );
}
