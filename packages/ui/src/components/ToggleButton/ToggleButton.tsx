import type { ReactNode } from 'react';
import {
  ToggleButton as AriaToggleButton,
  type ToggleButtonProps as AriaToggleButtonProps,
} from 'react-aria-components/ToggleButton';
import type { RootProps } from '../../rootProps.ts';
import * as button from '../Button/Button.css.ts';
import { ButtonContent } from '../Button/ButtonContent.tsx';
import * as styles from './ToggleButton.css.ts';

export interface ToggleButtonProps
  extends Omit<
      AriaToggleButtonProps,
      'autoFocus' | 'children' | 'className' | 'excludeFromTabOrder' | 'id' | 'onPress' | 'render' | 'slot' | 'style'
    >,
    RootProps<HTMLButtonElement> {
  /** What is on or off; the words stay the same in both states. */
  children: ReactNode;
  /** A sign before the words. */
  iconStart?: ReactNode;
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /** It is on; the caller keeps it. @default it keeps it itself */
  isSelected?: boolean;
  /** It is on to begin with. @default false */
  defaultSelected?: boolean;
  /** What it should be now. */
  onChange?: (isSelected: boolean) => void;
}

/** A view that is on or off, at once: a filter, 'Hide small balances'. In settings and forms: Switch. */
export function ToggleButton({ children, iconStart, size = 'md', ...toggle }: ToggleButtonProps) {
  const look = button.root({ tone: 'neutral', appearance: 'outline', size, shape: 'text', isFullWidth: false });
  return (
    <AriaToggleButton {...toggle} className={`${look} ${styles.toggle}`}>
      <ButtonContent>
        {iconStart}
        {children}
      </ButtonContent>
    </AriaToggleButton>
  );
}
