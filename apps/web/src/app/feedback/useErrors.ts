import type { FormError } from '@keel/ui';
import { useTranslate } from '../i18n/createWordsHook.ts';

/** A form's errors in the reader's language. */
interface Errors<Field extends string> {
  /** By field, for the fields. */
  readonly errors: Readonly<Record<Field, string | null>>;
  /** In the flow's order, for FormErrorSummary. */
  readonly list: readonly FormError[];
}

/** A flow's errors as a form shows them; `labels` names the fields whose messages do not say what they are about. */
export function useErrors<Field extends string>(
  flowErrors: Readonly<Record<Field, string | null>>,
  labels?: Readonly<Partial<Record<Field, string>>>,
): Errors<Field> {
  const translate = useTranslate();
  const translated = Object.entries<string | null>(flowErrors).map(
    ([name, error]) => [name, error === null ? null : translate(error)] as const,
  );
  return {
    errors: Object.fromEntries(translated) as Record<Field, string | null>,
    list: translated.flatMap(([name, message]) => {
      const label = labels?.[name as Field];
      return message === null ? [] : [{ name, message, ...(label !== undefined && { label }) }];
    }),
  };
}
