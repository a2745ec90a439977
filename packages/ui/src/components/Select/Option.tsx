import { ListBoxItem } from 'react-aria-components/ListBox';
import { CheckIcon } from '../Icon/icons.ts';
import * as styles from './Options.css.ts';
import type { SelectOption } from './types.ts';

/** One row of the list of a Select or a ComboBox. */
export function Option({ value, label, icon }: SelectOption) {
  // React Aria calls this inside of useMemo, where the hook of the React Compiler's cache may not stand.
  'use no memo';
  return (
    <ListBoxItem id={value} textValue={label} className={styles.option}>
      {icon}
      <span className={styles.optionLabel}>{label}</span>
      <span className={styles.check}>
        <CheckIcon size="sm" />
      </span>
    </ListBoxItem>
  );
}
