import { joinClasses } from '../../rootProps.ts';
import * as styles from './FieldShell.css.ts';
import type { FieldProps } from './types.ts';

type RootProps = Required<Pick<FieldProps, 'errorMessage' | 'isRequired' | 'isDisabled'>> & {
  name: string | undefined;
  /** Given by the caller, beside the field's own. */
  className?: string | undefined;
};

/** The props of the React Aria field at the root. The browser never judges: a form asks its own rules (LOGIN-2). */
export function fieldRoot({ name, errorMessage, isRequired, isDisabled, className }: RootProps) {
  return {
    className: joinClasses(styles.field, className),
    'data-field': name,
    // Left out otherwise: false would overrule the errors of React Aria's Form.
    ...(errorMessage && { isInvalid: true }),
    isRequired,
    isDisabled,
    validationBehavior: 'aria',
    ...(name !== undefined && { name }),
  } as const;
}
