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
  /** The label, which is the same in both states. */
  children: ReactNode;
  /** An icon before the label. */
  iconStart?: ReactNode;
  /** The height: 32, 40 or 48 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /** Whether it is selected (controlled). @default uncontrolled */
  isSelected?: boolean;
  /** Whether it is selected initially (uncontrolled). @default false */
  defaultSelected?: boolean;
  /** Receives the new state. */
  onChange?: (isSelected: boolean) => void;
}

/** A button that switches a view option on or off, such as a filter. In settings and forms use Switch. */
export function ToggleButton({ children, iconStart, size = 'md', ...toggle }: ToggleButtonProps) {
  const buttonClass = button.root({ tone: 'neutral', appearance: 'outline', size, shape: 'text', isFullWidth: false });
  return (
    <AriaToggleButton {...toggle} className={`${buttonClass} ${styles.toggle}`}>
      <ButtonContent>
        {iconStart}
        {children}
      </ButtonContent>
    </AriaToggleButton>
  );
}
