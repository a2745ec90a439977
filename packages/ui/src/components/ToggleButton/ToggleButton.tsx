import { type ReactNode, type Ref, useState } from 'react';
import * as button from '../Button/Button.css.ts';
import { ButtonContent } from '../Button/ButtonContent.tsx';
import { type NativeButtonProps, useNativeButton } from '../Button/useNativeButton.ts';
import * as styles from './ToggleButton.css.ts';

export interface ToggleButtonProps
  extends Omit<NativeButtonProps, 'autoFocus' | 'excludeFromTabOrder' | 'onChange' | 'onPress' | 'slot' | 'type'> {
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
  ref?: Ref<HTMLButtonElement>;
}

/** A view that is on or off, at once: a filter, 'Hide small balances'. In settings and forms: Switch. */
export function ToggleButton({
  children,
  iconStart,
  size = 'md',
  isSelected,
  defaultSelected = false,
  onChange,
  ...toggle
}: ToggleButtonProps) {
  const [kept, setKept] = useState(defaultSelected);
  const isOn = isSelected ?? kept;
  const attributes = useNativeButton({
    ...toggle,
    'aria-pressed': isOn,
    onPress: () => {
      setKept(!isOn);
      onChange?.(!isOn);
    },
  });
  const look = button.root({ tone: 'neutral', appearance: 'outline', size, shape: 'text', isFullWidth: false });
  return (
    <button {...attributes} {...(isOn && { 'data-selected': true })} className={`${look} ${styles.toggle}`}>
      <ButtonContent>
        {iconStart}
        {children}
      </ButtonContent>
    </button>
  );
}
