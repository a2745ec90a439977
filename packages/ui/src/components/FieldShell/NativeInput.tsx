'use no memo';

import { type KeyboardEventHandler, type Ref, useRef } from 'react';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { useFirstFocus } from '../../useFirstFocus.ts';
import { useRefs } from '../Button/useRefs.ts';
import type { GroupControl } from './FieldGroup.tsx';
import type { OwnedByField } from './types.ts';

/** What a field of one line takes besides what every field does. The keys are the form's: none of ours asks for them. */
export interface LineProps
  extends Omit<AriaTextFieldProps, OwnedByField | 'onKeyDown' | 'onKeyUp' | 'slot' | 'spellCheck' | `data-${string}`> {
  /** An example of the format, never the label. */
  placeholder?: string;
  /** Whether the browser marks what it takes for mistakes. @default as the browser likes */
  spellCheck?: 'true' | 'false';
}

interface NativeInputProps extends LineProps {
  aria: Partial<GroupControl['aria']>;
  onKeyDown?: KeyboardEventHandler<HTMLInputElement>;
  isDisabled: boolean;
  className: string;
  autoCapitalize?: 'none';
  ref: Ref<HTMLInputElement> | undefined;
}

/** The input of a field. The browser knows its states, and CSS asks it. */
export function NativeInput({
  aria,
  isDisabled,
  isReadOnly = false,
  autoFocus = false,
  excludeFromTabOrder = false,
  type = 'text',
  onChange,
  onFocus,
  onBlur,
  onFocusChange,
  'aria-describedby': alsoDescribedBy,
  ref,
  ...input
}: NativeInputProps) {
  const element = useRef<HTMLInputElement>(null);
  const refs = useRefs(element, ref);
  useFirstFocus(element, autoFocus);
  const describedBy = [aria['aria-describedby'], alsoDescribedBy].filter(Boolean).join(' ');
  return (
    <input
      {...input}
      {...aria}
      {...(describedBy && { 'aria-describedby': describedBy })}
      ref={refs}
      type={type}
      disabled={isDisabled}
      readOnly={isReadOnly}
      // Said, Safari moves the focus to it as every other browser does.
      tabIndex={excludeFromTabOrder ? -1 : 0}
      onChange={(event) => onChange?.(event.currentTarget.value)}
      onFocus={(event) => {
        onFocus?.(event);
        onFocusChange?.(true);
      }}
      onBlur={(event) => {
        onBlur?.(event);
        onFocusChange?.(false);
      }}
      {...(aria['aria-invalid'] && { 'data-invalid': true })}
      {...(isReadOnly && { 'data-readonly': true })}
      {...(isDisabled && { 'data-disabled': true })}
    />
  );
}
