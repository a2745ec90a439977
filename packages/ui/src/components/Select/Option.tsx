import { ListBoxItem } from 'react-aria-components/ListBox';
import { CheckIcon } from '../Icon/icons.ts';
import * as styles from './Options.css.ts';
import type { SelectOption } from './types.ts';

interface OptionProps {
  /** React Aria's key: the option's `value`. */
  id: string;
  option: SelectOption;
}

/** One row of the list of a Select or a ComboBox. */
function Option({ id, option }: OptionProps) {
  return (
    <ListBoxItem id={id} value={option} textValue={option.label} className={styles.option}>
      {option.icon}
      <span className={styles.optionLabel}>{option.label}</span>
      <span className={styles.check}>
        <CheckIcon size="sm" />
      </span>
    </ListBoxItem>
  );
}

/** The type of a ListBox child that renders options. */
export const optionOf = (option: SelectOption) => <Option id={option.value} option={option} />;
