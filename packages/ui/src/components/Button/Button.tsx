import { type ReactNode, type Ref, useId } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import type { ButtonAppearance } from './appearance.ts';
import * as styles from './Button.css.ts';
import { ButtonContent } from './ButtonContent.tsx';

export interface ButtonProps
  extends Omit<AriaButtonProps, 'children' | 'className' | 'isPending' | 'render' | 'style'>,
    ButtonAppearance {
  /** What the button does, as a verb: 'Create Deposit'. */
  children: ReactNode;
  /** An icon before the label. */
  iconStart?: ReactNode;
  /** An icon after the label. */
  iconEnd?: ReactNode;
  /** The action is running: presses are ignored, focus and width do not change, and the spinner is announced. @default false */
  isPending?: boolean;
  /** As wide as its container. @default false */
  isFullWidth?: boolean;
  /** The button element. */
  ref?: Ref<HTMLButtonElement>;
}

/**
 * Runs an action on this page. To navigate use LinkButton, for an icon without text IconButton. It is based on React
 * Aria's Button, so React Aria's triggers (DialogTrigger, MenuTrigger, TooltipTrigger) accept it as their child.
 */
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
  const wordsId = useId();
  const isNamed = button['aria-label'] !== undefined || button['aria-labelledby'] !== undefined;
  return (
    <AriaButton
      {...button}
      // React Aria appends the spinner's label to an explicit name, and browsers differ in whether a name from content
      // includes it.
      {...(isPending && !isNamed && { 'aria-labelledby': wordsId })}
      isPending={isPending}
      className={styles.root({ tone, appearance, size, shape: 'text', isFullWidth })}
    >
      <ButtonContent id={wordsId} isPending={isPending}>
        {iconStart}
        {children}
        {iconEnd}
      </ButtonContent>
    </AriaButton>
  );
}
