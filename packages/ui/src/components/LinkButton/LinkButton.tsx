import type { ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import type { ButtonAppearance } from '../Button/appearance.ts';
import * as styles from '../Button/Button.css.ts';
import { ButtonContent } from '../Button/ButtonContent.tsx';
import type { LinkProps } from '../Link/Link.tsx';

export interface LinkButtonProps extends Omit<LinkProps, 'appearance' | 'children' | 'tone'>, ButtonAppearance {
  /** The link text: 'Complete KYC Now'. */
  children: ReactNode;
  /** An icon before the label. */
  iconStart?: ReactNode;
  /** An icon after the label. */
  iconEnd?: ReactNode;
  /** As wide as its container. @default false */
  isFullWidth?: boolean;
}

/** A link that looks like a Button. As a real link it can be opened in a new tab and copied. */
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
