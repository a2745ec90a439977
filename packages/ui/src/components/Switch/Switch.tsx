import type { ReactNode, Ref } from 'react';
import { SwitchButton, SwitchField, type SwitchFieldProps, Text } from 'react-aria-components/Switch';
import type { LayoutProps } from '../../rootProps.ts';
import { description as descriptionStyle } from '../FieldShell/FieldShell.css.ts';
import { FieldMessage } from '../FieldShell/FieldShell.tsx';
import { fieldRoot } from '../FieldShell/fieldRoot.ts';
import type { FieldProps, OwnedByField } from '../FieldShell/types.ts';
import * as styles from './Switch.css.ts';

export interface SwitchProps
  extends Omit<SwitchFieldProps, OwnedByField | 'inputRef'>,
    Omit<FieldProps, 'label' | 'isOptional' | 'isRequired'>,
    LayoutProps {
  /** The label: 'Hide balances'. */
  children: ReactNode;
  /** The input. */
  ref?: Ref<HTMLInputElement>;
}

/** A setting that takes effect immediately. For a choice that is submitted with a form use Checkbox. */
export function Switch({
  children,
  description,
  errorMessage = null,
  isDisabled = false,
  name,
  ref,
  className,
  ...field
}: SwitchProps) {
  return (
    <SwitchField
      {...field}
      {...fieldRoot({ name, errorMessage, isRequired: false, isDisabled, className })}
      {...(ref && { inputRef: ref })}
    >
      <SwitchButton className={styles.button}>
        <span className={styles.label}>{children}</span>
        <span className={styles.track}>
          <span className={styles.thumb} />
        </span>
      </SwitchButton>
      {description && (
        <Text slot="description" className={descriptionStyle}>
          {description}
        </Text>
      )}
      <FieldMessage>{errorMessage}</FieldMessage>
    </SwitchField>
  );
}
