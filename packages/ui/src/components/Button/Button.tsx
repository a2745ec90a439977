'use no memo';

import { type ReactNode, type Ref, useId } from 'react';
import * as styles from './Button.css.ts';
import { ButtonContent } from './ButtonContent.tsx';
import type { ButtonLook } from './look.ts';
import { nameOf } from './nameOf.ts';
import { type NativeButtonProps, useNativeButton } from './useNativeButton.ts';

export interface ButtonProps extends NativeButtonProps, ButtonLook {
  /** What pressing does, as a verb: 'Create Deposit'. */
  children: ReactNode;
  /** A sign before the words. */
  iconStart?: ReactNode;
  /** A sign after the words. */
  iconEnd?: ReactNode;
  /** The action runs: presses are ignored, the focus and the width stay, the spinner is announced. @default false */
  isPending?: boolean;
  /** As wide as its container. @default false */
  isFullWidth?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** Does something here. For going somewhere use LinkButton, for a sign without words IconButton. */
export function Button({
  tone = 'accent',
  appearance = 'solid',
  size = 'md',
  isPending = false,
  isFullWidth = false,
  iconStart,
  iconEnd,
  children,
  ...button
}: ButtonProps) {
  const id = useId();
  const attributes = useNativeButton({ ...button, isPending });
  const name = isPending ? nameOf(attributes, id) : undefined;
  return (
    <button {...attributes} {...name} className={styles.root({ tone, appearance, size, shape: 'text', isFullWidth })}>
      <ButtonContent id={name && `${id}words`} ringId={name && `${id}ring`}>
        {iconStart}
        {children}
        {iconEnd}
      </ButtonContent>
    </button>
  );
}
