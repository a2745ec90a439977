import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';

/** A JSON schema of `openapi.yaml`, with the keywords that tests use. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  oneOf?: Schema[];
  'x-addition'?: boolean;
  'x-messages'?: Record<string, string>;
}

/** The schema and the named examples of a body. */
export interface Media {
  schema: Schema;
  examples: Record<string, { value: unknown }>;
}

/** A declared answer, or a reference to a shared one. */
export interface Response {
  $ref?: string;
  description: string;
  headers?: Record<string, { $ref: string }>;
  content?: Record<string, Media>;
}

/** An operation of `openapi.yaml`. */
export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  'x-addition'?: boolean;
  servers?: { url: string }[];
  security: Record<string, string[]>[];
  parameters?: { $ref?: string; name?: string }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, Response>;
}

interface Contract {
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    securitySchemes: Record<string, unknown>;
    responses: Record<string, Response>;
    headers: Record<string, { required?: boolean; schema: Schema }>;
    schemas: Record<string, Schema>;
  };
}

const root = new URL('../../../../', import.meta.url);
const contract = parse(readFileSync(new URL('openapi.yaml', root), 'utf8')) as Contract;

export const { servers, components } = contract;
export const { schemas } = components;

/** Every operation of the contract with its method and path. */
export const calls = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ id: operation.operationId, method, path, operation })),
);

export type Call = (typeof calls)[number];

/** The operation with an id; throws if the contract has none. */
export function call(id: string): Call {
  const found = calls.find((one) => one.id === id);
  if (!found) throw new Error(`openapi.yaml has no operation ${id}.`);
  return found;
}

/** The answers of an operation by status, with references to shared answers resolved. */
export function answers({ operation }: Call): [status: string, answer: Response][] {
  return Object.entries(operation.responses).map(([status, answer]) => [status, shared(answer)]);
}

/** All properties of a schema, nested ones too, without following references. */
export function properties(schema: Schema): [name: string, property: Schema][] {
  const own = Object.entries(schema.properties ?? {});
  const inside = [
    ...own.map(([, property]) => property),
    ...(schema.items ? [schema.items] : []),
    ...(schema.oneOf ?? []),
  ];
  return [...own, ...inside.flatMap(properties)];
}

/** The names of all schemas that a part of the contract refers to, directly or indirectly. */
export function reached(piece: unknown, found = new Set<string>()): Set<string> {
  for (const reference of references(piece)) {
    const [, kind, name] = /^#\/components\/(\w+)\/(\w+)$/.exec(reference) ?? [];
    if (!name || (kind === 'schemas' && found.has(name))) continue;
    if (kind === 'schemas') reached(schemas[name], found.add(name));
    if (kind === 'responses') reached(components.responses[name], found);
  }
  return found;
}

const ajv = addFormats.default(
  new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true, allErrors: true }),
);
ajv.addVocabulary(['components', 'x-addition', 'x-messages', 'xml']);
ajv.addFormat('password', true);
ajv.addFormat('binary', true);
ajv.addSchema({ components: { schemas } }, 'openapi');

/** Compiles a validator for a schema, which may be a reference. */
export function validator(schema: Schema): ValidateFunction {
  return ajv.compile(schema.$ref ? { $ref: `openapi${schema.$ref}` } : schema);
}

function shared(answer: Response): Response {
  const name = answer.$ref?.split('/').at(-1);
  return (name && components.responses[name]) || answer;
}

function references(piece: unknown): string[] {
  if (typeof piece !== 'object' || piece === null) return [];
  return Object.entries(piece).flatMap(([key, value]) =>
    key === '$ref' && typeof value === 'string' ? [value] : references(value),
  );
}
