'use no memo';

import type { ReactNode, Ref } from 'react';
import { type NativeButtonProps as Props, useNativeButton } from './useNativeButton.ts';

interface NativeButtonProps extends Props {
  className: string;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that looks like nothing yet: a row, a card, what opens a list. */
export function NativeButton({ className, children, ...button }: NativeButtonProps) {
  return (
    <button {...useNativeButton(button)} className={className}>
      {children}
    </button>
  );
}
