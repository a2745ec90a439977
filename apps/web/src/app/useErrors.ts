import type { FormError } from '@keel/ui';
import { useSay } from './wordsHook.ts';

/** A form's errors in the reader's language. */
interface Errors<Field extends string> {
  /** By field, for the fields. */
  readonly errors: Readonly<Record<Field, string | null>>;
  /** In the flow's order, for FormErrorSummary. */
  readonly list: readonly FormError[];
}

/** A flow's errors as a form shows them. */
export function useErrors<Field extends string>(flowErrors: Readonly<Record<Field, string | null>>): Errors<Field> {
  const say = useSay();
  const said = Object.entries<string | null>(flowErrors).map(
    ([name, error]) => [name, error === null ? null : say(error)] as const,
  );
  return {
    errors: Object.fromEntries(said) as Record<Field, string | null>,
    list: said.flatMap(([name, message]) => (message === null ? [] : [{ name, message }])),
  };
}
