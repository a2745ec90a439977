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
  /** The `value` of the selected option (controlled). null and `''` mean none. */
  value?: string | null;
  /** The `value` of the option that is selected initially (uncontrolled). @default null */
  defaultValue?: string | null;
  /**
   * The layout: a column (`stack`), a row (`inline`), cards in as many columns as fit (`cards`), up to three cards all side
   * by side or all below each other (`cardRow`), or small cards with an icon and a word (`tiles`). @default 'stack'
   */
  layout?: 'stack' | 'inline' | 'cards' | 'cardRow' | 'tiles';
  /** The outermost element. */
  ref?: Ref<HTMLDivElement>;
}

/** Selects one of a few visible options. For more than about six use Select. */
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
