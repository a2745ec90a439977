/** A value, or a promise of it. */
export type MaybePromise<Value> = Value | Promise<Value>;

/**
 * As `Promise.then`, but synchronous if the value is no promise: promises are a large part of the cost of a small
 * answer.
 */
export function whenResolved<Value, Result>(
  value: MaybePromise<Value>,
  then: (value: Value) => Result,
): MaybePromise<Result> {
  return value instanceof Promise ? value.then(then) : then(value);
}
