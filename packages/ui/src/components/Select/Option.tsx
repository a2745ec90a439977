import { ListBoxItem } from 'react-aria-components/ListBox';
import { CheckIcon } from '../Icon/icons.ts';
import * as styles from './Options.css.ts';
import type { SelectOption } from './types.ts';

interface OptionProps {
  /** React Aria's key: the option's `value`. */
  id: string;
  option: SelectOption;
  /** The text of the input of a ComboBox once this option is chosen. @default the label */
  chosenText?: string;
}

/** One row of the list of a Select or a ComboBox. */
export function Option({ id, option, chosenText }: OptionProps) {
  return (
    <ListBoxItem
      id={id}
      value={option}
      textValue={chosenText ?? option.label}
      // Otherwise React Aria would announce the text of the input.
      {...(chosenText !== undefined && { 'aria-label': option.label })}
      className={styles.option}
    >
      {option.icon}
      <span className={styles.optionLabel}>{option.label}</span>
      <span className={styles.check}>
        <CheckIcon size="sm" />
      </span>
    </ListBoxItem>
  );
}

/** Renders an option as a child of a ListBox. */
export const optionOf = (option: SelectOption) => <Option id={option.value} option={option} />;
