/** What a validator says is wrong, as ajv words it. */
export interface SchemaError {
  readonly instancePath: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}

/**
 * Whether data fits its schema; `errors` of the last call otherwise. Parameters are coerced, and defaults filled in, in place.
 * validators.gen.js exports one for each part of each operation, such as `login_body`.
 */
export interface Validator {
  (data: unknown): boolean;
  errors?: readonly SchemaError[] | null;
}
