import { type Ref, useState } from 'react';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { LayoutProps } from '../../rootProps.ts';
import { control } from '../FieldShell/control.css.ts';
import { FieldShell } from '../FieldShell/FieldShell.tsx';
import { fieldRoot } from '../FieldShell/fieldRoot.ts';
import type { FieldProps, OwnedByField } from '../FieldShell/types.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './TextArea.css.ts';

/** The number of remaining characters below which the count is announced. */
const ANNOUNCE_BELOW = 20;

export interface TextAreaProps
  extends Omit<AriaTextFieldProps, OwnedByField | 'type' | 'inputMode' | 'maxLength' | 'pattern' | 'ref'>,
    FieldProps,
    LayoutProps {
  /** The maximum number of characters. Longer text stays in the field and is reported as too long. */
  limit?: number;
  /** The height in lines; the user can resize it. @default 4 */
  rows?: number;
  /** An example of the format, never the label. @default none */
  placeholder?: string;
  /** The textarea element. */
  ref?: Ref<HTMLTextAreaElement>;
}

/** A field for several lines of text, such as a message. For one line use TextField. */
export function TextArea({
  label,
  description,
  errorMessage = null,
  isRequired = false,
  isOptional = false,
  isDisabled = false,
  limit,
  rows = 4,
  placeholder = '',
  name,
  value: given,
  defaultValue = '',
  onChange,
  ref,
  className,
  ...field
}: TextAreaProps) {
  const messages = useMessages('TextArea', en.TextArea);
  const [uncontrolledValue, setUncontrolledValue] = useState(defaultValue);
  const value = given ?? uncontrolledValue;
  // An emoji is one character, although a string counts it as two.
  const { length } = Array.from(value);
  const remaining = limit === undefined || !Number.isFinite(limit) ? null : limit - length;
  const isOver = remaining !== null && remaining < 0;
  const error = errorMessage ?? (isOver ? messages.tooMany(-remaining) : null);

  return (
    <AriaTextField
      {...field}
      {...fieldRoot({ name, errorMessage: error, isRequired, isDisabled, className })}
      value={value}
      onChange={(text) => {
        setUncontrolledValue(text);
        onChange?.(text);
      }}
    >
      <FieldShell label={label} description={description} errorMessage={error} isOptional={isOptional}>
        <AriaTextArea
          ref={ref}
          rows={rows}
          className={`${control({ size: 'lg' })} ${styles.area}`}
          placeholder={placeholder}
        />
        {remaining !== null && (
          <>
            <span aria-hidden="true" className={styles.counter({ isOver })}>
              {length}/{limit}
            </span>
            <VisuallyHidden>
              <span aria-live="polite">
                {remaining >= 0 && remaining <= ANNOUNCE_BELOW && messages.remaining(remaining)}
              </span>
            </VisuallyHidden>
          </>
        )}
      </FieldShell>
    </AriaTextField>
  );
}
