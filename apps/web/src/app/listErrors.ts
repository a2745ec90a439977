import type { FormError } from '@keel/ui';

/** A flow's errors by field as the list that FormErrorSummary shows, in the flow's order. */
export function listErrors<Field extends string>(errors: Readonly<Record<Field, string | null>>): FormError[] {
  return Object.entries<string | null>(errors).flatMap(([name, message]) =>
    message === null ? [] : [{ name, message }],
  );
}
