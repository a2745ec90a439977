import type { ReactNode } from 'react';
import { RadioButton, RadioField } from 'react-aria-components/RadioGroup';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './RadioGroup.css.ts';

export interface RadioProps extends RootProps<HTMLDivElement> {
  /** The value of the group when this option is selected. */
  value: string;
  /** The label. */
  children: ReactNode;
  /** Whether it is disabled. @default false */
  isDisabled?: boolean;
}

/** One option of a RadioGroup. */
export function Radio({ value, children, isDisabled = false, ...element }: RadioProps) {
  return (
    <RadioField {...element} value={value} isDisabled={isDisabled}>
      <RadioButton className={styles.radio}>
        <span className={styles.circle} />
        {children}
      </RadioButton>
    </RadioField>
  );
}
