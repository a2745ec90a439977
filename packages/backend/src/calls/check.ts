import type { OperationId } from '@keel/contract';
import { servedOperations } from '../contract/contract.ts';
import { Refused } from '../contract/Refused.ts';
import { findUnstorableText, invalid } from './invalid.ts';
import { bodySchema } from './schemas.ts';
import type { Validator } from './validators.gen.js';
import * as generated from './validators.gen.js';

/**
 * The contents of a request before validation. Parameters are text at first; validation converts them to the types of
 * their schemas.
 */
export interface RequestParts {
  readonly params: unknown;
  readonly query: unknown;
  readonly headers: unknown;
  readonly body: unknown;
}

const validators = generated as unknown as Readonly<Record<string, Validator | undefined>>;
const ORDER = ['params', 'body', 'query', 'headers'] as const satisfies readonly (keyof RequestParts)[];

/** Validates a request against the contract; throws a 422 for its first invalid part. */
export type Check = (parts: RequestParts) => void;

/**
 * The second step of a call. JSON bodies are not converted: nothing is coerced and no unknown field is dropped, so 12.5
 * is not accepted as text and an additional field is refused. Query and path parameters arrive as text and are coerced.
 * `npm run generate` compiles the validators from openapi.yaml, because a browser's content security policy forbids
 * compiling code at run time.
 */
export function checkOf(operation: OperationId): Check {
  const steps = ORDER.flatMap((part) => {
    const validate = validators[`${operation}_${part}`];
    return validate ? [{ part, validate }] : [];
  });
  return (parts) => {
    for (const { part, validate } of steps) {
      // A missing body is validated as null.
      const data = parts[part] ?? null;
      const fits = validate(data);
      // Header values can only contain characters that can be stored.
      const bad = part === 'headers' ? [] : findUnstorableText(data);
      if (fits && bad.length === 0) continue;
      const errors = fits ? [] : (validate.errors ?? []);
      throw new Refused(invalid([...bad, ...errors], part === 'body' ? schemaOfBody(operation) : undefined));
    }
  };
}

function schemaOfBody(operation: OperationId): unknown {
  const served = servedOperations().get(operation);
  return served && bodySchema(served.operation);
}
