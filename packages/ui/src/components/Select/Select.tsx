import type { Ref } from 'react';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import {
  Select as AriaSelect,
  type SelectProps as AriaSelectProps,
  Button,
  SelectValue,
} from 'react-aria-components/Select';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { control, end, frame } from '../FieldShell/control.css.ts';
import { FieldShell } from '../FieldShell/FieldShell.tsx';
import { fieldRoot } from '../FieldShell/fieldRoot.ts';
import type { ControlSize, FieldProps, OwnedByField } from '../FieldShell/types.ts';
import { ChevronDownIcon } from '../Icon/icons.ts';
import { wearOpenersTheme } from '../Modal/openersTheme.ts';
import { distinct } from './distinct.ts';
import { Option } from './Option.tsx';
import { list, popover } from './Options.css.ts';
import * as styles from './Select.css.ts';
import type { SelectOption } from './types.ts';

type Inherited = Omit<
  AriaSelectProps<SelectOption>,
  OwnedByField | 'value' | 'defaultValue' | 'onChange' | 'selectionMode' | `${string}electedKey` | 'onSelectionChange'
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
  options,
  value,
  defaultValue,
  onChange,
  ref,
  ...field
}: SelectProps) {
  const messages = useMessages('Select', en.Select);
  return (
    <AriaSelect
      {...field}
      {...fieldRoot({ name, errorMessage, isRequired, isDisabled })}
      placeholder={placeholder ?? messages.placeholder}
      {...(value !== undefined && { value: value || null })}
      {...(defaultValue && { defaultValue })}
      onChange={(key) => onChange?.(key === null ? '' : `${key}`)}
    >
      <FieldShell label={label} description={description} errorMessage={errorMessage} isOptional={isOptional}>
        <div className={frame}>
          <Button ref={ref} className={control({ size, hasEnd: true })}>
            <SelectValue className={styles.value} />
          </Button>
          <span className={`${end} ${styles.chevron}`}>
            <ChevronDownIcon />
          </span>
        </div>
      </FieldShell>
      <Popover ref={wearOpenersTheme} offset={4} className={popover}>
        <ListBox items={distinct(options, ({ value: key }) => key)} className={list}>
          {Option}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
