/** A value, or a promise of it. */
export type MaybePromise<Value> = Value | Promise<Value>;

/**
 * Handles a value synchronously if it is known already, because promises are a relevant part of the cost of a small
 * answer.
 */
export function whenResolved<Value, Result>(
  value: MaybePromise<Value>,
  then: (value: Value) => Result,
): MaybePromise<Result> {
  return value instanceof Promise ? value.then(then) : then(value);
}
