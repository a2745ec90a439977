import type { OperationId } from '@keel/contract';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats, { type FormatsPlugin } from 'ajv-formats';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { servedContract, servedOperations } from '../../src/http/contract.ts';
import { noteAnswer } from './answersGiven.ts';
import { closed } from './closed.ts';

/** What of an answer is held against the contract. */
type Answered = Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'body'> & { json(): unknown };

interface Declared {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, { schema: { $ref?: string } }>>;
  readonly headers?: Readonly<Record<string, { $ref: string }>>;
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
(addFormats as unknown as FormatsPlugin)(ajv);
// Read once: a copy for each answer would take longer than the answer. Closed, so that a field too many is seen.
const contract = closed(servedContract());
ajv.addSchema(contract, 'contract');
const operations = servedOperations();
const compiled = new Map<string, ValidateFunction>();

/** Fails unless the contract lets this operation give this answer: status, headers, and a body without a field too many (API-4). */
export function expectDeclared(id: OperationId, response: Answered): void {
  expectFitting(id, response);
  noteAnswer(id, response.statusCode);
}

function expectFitting(id: OperationId, response: Answered): void {
  const served = operations.get(id);
  if (!served) throw new Error(`${id} is not in the contract.`);
  const { path, method, operation } = served;
  const status = String(response.statusCode);
  const named: Declared | undefined = operation.responses[status];
  expect(Object.keys(operation.responses), `${id} does not declare ${status}`).toContain(status);

  const declared = named?.$ref === undefined ? named : (lookUp(named.$ref) as Declared);
  const base =
    named?.$ref === undefined ? pointer('paths', path, method, 'responses', status) : `contract${named.$ref}`;
  for (const [name, header] of Object.entries(declared?.headers ?? {})) {
    if ((lookUp(header.$ref) as { required?: boolean }).required)
      expect(response.headers).toHaveProperty(name.toLowerCase());
  }
  expect(response.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  if (!declared?.content) return expect(response.body).toBe('');
  const type = String(response.headers['content-type']);
  const [media = ''] = type.split(';');
  expect(Object.keys(declared.content)).toContain(media);
  if (media !== 'application/json') return;
  expect(type).toBe('application/json; charset=utf-8');
  const validate = compile(`${base}/content/application~1json/schema`);
  const fits = validate(response.json());
  expect(fits, `${id} ${status}: ${ajv.errorsText(validate.errors)}`).toBe(true);
}

function pointer(...keys: string[]): string {
  return `contract#/${keys.map((key) => key.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')}`;
}

function compile(ref: string): ValidateFunction {
  const known = compiled.get(ref) ?? ajv.compile({ $ref: encodeURI(ref) });
  compiled.set(ref, known);
  return known;
}

function lookUp(ref: string): unknown {
  return ref
    .slice(2)
    .split('/')
    .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], contract);
}
