import type { FieldError } from '@keel/contract';
import type { Refusal } from '../contract/contract.ts';
import { refusals } from '../contract/refusals.ts';
import { isMessageCode, messageOf } from '../words/sentences.ts';
import type { SchemaError } from './validators.gen.js';

/** A request schema; `x-messages` maps fields to message codes. */
interface RequestSchema {
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, { readonly minLength?: number }>>;
  readonly 'x-messages'?: Readonly<Record<string, string>>;
}

const MAX_ERRORS = 50;
const UNSTORABLE = 'holds a character that cannot be stored';

/**
 * The 422 for a request that does not match its schema. It lists every invalid field once; its message is that of the
 * first field in the order of the schema.
 */
export function invalid(errors: readonly SchemaError[], schema: unknown): Refusal<422> {
  const { 'x-messages': messages = {}, properties = {} } = (schema ?? {}) as RequestSchema;
  const fieldMessage = (field: string) => {
    // A field name may equal a property of every object, such as toString.
    const code = Object.hasOwn(messages, field) ? messages[field] : undefined;
    return isMessageCode(code) ? messageOf(code, properties[field]?.minLength) : undefined;
  };
  const order = [...Object.keys(messages), ...Object.keys(properties)];
  const found = new Map<string, FieldError>();
  for (const error of errors) {
    const field = fieldOf(error);
    if (!found.has(field))
      found.set(field, { field, message: fieldMessage(field)?.message ?? error.message ?? 'is not valid' });
  }
  const fields = [...found.values()].toSorted((one, other) => rank(order, one) - rank(order, other));
  const [first] = fields;
  return {
    ...refusals.invalid,
    ...(first && fieldMessage(first.field)),
    ...(first?.field === 'package' && { code: 'package_required' as const }),
    errors: fields.slice(0, MAX_ERRORS),
  };
}

function rank(order: readonly string[], { field }: FieldError): number {
  const at = order.indexOf(field);
  return at === -1 ? order.length : at;
}

function fieldOf({ instancePath, params }: SchemaError): string {
  const [, top] = instancePath.split('/');
  const named: unknown = params['missingProperty'] ?? params['additionalProperty'];
  const field = top || (typeof named === 'string' ? named : '');
  return field.slice(0, 100) || 'body';
}

/**
 * The database cannot store NUL characters or unpaired surrogates, so they are refused whatever the schema of a field
 * says.
 */
export function findUnstorableText(data: unknown): SchemaError[] {
  const fields = typeof data === 'object' && data !== null ? Object.entries(data) : [];
  return fields
    .filter(([, value]) => holdsUnstorable(value))
    .map(([field]) => ({
      instancePath: `/${field}`,
      params: {},
      message: UNSTORABLE,
    }));
}

/** Iterative instead of recursive, because a deeply nested body would overflow the call stack. */
function holdsUnstorable(value: unknown): boolean {
  const left = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === 'string' && (next.includes('\0') || !next.isWellFormed())) return true;
    if (typeof next === 'object' && next !== null) for (const inner of Object.values(next)) left.push(inner);
  }
  return false;
}
