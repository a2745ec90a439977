/** What is there already, or what will be. */
export type Soon<Value> = Value | Promise<Value>;

/** Uses a value at once where it is there: a promise for what is known is a good part of what a small answer costs. */
export function whenThere<Value, Result>(value: Soon<Value>, then: (value: Value) => Result): Soon<Result> {
  return value instanceof Promise ? value.then(then) : then(value);
}
