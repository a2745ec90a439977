import { type KeyboardEvent, type Ref, useRef, useState } from 'react';
import type { SearchFieldProps as AriaSearchFieldProps } from 'react-aria-components/SearchField';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { useRefs } from '../Button/useRefs.ts';
import { control, end, frame } from '../FieldShell/control.css.ts';
import { NativeInput } from '../FieldShell/NativeInput.tsx';
import { splitData } from '../FieldShell/splitData.ts';
import type { ControlSize, OwnedByField } from '../FieldShell/types.ts';
import { CloseIcon, SearchIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './SearchField.css.ts';

type Inherited = Omit<
  AriaSearchFieldProps,
  OwnedByField | 'aria-label' | 'onKeyDown' | 'onKeyUp' | 'slot' | 'spellCheck'
>;

export interface SearchFieldProps extends Inherited, ControlSize {
  /** What is searched: 'Search currencies'. The glass stands for it, assistive technology reads it. */
  label: string;
  /** @default the label */
  placeholder?: string;
  /** @default false */
  isDisabled?: boolean;
  /** After what the field does itself: Escape empties it. */
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  ref?: Ref<HTMLInputElement>;
}

/** Narrows what is shown while it is typed into. One of many to choose: ComboBox. */
export function SearchField({
  label,
  placeholder = label,
  size = 'md',
  isDisabled = false,
  value: given,
  defaultValue = '',
  onChange,
  onClear,
  onSubmit,
  onKeyDown,
  id,
  ref,
  ...field
}: SearchFieldProps) {
  const messages = useMessages('SearchField', en.SearchField);
  const [own, setOwn] = useState(defaultValue);
  const element = useRef<HTMLInputElement>(null);
  const refs = useRefs(element, ref);
  const value = given ?? own;
  const { data, input } = splitData(field);
  const isFixed = isDisabled || field.isReadOnly === true;

  const change = (text: string) => {
    setOwn(text);
    onChange?.(text);
  };
  const clear = () => {
    change('');
    onClear?.();
  };
  const handle = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape' && value !== '' && !isFixed) {
      // The first Escape is the field's, the next one closes the dialog that it is in.
      event.preventDefault();
      event.stopPropagation();
      clear();
    } else if (event.key === 'Enter' && onSubmit && !isFixed) {
      event.preventDefault();
      onSubmit(value);
    }
    onKeyDown?.(event);
  };

  return (
    <div
      {...data}
      className={styles.root}
      data-empty={value === '' || undefined}
      data-disabled={isDisabled || undefined}
    >
      <div className={frame}>
        <span className={styles.sign}>
          <SearchIcon size="sm" />
        </span>
        <NativeInput
          autoComplete="off"
          type="search"
          {...input}
          {...{ isDisabled, placeholder, value }}
          aria={id === undefined ? {} : { id }}
          aria-label={label}
          ref={refs}
          className={`${control({ size, hasEnd: true })} ${styles.input}`}
          onChange={change}
          onKeyDown={handle}
        />
        <div className={`${end} ${styles.clear}`}>
          <IconButton
            size="sm"
            label={messages.clear}
            icon={<CloseIcon />}
            excludeFromTabOrder
            isDisabled={isFixed}
            // The focus stays in the field, and with it the keyboard of a phone.
            onMouseDown={(event) => event.preventDefault()}
            onPress={() => {
              element.current?.focus();
              clear();
            }}
          />
        </div>
      </div>
    </div>
  );
}
