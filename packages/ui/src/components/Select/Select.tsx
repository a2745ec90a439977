'use no memo';

import { type Ref, useRef, useState } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import type { SelectProps as AriaSelectProps } from 'react-aria-components/Select';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { NativeButton } from '../Button/NativeButton.tsx';
import { control, end, frame } from '../FieldShell/control.css.ts';
import { FieldGroup } from '../FieldShell/FieldGroup.tsx';
import type { ControlSize, FieldProps, OwnedByField } from '../FieldShell/types.ts';
import { ChevronDownIcon } from '../Icon/icons.ts';
import { distinct } from './distinct.ts';
import { HiddenValue } from './HiddenValue.tsx';
import * as styles from './Select.css.ts';
import type { SelectOption } from './types.ts';
import { useClosedKeys } from './useClosedKeys.ts';
import { useSelectList } from './useSelectList.ts';

type Inherited = Omit<
  AriaSelectProps<SelectOption>,
  | OwnedByField
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'selectionMode'
  | 'onKeyDown'
  | 'onKeyUp'
  | `${string}electedKey`
  | 'onSelectionChange'
>;

export interface SelectProps extends Inherited, FieldProps, ControlSize {
  options: readonly SelectOption[];
  /** The `value` of an option; `''` is none. */
  value?: string;
  /** @default '' */
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** @default 'Select' in the reader's language */
  placeholder?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** One of up to some twenty choices. Two or three: RadioGroup. More, or known by name: ComboBox. */
export function Select({
  label,
  description,
  errorMessage = null,
  isRequired = false,
  isOptional = false,
  isDisabled = false,
  size = 'lg',
  placeholder,
  name,
  form,
  id,
  options: all,
  value: given,
  defaultValue = '',
  onChange,
  disabledKeys = [],
  isOpen: givenOpen,
  defaultOpen = false,
  onOpenChange,
  allowsEmptyCollection = false,
  shouldCloseOnSelect = true,
  autoComplete,
  slot,
  'aria-label': ariaLabel,
  'aria-labelledby': labelledBy,
  'aria-describedby': alsoDescribedBy,
  'aria-details': details,
  autoFocus = false,
  excludeFromTabOrder = false,
  onFocus,
  onBlur,
  onFocusChange,
  ref,
  ...element
}: SelectProps) {
  const messages = useMessages('Select', en.Select);
  const [own, setOwn] = useState(defaultValue);
  const [isOwnOpen, setOwnOpen] = useState(defaultOpen);
  const [focus, setFocus] = useState<'first' | 'last' | true>(true);
  const isFocused = useRef(false);
  const button = useObjectRef(ref);
  const options = distinct(all, ({ value: key }) => key);
  const disabled = new Set(disabledKeys);
  const value = given ?? own;
  const chosen = options.find((option) => option.value === value);
  const isOpen = givenOpen ?? isOwnOpen;
  const List = useSelectList(isOpen);

  const open = (next: boolean, from: 'first' | 'last' | true = true) => {
    if (next && options.length === 0 && !allowsEmptyCollection) return;
    setFocus(from);
    setOwnOpen(next);
    if (next !== isOpen) onOpenChange?.(next);
  };
  const choose = (next: string) => {
    if (shouldCloseOnSelect) open(false);
    if (next === value) return;
    setOwn(next);
    onChange?.(next);
  };
  const handle = useClosedKeys({
    options: options.filter((option) => !disabled.has(option.value)),
    value,
    onChoose: choose,
    onOpen: (from) => open(true, from),
  });

  return (
    <FieldGroup
      {...element}
      {...(id !== undefined && { id })}
      {...(slot && { slot })}
      {...{ label, description, errorMessage, isRequired, isOptional, isDisabled, name }}
      isLabelFocusing
    >
      {({ labelId, aria }) => (
        <div className={frame}>
          <NativeButton
            ref={button}
            id={aria.id}
            aria-labelledby={`${aria.id}value ${labelledBy ?? (ariaLabel === undefined ? labelId : aria.id)}`}
            {...(ariaLabel !== undefined && { 'aria-label': ariaLabel })}
            {...described(aria['aria-describedby'], alsoDescribedBy)}
            {...(details !== undefined && { 'aria-details': details })}
            aria-haspopup="listbox"
            aria-expanded={isOpen}
            {...(isOpen && { 'aria-controls': `${aria.id}list` })}
            {...{ isDisabled, autoFocus, excludeFromTabOrder }}
            className={control({ size, hasEnd: true })}
            onPress={() => open(!isOpen)}
            onKeyDown={handle}
            onFocus={(event) => {
              if (isFocused.current) return;
              isFocused.current = true;
              onFocus?.(event);
              onFocusChange?.(true);
            }}
            onBlur={(event) => {
              // The focus goes into the list and comes back.
              if (isOpen) return;
              isFocused.current = false;
              onBlur?.(event);
              onFocusChange?.(false);
            }}
          >
            <span id={`${aria.id}value`} data-placeholder={chosen ? undefined : true} className={styles.value}>
              {chosen?.icon}
              {chosen?.label ?? placeholder ?? messages.placeholder}
            </span>
          </NativeButton>
          <span className={`${end} ${styles.chevron}`}>
            <ChevronDownIcon />
          </span>
          <HiddenValue
            {...{ name, form, autoComplete, options, value, isDisabled }}
            onFill={choose}
            onReset={() => choose(defaultValue)}
          />
          {List && (
            <List
              id={`${aria.id}list`}
              labelId={labelId}
              options={options}
              value={value}
              disabledKeys={disabled}
              focus={focus}
              opener={button}
              isOpen={isOpen}
              onOpenChange={(next) => open(next)}
              onChoose={choose}
            />
          )}
        </div>
      )}
    </FieldGroup>
  );
}

function described(...ids: readonly (string | undefined)[]) {
  const all = ids.filter(Boolean).join(' ');
  return all && { 'aria-describedby': all };
}
