import type { ReactNode } from 'react';

/** What every field takes, whatever its control. */
export interface FieldProps {
  /** What to enter, in one or two words; it stands above the control. */
  label: string;
  /** Help that is always there: a format, why it is asked. */
  description?: ReactNode;
  /** What is wrong and how to repair it; it marks the field as invalid. @default null */
  errorMessage?: string | null;
  /** Told to assistive technology. Whether it is filled in is the form's to judge. @default false */
  isRequired?: boolean;
  /** Says '(optional)' after the label. Mark the fewer: in most forms that is the optional ones. @default false */
  isOptional?: boolean;
  /** @default false */
  isDisabled?: boolean;
}

/** The height of a control. */
export interface ControlSize {
  /** 40 or 48 px high, at least 44 under a finger. @default 'lg' */
  size?: 'md' | 'lg';
}

/** Props of a React Aria field that our fields set themselves. */
export type OwnedByField =
  | keyof FieldProps
  | 'children'
  | 'className'
  | 'style'
  | 'render'
  | 'isInvalid'
  | 'validate'
  | 'validationBehavior';
