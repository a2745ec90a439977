import { servedContract, servedOperations } from '@keel/backend/contract/contract.ts';
import type { OperationId } from '@keel/contract';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats, { type FormatsPlugin } from 'ajv-formats';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { closed } from './closed.ts';
import { recordAnswer } from './recordedAnswers.ts';

/** The parts of an answer that are compared with the contract. */
type Answered = Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'body'> & { json(): unknown };

interface Declared {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, { schema: { $ref?: string } }>>;
  readonly headers?: Readonly<Record<string, { $ref: string }>>;
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
(addFormats as unknown as FormatsPlugin)(ajv);
// Read once: a copy for each answer would take longer than the answer. Closed, so that unknown fields are detected.
const contract = closed(servedContract());
ajv.addSchema(contract, 'contract');
const operations = servedOperations();
const REQUEST_ID = /^[\da-f-]{36}$/;
const compiled = new Map<string, ValidateFunction>();

/**
 * Fails unless the contract allows this answer of the operation: status, headers, and a body without unknown fields
 * (API-4).
 */
export function expectDeclared(id: OperationId, response: Answered): void {
  expectFitting(id, response);
  recordAnswer(id, response.statusCode);
}

/** Simple comparisons: for a hundred thousand answers, an `expect` for each check would take too long. */
function expectFitting(id: OperationId, response: Answered): void {
  const served = operations.get(id);
  if (!served) throw new Error(`${id} is not in the contract.`);
  const { path, method, operation } = served;
  const status = String(response.statusCode);
  const wrong = (what: string) => expect.fail(`${id} ${status}: ${what}`);
  if (!Object.hasOwn(operation.responses, status)) wrong('the contract does not declare this status');

  const named: Declared | undefined = operation.responses[status];
  const declared = named?.$ref === undefined ? named : (lookUp(named.$ref) as Declared);
  const base =
    named?.$ref === undefined ? pointer('paths', path, method, 'responses', status) : `contract${named.$ref}`;
  for (const name of requiredHeaders(declared))
    if (response.headers[name] === undefined) wrong(`the header ${name} is missing`);
  if (!REQUEST_ID.test(String(response.headers['x-request-id']))) wrong('it has no X-Request-Id');
  if (!declared?.content)
    return response.body === '' ? undefined : wrong(`a body that is not declared: ${response.body}`);
  const type = String(response.headers['content-type']);
  const [media = ''] = type.split(';');
  if (!Object.hasOwn(declared.content, media)) wrong(`the type ${media} is not declared`);
  if (media !== 'application/json') return;
  if (type !== 'application/json; charset=utf-8') wrong(`the type is ${type}`);
  const validate = compile(`${base}/content/application~1json/schema`);
  if (!validate(response.json())) wrong(ajv.errorsText(validate.errors));
}

/** The required headers of an answer, in Node's spelling. */
function requiredHeaders(declared: Declared | undefined): string[] {
  return Object.entries(declared?.headers ?? {}).flatMap(([name, header]) =>
    (lookUp(header.$ref) as { required?: boolean }).required ? [name.toLowerCase()] : [],
  );
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
