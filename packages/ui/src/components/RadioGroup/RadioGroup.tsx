import type { ReactNode, Ref } from 'react';
import {
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
} from 'react-aria-components/RadioGroup';
import type { LayoutProps } from '../../rootProps.ts';
import { FieldShell } from '../FieldShell/FieldShell.tsx';
import { fieldRoot } from '../FieldShell/fieldRoot.ts';
import type { FieldProps, OwnedByField } from '../FieldShell/types.ts';
import * as styles from './RadioGroup.css.ts';

export interface RadioGroupProps
  extends Omit<AriaRadioGroupProps, OwnedByField | 'orientation' | 'value' | 'defaultValue'>,
    FieldProps,
    LayoutProps {
  /** The Radios, or the RadioCards. */
  children: ReactNode;
  /** The `value` of the chosen one; null is none, and so is `''`, as drafts of forms have it. */
  value?: string | null;
  /** @default null */
  defaultValue?: string | null;
  /** One below the other, side by side, or as cards in columns. @default 'stack' */
  layout?: 'stack' | 'inline' | 'cards';
  ref?: Ref<HTMLDivElement>;
}

/** One of a few choices that are all in view. More than about six: Select. */
export function RadioGroup({
  label,
  description,
  errorMessage = null,
  isRequired = false,
  isOptional = false,
  isDisabled = false,
  layout = 'stack',
  name,
  value,
  children,
  className,
  ...field
}: RadioGroupProps) {
  return (
    <AriaRadioGroup
      {...field}
      {...fieldRoot({ name, errorMessage, isRequired, isDisabled, className })}
      {...(value !== undefined && { value: value || null })}
      orientation={layout === 'inline' ? 'horizontal' : 'vertical'}
    >
      <FieldShell label={label} description={description} errorMessage={errorMessage} isOptional={isOptional}>
        <div className={styles.options({ layout })}>{children}</div>
      </FieldShell>
    </AriaRadioGroup>
  );
}
