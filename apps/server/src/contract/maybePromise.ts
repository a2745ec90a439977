/** A value that is known already, or a promise of it. */
export type MaybePromise<Value> = Value | Promise<Value>;

/** Uses a known value at once: a promise for it would be a good part of what a small answer costs. */
export function whenResolved<Value, Result>(
  value: MaybePromise<Value>,
  then: (value: Value) => Result,
): MaybePromise<Result> {
  return value instanceof Promise ? value.then(then) : then(value);
}
