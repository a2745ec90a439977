'use no memo';

import { type ReactElement, type Ref, useId } from 'react';
import * as styles from '../Button/Button.css.ts';
import { ButtonContent } from '../Button/ButtonContent.tsx';
import type { ButtonLook } from '../Button/look.ts';
import { nameOf } from '../Button/nameOf.ts';
import { type NativeButtonProps, useNativeButton } from '../Button/useNativeButton.ts';
import type { IconProps } from '../Icon/Icon.tsx';

export interface IconButtonProps extends Omit<NativeButtonProps, 'aria-label' | 'autoFocus'>, ButtonLook {
  /** What pressing does, as a verb: 'Hide amounts'. It is the name for assistive technology. */
  label: string;
  /** The sign, without a label of its own. */
  icon: ReactElement<IconProps>;
  /** @default 'neutral' */
  tone?: NonNullable<ButtonLook['tone']>;
  /** @default 'ghost' */
  appearance?: NonNullable<ButtonLook['appearance']>;
  /** The action runs: presses are ignored, the focus and the width stay, the spinner is announced. @default false */
  isPending?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A sign that does something, where there is no room for words and the sign is known to all. */
export function IconButton({
  tone = 'neutral',
  appearance = 'ghost',
  size = 'md',
  isPending = false,
  label,
  icon,
  ...button
}: IconButtonProps) {
  const id = useId();
  const attributes = useNativeButton({ ...button, 'aria-label': label, isPending });
  const name = isPending ? nameOf(attributes, id) : undefined;
  return (
    <button {...attributes} {...name} className={styles.root({ tone, appearance, size, shape: 'square' })}>
      <ButtonContent ringId={name && `${id}ring`}>{icon}</ButtonContent>
    </button>
  );
}
