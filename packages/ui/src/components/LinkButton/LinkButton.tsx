import type { ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import * as styles from '../Button/Button.css.ts';
import { ButtonContent } from '../Button/ButtonContent.tsx';
import type { ButtonLook } from '../Button/look.ts';
import type { LinkProps } from '../Link/Link.tsx';

export interface LinkButtonProps extends Omit<LinkProps, 'appearance' | 'children' | 'tone'>, ButtonLook {
  /** Where it leads, in words: 'Complete KYC Now'. */
  children: ReactNode;
  /** A sign before the words. */
  iconStart?: ReactNode;
  /** A sign after the words. */
  iconEnd?: ReactNode;
  /** As wide as its container. @default false */
  isFullWidth?: boolean;
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
    <AriaLink {...link} className={styles.root({ tone, appearance, size, shape: 'text', isFullWidth })}>
      <ButtonContent>
        {iconStart}
        {children}
        {iconEnd}
      </ButtonContent>
    </AriaLink>
  );
}
