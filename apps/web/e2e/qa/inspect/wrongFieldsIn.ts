/** Names of the fields that have an error in the context of a flow. */
export function wrongFieldsIn(context: unknown): readonly string[] {
  const { errors } = (context ?? {}) as { readonly errors?: Readonly<Record<string, unknown>> };
  return Object.entries(errors ?? {}).flatMap(([name, error]) => (typeof error === 'string' ? [name] : []));
}
