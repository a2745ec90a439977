/** The errors of fields in the context of a flow, by the field's name. */
export function wrongFieldsIn(context: unknown): Readonly<Record<string, string>> {
  const { errors } = (context ?? {}) as { readonly errors?: Readonly<Record<string, unknown>> };
  return Object.fromEntries(
    Object.entries(errors ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
