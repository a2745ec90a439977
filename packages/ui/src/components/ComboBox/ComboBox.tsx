import { type Ref, useState } from 'react';
import {
  ComboBox as AriaComboBox,
  type ComboBoxProps as AriaComboBoxProps,
  Button,
} from 'react-aria-components/ComboBox';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { control, end, frame } from '../FieldShell/control.css.ts';
import { FieldShell } from '../FieldShell/FieldShell.tsx';
import { fieldRoot } from '../FieldShell/fieldRoot.ts';
import type { ControlSize, FieldProps } from '../FieldShell/types.ts';
import { ChevronDownIcon } from '../Icon/icons.ts';
import { wearOpenersTheme } from '../Modal/openersTheme.ts';
import { distinct } from '../Select/distinct.ts';
import { optionOf } from '../Select/Option.tsx';
import { empty, list, popover } from '../Select/Options.css.ts';
import type { SelectOption } from '../Select/types.ts';
import * as styles from './ComboBox.css.ts';
import { OpeningInput } from './OpeningInput.tsx';
import { search } from './search.ts';

/** The height of a row before it is measured, in px. */
const ROW = 40;

type Inherited = Pick<AriaComboBoxProps<SelectOption>, 'id' | 'name' | 'autoFocus' | 'onBlur' | 'onFocus'>;

export interface ComboBoxProps extends Inherited, FieldProps, ControlSize {
  options: readonly SelectOption[];
  /** The `value` of an option; null is none. Without it the ComboBox keeps the choice by itself. */
  value?: string | null;
  /** @default null */
  defaultValue?: string | null;
  /** An option was chosen, or null: the text names none. */
  onChange?: (value: string | null) => void;
  /** Something is being typed; the choice may not have changed yet. */
  onType?: () => void;
  /** What the browser may fill in: 'country-name'. @default 'off' */
  autoComplete?: string;
  placeholder?: string;
  /** The options are on their way: an empty list says so. @default false */
  isLoading?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/**
 * One of many choices, found by typing: a country, a coin. Text that names no option stays, without a value. The list
 * draws what is seen of it alone, so that hundreds cost as much as ten.
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
  value: given,
  defaultValue = null,
  onChange,
  onType,
  onBlur,
  ref,
  ...field
}: ComboBoxProps) {
  const messages = useMessages('ComboBox', en.ComboBox);
  const [own, setOwn] = useState(defaultValue);
  const [typed, setTyped] = useState('');
  const value = given === undefined ? own : given;
  const options = distinct(all, ({ value: key }) => key);
  const { matches, exact } = search(options);

  const choose = (next: string | null) => {
    if (next === value) return;
    setOwn(next);
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
      <Popover ref={wearOpenersTheme} offset={4} className={popover}>
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
      </Popover>
    </AriaComboBox>
  );
}
