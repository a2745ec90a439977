/** Carries a type to `setup({ types })`, which reads only its type, never its value. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- naming the type is all this is for
export function typed<Types extends object>(): Types {
  return {} as Types;
}
