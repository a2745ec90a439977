import { joinClasses } from '../../rootProps.ts';
import * as styles from './FieldShell.css.ts';
import type { FieldProps } from './types.ts';

type RootProps = Required<Pick<FieldProps, 'errorMessage' | 'isRequired' | 'isDisabled'>> & {
  name: string | undefined;
  /** The caller's class, added to that of the field. */
  className?: string | undefined;
};

/** The props of the root React Aria field. Native validation is off: forms use their own rules (LOGIN-2). */
export function fieldRoot({ name, errorMessage, isRequired, isDisabled, className }: RootProps) {
  return {
    className: joinClasses(styles.field, className),
    'data-field': name,
    // Omitted otherwise: false would override the errors of React Aria's Form.
    ...(errorMessage && { isInvalid: true }),
    isRequired,
    isDisabled,
    validationBehavior: 'aria',
    ...(name !== undefined && { name }),
  } as const;
}
