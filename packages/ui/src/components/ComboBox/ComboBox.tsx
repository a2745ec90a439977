import { type Ref, useState } from 'react';
import {
  ComboBox as AriaComboBox,
  type ComboBoxProps as AriaComboBoxProps,
  Button,
} from 'react-aria-components/ComboBox';
import { ListBox } from 'react-aria-components/ListBox';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { control, end, frame } from '../FieldShell/control.css.ts';
import { FieldShell } from '../FieldShell/FieldShell.tsx';
import { fieldRoot } from '../FieldShell/fieldRoot.ts';
import type { ControlSize, FieldProps } from '../FieldShell/types.ts';
import { ChevronDownIcon } from '../Icon/icons.ts';
import { distinct } from '../Select/distinct.ts';
import { optionOf } from '../Select/Option.tsx';
import { empty, list, popover } from '../Select/Options.css.ts';
import type { SelectOption } from '../Select/types.ts';
import * as styles from './ComboBox.css.ts';
import { OpeningInput } from './OpeningInput.tsx';
import { OptionsPopover } from './OptionsPopover.tsx';
import { search } from './search.ts';

/** The height of a row before it is measured, in px. */
const ROW = 40;

type Inherited = Pick<AriaComboBoxProps<SelectOption>, 'id' | 'name' | 'autoFocus' | 'onBlur' | 'onFocus'>;

export interface ComboBoxProps extends Inherited, FieldProps, ControlSize {
  /** The options, in the order in which they are listed. */
  options: readonly SelectOption[];
  /** The `value` of the selected option (controlled); null for none. */
  value?: string | null;
  /** The `value` of the option that is selected initially (uncontrolled). @default null */
  defaultValue?: string | null;
  /** Called with the selected option, or null if the text matches no option. */
  onChange?: (value: string | null) => void;
  /** Called while the user types; the selection may not have changed yet. */
  onType?: () => void;
  /** The `autocomplete` token for the browser: 'country-name'. @default 'off' */
  autoComplete?: string;
  /** An example of what to type, never the label. @default '' */
  placeholder?: string;
  /** The options are loading: an empty list says so. @default false */
  isLoading?: boolean;
  /** The input. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * Selects one of many options by typing, such as a country or a coin. Text that matches no option stays, without a value. The list
 * is virtualized, so that hundreds of options render as fast as ten.
 */
export function ComboBox({
  label,
  description,
  errorMessage = null,
  isRequired = false,
  isOptional = false,
  isDisabled = false,
  size = 'lg',
  placeholder = '',
  autoComplete = 'off',
  isLoading = false,
  name,
  options: all,
  value: controlledValue,
  defaultValue = null,
  onChange,
  onType,
  onBlur,
  ref,
  ...field
}: ComboBoxProps) {
  const messages = useMessages('ComboBox', en.ComboBox);
  const [uncontrolledValue, setUncontrolledValue] = useState(defaultValue);
  const [typed, setTyped] = useState('');
  const value = controlledValue === undefined ? uncontrolledValue : controlledValue;
  const options = distinct(all, ({ value: key }) => key);
  const { matches, exact } = search(options);

  const choose = (next: string | null) => {
    if (next === value) return;
    setUncontrolledValue(next);
    onChange?.(next);
  };

  return (
    <AriaComboBox
      {...field}
      {...fieldRoot({ name, errorMessage, isRequired, isDisabled })}
      defaultItems={options}
      defaultFilter={matches}
      menuTrigger="focus"
      allowsCustomValue
      allowsEmptyCollection
      value={value}
      onChange={(key) => choose(key === null ? exact(typed) : `${key}`)}
      onInputChange={(text) => {
        setTyped(text);
        onType?.();
      }}
      onBlur={(event) => {
        if (value === null) choose(exact(typed));
        onBlur?.(event);
      }}
    >
      <FieldShell label={label} description={description} errorMessage={errorMessage} isOptional={isOptional}>
        <div className={frame}>
          <OpeningInput
            ref={ref}
            className={control({ size, hasEnd: true })}
            placeholder={placeholder}
            autoComplete={autoComplete}
          />
          <Button className={`${end} ${styles.open}`}>
            <ChevronDownIcon />
          </Button>
        </div>
      </FieldShell>
      <OptionsPopover className={popover}>
        <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowHeight: ROW, padding: 4 }}>
          <ListBox
            className={list}
            renderEmptyState={() => (
              <p className={empty}>{isLoading && options.length === 0 ? messages.loading : messages.empty}</p>
            )}
          >
            {optionOf}
          </ListBox>
        </Virtualizer>
      </OptionsPopover>
    </AriaComboBox>
  );
}
