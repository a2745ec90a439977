import type { OperationId } from '@keel/contract';
import { servedOperations } from '../contract/contract.ts';
import { Refused } from '../contract/Refused.ts';
import { invalid, unstorable } from './invalid.ts';
import { bodySchema } from './schemas.ts';
import type { Validator } from './validators.gen.js';
import * as generated from './validators.gen.js';

/** What a request of an operation says. Parameters are text at first; `check` turns them into what their schemas name. */
export interface RequestParts {
  readonly params: unknown;
  readonly query: unknown;
  readonly headers: unknown;
  readonly body: unknown;
}

const validators = generated as unknown as Readonly<Record<string, Validator | undefined>>;
const ORDER = ['params', 'body', 'query', 'headers'] as const satisfies readonly (keyof RequestParts)[];

/** Holds a request against the contract; throws the 422 for the first part of it that does not fit. */
export type Check = (parts: RequestParts) => void;

/**
 * The second step of a call. Bodies are taken as they are: nothing is coerced and nothing unknown is dropped, so 12.5 is not text
 * and a field too many is refused. Query and path arrive as text, so those are coerced. The validators were compiled from
 * openapi.yaml by `npm run generate`: a browser's content security policy forbids to do it when the program runs.
 */
export function checkOf(operation: OperationId): Check {
  const steps = ORDER.flatMap((part) => {
    const validate = validators[`${operation}_${part}`];
    return validate ? [{ part, validate }] : [];
  });
  return (parts) => {
    for (const { part, validate } of steps) {
      // No body at all is checked as one that is null.
      const data = parts[part] ?? null;
      const fits = validate(data);
      // Nothing else comes in headers than what can be stored.
      const bad = part === 'headers' ? [] : unstorable(data);
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
