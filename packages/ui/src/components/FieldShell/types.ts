import type { ReactNode } from 'react';

/** The props that all fields have in common. */
export interface FieldProps {
  /** The label above the control, in one or two words. */
  label: string;
  /** Permanent help text, such as a format or the reason for the question. */
  description?: ReactNode;
  /** What is wrong and how to correct it. Marks the field as invalid. @default null */
  errorMessage?: string | null;
  /** Sets `aria-required`. The form itself must check that the field is filled in. @default false */
  isRequired?: boolean;
  /** Shows '(optional)' after the label. Mark either required or optional fields, whichever are fewer. @default false */
  isOptional?: boolean;
  /** Whether it is disabled. @default false */
  isDisabled?: boolean;
}

/** The height of a control. */
export interface ControlSize {
  /** The height: 40 or 48 px, at least 44 px on touch screens. @default 'lg' */
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
