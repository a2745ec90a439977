import type { ReactNode } from 'react';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { RootProps } from '../../rootProps.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface SkeletonGroupProps extends RootProps<HTMLDivElement> {
  /** Skeletons in the layout of the expected content. */
  children: ReactNode;
  /** What is loading. @default 'Loading' in the reader's language */
  label?: string;
}

/** Announces once that the skeletons inside stand for loading content. */
export function SkeletonGroup({ children, label, ...element }: SkeletonGroupProps) {
  const messages = useMessages('Skeleton', en.Skeleton);
  return (
    <div {...element} aria-busy="true">
      <VisuallyHidden>{label ?? messages.label}</VisuallyHidden>
      {children}
    </div>
  );
}
