'use no memo';

import type { ReactNode, Ref } from 'react';
import * as styles from '../Button/Button.css.ts';
import { ButtonContent } from '../Button/ButtonContent.tsx';
import type { ButtonLook } from '../Button/look.ts';
import { NativeLink, type NativeLinkProps } from '../Link/NativeLink.tsx';

export interface LinkButtonProps extends NativeLinkProps, ButtonLook {
  /** Where it leads, in words: 'Complete KYC Now'. */
  children: ReactNode;
  /** A sign before the words. */
  iconStart?: ReactNode;
  /** A sign after the words. */
  iconEnd?: ReactNode;
  /** As wide as its container. @default false */
  isFullWidth?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/** Goes somewhere and looks like a Button. It is a link to the browser: it opens in a new tab, it can be copied. */
export function LinkButton({
  tone = 'accent',
  appearance = 'solid',
  size = 'md',
  isFullWidth = false,
  iconStart,
  iconEnd,
  children,
  ...link
}: LinkButtonProps) {
  return (
    <NativeLink {...link} className={styles.root({ tone, appearance, size, shape: 'text', isFullWidth })}>
      <ButtonContent>
        {iconStart}
        {children}
        {iconEnd}
      </ButtonContent>
    </NativeLink>
  );
}
