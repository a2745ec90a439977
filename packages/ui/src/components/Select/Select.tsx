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
import { copyOpenerTheme } from '../Modal/copyOpenerTheme.ts';
import { distinct } from './distinct.ts';
import { optionOf } from './Option.tsx';
import { list, popover } from './Options.css.ts';
import * as styles from './Select.css.ts';
import type { SelectOption } from './types.ts';

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
  /** The options, in the order in which they are listed. */
  options: readonly SelectOption[];
  /** The `value` of the selected option (controlled); null for none. */
  value?: string | null;
  /** The initial value, restored when the form is reset. @default null */
  defaultValue?: string | null;
  /** Called when another option is selected; null when a form reset clears the selection. */
  onChange?: (value: string | null) => void;
  /** Hides the label from sight, where every option says what is chosen: 'All methods'. @default false */
  isLabelHidden?: boolean;
  /** Shown while nothing is selected. @default 'Select' in the reader's language */
  placeholder?: string;
  /** The button that opens the list. */
  ref?: Ref<HTMLButtonElement>;
}

/** Selects one of up to about twenty options. For two or three use RadioGroup, for more ComboBox. */
export function Select({
  label,
  description,
  errorMessage = null,
  isRequired = false,
  isOptional = false,
  isDisabled = false,
  isLabelHidden = false,
  size = 'lg',
  placeholder,
  name,
  options,
  value,
  defaultValue = null,
  onChange,
  excludeFromTabOrder = false,
  ref,
  ...field
}: SelectProps) {
  const messages = useMessages('Select', en.Select);
  return (
    <AriaSelect<SelectOption>
      {...field}
      {...fieldRoot({ name, errorMessage, isRequired, isDisabled, className: styles.root })}
      placeholder={placeholder ?? messages.placeholder}
      {...(value !== undefined && { value })}
      defaultValue={defaultValue}
      // Autofill sets the native select to an empty string for no selection.
      onChange={(key) => onChange?.(key === null || key === '' ? null : `${key}`)}
    >
      <FieldShell
        label={label}
        description={description}
        errorMessage={errorMessage}
        isOptional={isOptional}
        isLabelHidden={isLabelHidden}
      >
        <div className={frame}>
          <Button ref={ref} excludeFromTabOrder={excludeFromTabOrder} className={control({ size, hasEnd: true })}>
            <SelectValue<SelectOption> className={styles.value}>
              {({ selectedItems: [chosen], defaultChildren }) =>
                chosen ? (
                  <>
                    {chosen.icon}
                    {chosen.label}
                  </>
                ) : (
                  defaultChildren
                )
              }
            </SelectValue>
          </Button>
          <span className={`${end} ${styles.chevron}`}>
            <ChevronDownIcon />
          </span>
        </div>
      </FieldShell>
      <Popover ref={copyOpenerTheme} offset={4} className={popover}>
        <ListBox items={distinct(options, ({ value: key }) => key)} className={list}>
          {optionOf}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
