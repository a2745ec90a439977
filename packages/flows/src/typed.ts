/** Passes a type to `setup({ types })`, which only uses the type and never the value. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- naming the type is all this is for
export function typed<Types extends object>(): Types {
  return {} as Types;
}
