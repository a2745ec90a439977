import type { FieldError } from '@keel/contract';
import type { ErrorObject, ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats, { type FormatsPlugin } from 'ajv-formats';
import type { FastifyInstance, FastifySchemaValidationError } from 'fastify';
import type { Refusal } from '../contract/contract.ts';
import { refusals } from '../contract/refusals.ts';
import { isMessageCode, says } from '../words/sentences.ts';

/** A request schema; `x-messages` names, by field, the sentence that a person is told. */
interface RequestSchema {
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, { readonly minLength?: number }>>;
  readonly 'x-messages'?: Readonly<Record<string, string>>;
}

const MAX_ERRORS = 50;
const UNSTORABLE = 'holds a character that cannot be stored';

/**
 * Bodies are taken as they are: nothing is coerced and nothing unknown is dropped, so 12.5 is not text and a field too
 * many is refused. Query and path arrive as text, so those are coerced.
 */
export function addStrictValidation(app: FastifyInstance): void {
  const body = compiler(false);
  const rest = compiler(true);
  app.setValidatorCompiler(({ schema, httpPart }) => {
    // Made for the first request that needs it: all of them would make a start take a second longer.
    let made: ValidateFunction | undefined;
    return (data: unknown) => {
      made ??= (httpPart === 'body' ? body : rest).compile(schema);
      const fits = made(data);
      // Nothing else comes in headers than what can be stored.
      const stores = httpPart === 'headers' || !holdsUnstorable(data);
      if (fits && stores) return true;
      const errors = fits ? [] : (made.errors ?? []);
      return { error: [...(stores ? [] : unstorable(data)), ...errors] as FastifySchemaValidationError[] };
    };
  });
  // Keeps ajv's own list of errors; `invalid` turns it into an answer.
  app.setSchemaErrorFormatter(() => new Error('invalid request'));
}

/** The 422 for a request that breaks its schema: every field once, the first one's text on top. */
export function invalid(errors: readonly FastifySchemaValidationError[], schema: unknown): Refusal<422> {
  const { 'x-messages': messages = {}, properties = {} } = (schema ?? {}) as RequestSchema;
  const said = (field: string) => {
    // A field may be called as something that every object has, such as toString.
    const code = Object.hasOwn(messages, field) ? messages[field] : undefined;
    return isMessageCode(code) ? says(code, properties[field]?.minLength) : undefined;
  };
  const order = [...Object.keys(messages), ...Object.keys(properties)];
  const found = new Map<string, FieldError>();
  for (const error of errors as ErrorObject[]) {
    const field = fieldOf(error);
    if (!found.has(field))
      found.set(field, { field, message: said(field)?.message ?? error.message ?? 'is not valid' });
  }
  const fields = [...found.values()].toSorted((one, other) => rank(order, one) - rank(order, other));
  const [first] = fields;
  return {
    ...refusals.invalid,
    ...(first && said(first.field)),
    ...(first?.field === 'package' && { code: 'package_required' as const }),
    errors: fields.slice(0, MAX_ERRORS),
  };
}

function rank(order: readonly string[], { field }: FieldError): number {
  const at = order.indexOf(field);
  return at === -1 ? order.length : at;
}

function fieldOf({ instancePath, params }: ErrorObject): string {
  const [, top] = instancePath.split('/');
  const named: unknown = params['missingProperty'] ?? params['additionalProperty'];
  const field = top || (typeof named === 'string' ? named : '');
  return field.slice(0, 100) || 'body';
}

/** The database stores no NUL and no half of a surrogate pair, so none is taken, whatever a field's schema says. */
function unstorable(data: unknown): ErrorObject[] {
  const fields = typeof data === 'object' && data !== null ? Object.entries(data) : [];
  return fields
    .filter(([, value]) => holdsUnstorable(value))
    .map(([field]) => ({
      keyword: 'unstorable',
      instancePath: `/${field}`,
      schemaPath: '',
      params: {},
      message: UNSTORABLE,
    }));
}

/** A list instead of recursion: a body may be nested deeper than the stack. */
function holdsUnstorable(value: unknown): boolean {
  const left = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === 'string' && (next.includes('\0') || !next.isWellFormed())) return true;
    if (typeof next === 'object' && next !== null) for (const inner of Object.values(next)) left.push(inner);
  }
  return false;
}

function compiler(coerceTypes: boolean): Ajv2020 {
  const ajv = new Ajv2020({ coerceTypes, useDefaults: true, removeAdditional: false, allErrors: true, strict: false });
  (addFormats as unknown as FormatsPlugin)(ajv);
  return ajv;
}
