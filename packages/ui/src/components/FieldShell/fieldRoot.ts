import * as styles from './FieldShell.css.ts';
import type { FieldProps } from './types.ts';

type RootProps = Required<Pick<FieldProps, 'errorMessage' | 'isRequired' | 'isDisabled'>> & {
  name: string | undefined;
};

/** The props of the React Aria field at the root. The browser never judges: a form asks its own rules (LOGIN-2). */
export function fieldRoot({ name, errorMessage, isRequired, isDisabled }: RootProps) {
  return {
    className: styles.field,
    'data-field': name,
    isInvalid: Boolean(errorMessage),
    isRequired,
    isDisabled,
    validationBehavior: 'aria',
    ...(name !== undefined && { name }),
  } as const;
}
