import type { ReactElement } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import * as styles from '../Button/Button.css.ts';
import type { ButtonProps } from '../Button/Button.tsx';
import { ButtonContent } from '../Button/ButtonContent.tsx';
import type { IconProps } from '../Icon/Icon.tsx';

export interface IconButtonProps
  extends Omit<ButtonProps, 'aria-label' | 'autoFocus' | 'children' | 'iconStart' | 'iconEnd' | 'isFullWidth'> {
  /** What the button does, as a verb: 'Hide amounts'. It is the accessible name. */
  label: string;
  /** The icon, without a label. */
  icon: ReactElement<IconProps>;
  /** The meaning of the action, as of Button. @default 'neutral' */
  tone?: NonNullable<ButtonProps['tone']>;
  /** How prominent the button is, as of Button. @default 'ghost' */
  appearance?: NonNullable<ButtonProps['appearance']>;
}

/** A button with an icon only, for places without room for text and icons that everybody knows. */
export function IconButton({
  tone = 'neutral',
  appearance = 'ghost',
  size = 'md',
  isPending = false,
  label,
  icon,
  ...button
}: IconButtonProps) {
  return (
    <AriaButton
      {...button}
      aria-label={label}
      isPending={isPending}
      className={styles.root({ tone, appearance, size, shape: 'square' })}
    >
      <ButtonContent isPending={isPending}>{icon}</ButtonContent>
    </AriaButton>
  );
}
