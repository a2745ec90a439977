import { servedOperations } from '@keel/backend/contract/contract.ts';
import type { OperationId } from '@keel/contract';
import { operationTable } from '@keel/contract';
import * as fc from 'fast-check';
import { multipart, type Part } from '../form.ts';
import { invalidObjects, invalidValuesFor } from './invalidValues.ts';
import { type Parameter, type Schema, taken, typesOf } from './schema.ts';
import { type Known, UNUSUAL_TEXTS, validValues } from './validValues.ts';

/** A request, valid or not. */
export interface FuzzRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string | Buffer;
  /** Whose session it uses. */
  readonly session: 'own' | 'none' | 'garbage';
  /** The keyword that it violates; such a request must never be accepted. */
  readonly broken: string | null;
}

/** The inputs for generating requests. */
export interface RequestSources {
  readonly known: Known;
  /** The fields of valid upload forms, in order. */
  readonly form: readonly Part[];
}

// Read once: a copy for each request would take longer than the request.
const operations = servedOperations();

type Sent = Omit<FuzzRequest, 'session'>;
type Filled = Readonly<Record<string, string>>;

const JSON_TYPE = { 'content-type': 'application/json' } as const;
const OTHER_TYPES = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json5',
  'application/json, text/html',
  '/',
  ';',
  'x'.repeat(2000),
];
const NO_JSON = [
  '',
  '{',
  '{"user":',
  '{"a":1,}',
  "{'a':1}",
  '[',
  'NaN',
  '\ufeff{',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  '{"a":"\u0000"}',
  '['.repeat(30_000),
  Buffer.from([0xff, 0xfe, 0x00, 0x7b]),
  Buffer.from([0x7b, 0x22, 0xed, 0xa0, 0x80]),
];
const HUGE = JSON.stringify({ user: 'x'.repeat(70 * 1024) });
const DEEP = `{"user":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;

/** Requests of an operation: valid ones, those that violate one keyword, and noise. */
export function requests(id: OperationId, ingredients: RequestSources): fc.Arbitrary<FuzzRequest> {
  const { operation } = operations.get(id) ?? {};
  if (!operation) throw new Error(`${id} is not in the contract.`);
  const { parameters, body } = taken(operation);
  const kinds = [
    ...fits(id, parameters, { body, ingredients }),
    ...(body ? broken(id, parameters, { body, ingredients }) : noBody(id, parameters, ingredients)),
    ...wrongParameters(id, parameters, { body, ingredients }),
  ];
  return fc.tuple(fc.oneof(...kinds), sessions).map(([sent, session]) => ({ ...sent, session }));
}

const sessions = fc.oneof(
  { weight: 8, arbitrary: fc.constant('own' as const) },
  { weight: 1, arbitrary: fc.constantFrom('none' as const, 'garbage' as const) },
);

type Kind = { weight: number; arbitrary: fc.Arbitrary<Sent> };
interface Parts {
  readonly body: Schema | undefined;
  readonly ingredients: RequestSources;
}

function fits(id: OperationId, parameters: Parameter[], { body, ingredients }: Parts): Kind[] {
  const filled = filling(parameters, ingredients.known);
  if (id === 'uploadObject')
    return [{ weight: 4, arbitrary: forms(id, parameters, { filled, form: ingredients.form }) }];
  const json = body ? validValues(body, ingredients.known) : fc.constant(undefined);
  const arbitrary = fc.tuple(filled, json).map(([values, value]) => ({
    ...addressed(id, parameters, values),
    ...(value !== undefined && { payload: JSON.stringify(value) }),
    broken: null,
  }));
  return [{ weight: 4, arbitrary: arbitrary.map((sent) => withType(sent)) }];
}

function broken(id: OperationId, parameters: Parameter[], { body, ingredients }: Parts): Kind[] {
  if (!body) return [];
  const filled = filling(parameters, ingredients.known);
  const made = invalidObjects(body, ingredients.known);
  const wrong = fc.tuple(filled, made).map(([values, { word, value }]) => ({
    ...addressed(id, parameters, values),
    payload: JSON.stringify(value),
    broken: word,
  }));
  const right = validValues(body, ingredients.known) as fc.Arbitrary<object>;
  const nameOf = fc.constantFrom(...Object.keys(body.properties ?? {}));
  const twice = fc
    .tuple(filled, right, nameOf, fc.constantFrom(...UNUSUAL_TEXTS))
    .map(([values, value, name, text]) => ({
      ...addressed(id, parameters, values),
      payload: `${JSON.stringify(value).slice(0, -1)},${JSON.stringify(name)}:${JSON.stringify(text)}}`,
      broken: null,
    }));
  const type = fc.tuple(filled, right, fc.constantFrom(...OTHER_TYPES)).map(([values, value, contentType]) => {
    const { url, headers } = addressed(id, parameters, values);
    const payload = JSON.stringify(value);
    return { url, headers: { ...headers, 'content-type': contentType }, payload, broken: 'content type' };
  });
  return [
    { weight: 5, arbitrary: wrong.map(withType) },
    { weight: 1, arbitrary: twice.map(withType) },
    { weight: 1, arbitrary: type },
    { weight: 1, arbitrary: noise(id, parameters, filled).map(withType) },
  ];
}

/** Operations without a body may still get one. */
function noBody(id: OperationId, parameters: Parameter[], { known }: RequestSources): Kind[] {
  const filled = filling(parameters, known);
  const typed = fc
    .tuple(noise(id, parameters, filled), fc.constantFrom(JSON_TYPE['content-type'], ...OTHER_TYPES))
    .map(([sent, type]) => ({ ...sent, headers: { ...sent.headers, 'content-type': type }, broken: null }));
  return [{ weight: 2, arbitrary: typed }];
}

function noise(id: OperationId, parameters: Parameter[], filled: fc.Arbitrary<Filled>): fc.Arbitrary<Sent> {
  const payload = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom<string | Buffer>(...NO_JSON) },
    { weight: 1, arbitrary: fc.constantFrom(HUGE, DEEP) },
    { weight: 2, arbitrary: fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)) },
  );
  return fc
    .tuple(filled, payload)
    .map(([values, bytes]) => ({ ...addressed(id, parameters, values), payload: bytes, broken: 'JSON' }));
}

function wrongParameters(id: OperationId, parameters: Parameter[], { body, ingredients }: Parts): Kind[] {
  const filled = filling(parameters, ingredients.known);
  const json = body ? validValues(body, ingredients.known) : fc.constant(undefined);
  const make = (name: string, values: fc.Arbitrary<string>, word: string | null) =>
    fc.tuple(filled, json, values).map(([rest, value, text]) => ({
      ...addressed(id, parameters, { ...rest, [name]: text }),
      ...(value !== undefined && { payload: JSON.stringify(value) }),
      broken: word,
    }));
  const wrong = parameters.flatMap((parameter) =>
    textsBreaking(parameter).map(([word, values]) => make(parameter.name, values, `${word} ${parameter.name}`)),
  );
  const strange = fc.tuple(filled, fc.constantFrom(...STRANGE_QUERIES)).map(([values, query]) => {
    const { url, headers } = addressed(id, parameters, values);
    return { url: `${url}${url.includes('?') ? '&' : '?'}${query}`, headers, broken: null };
  });
  return [
    { weight: 1, arbitrary: strange },
    ...(wrong.length > 0 ? [{ weight: 3, arbitrary: fc.oneof(...wrong).map(withType) }] : []),
  ];
}

const STRANGE_QUERIES = [
  '%zz',
  '%00=%00',
  '__proto__=1&constructor=2',
  'limit=1&limit=2&cursor=a&cursor=b',
  'ids[]=1&ids[a]=2',
  'token=canary-sent-in-query',
  '='.repeat(3000),
  '%ED%A0%80=%ED%A0%80',
];

/** Invalid values of a parameter, as text. */
function textsBreaking({ in: place, required, schema }: Parameter): [string, fc.Arbitrary<string>][] {
  const isText = typesOf(schema).includes('string');
  const texts: [string, readonly unknown[]][] = isText
    ? invalidValuesFor(schema).filter(([word]) => word !== 'type')
    : [
        ...invalidValuesFor(schema).filter(([word]) => word.endsWith('imum')),
        ['type', ['text', '0.5', '', 'TRUE', '[]']],
      ];
  return texts.flatMap(([word, values]) => {
    // An empty path segment is another path, and an empty header is no header.
    const sent = values.map(String).filter((text) => sendable(place, text) && (text !== '' || !required));
    return sent.length === 0 ? [] : [[word, fc.constantFrom(...sent)]];
  });
}

/** Headers cannot contain other characters, and dot segments of a path are resolved before it is sent. */
function sendable(place: Parameter['in'], text: string): boolean {
  if (place === 'header') return /^[\u0020-\u007e]*$/.test(text) && text.trim() === text && text !== '';
  return place === 'query' || !/^\.{0,2}$/.test(text);
}

function filling(parameters: Parameter[], known: Known): fc.Arbitrary<Filled> {
  const each = parameters.map(({ name, in: place, schema }) => [
    name,
    validValues(schema, known, name)
      .map(String)
      .filter((text) => sendable(place, text)),
  ]);
  return fc.record(Object.fromEntries(each) as Record<string, fc.Arbitrary<string>>, {
    requiredKeys: parameters.filter(({ required }) => required).map(({ name }) => name),
  });
}

function addressed(id: OperationId, parameters: Parameter[], values: Filled): { url: string; headers: Filled } {
  const given = (place: Parameter['in']) =>
    parameters.flatMap(({ name, in: location }) =>
      location === place && values[name] !== undefined ? [[name, values[name]]] : [],
    );
  const { path = '' } = operations.get(id) ?? {};
  const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => percent(values[name] ?? 'x'));
  const query = given('query').map(([name = '', value = '']) => `${percent(name)}=${percent(value)}`);
  return { url: query.length > 0 ? `${url}?${query.join('&')}` : url, headers: Object.fromEntries(given('header')) };
}

/** Percent-encodes a text. An unpaired surrogate, which UTF-8 cannot encode, becomes the bytes ED A0 80. */
function percent(text: string): string {
  return text
    .split(/([\ud800-\udfff])/u)
    .map((part) => (/^[\ud800-\udfff]$/u.test(part) ? '%ED%A0%80' : encodeURIComponent(part)))
    .join('');
}

function withType<Request extends Sent>(sent: Request): Request {
  return sent.payload === undefined ? sent : { ...sent, headers: { ...JSON_TYPE, ...sent.headers } };
}

function forms(
  id: OperationId,
  parameters: Parameter[],
  { filled, form }: { filled: fc.Arbitrary<Filled>; form: readonly Part[] },
): fc.Arbitrary<Sent> {
  const changed = fc.oneof(
    fc.shuffledSubarray([...form]),
    fc
      .tuple(fc.nat(form.length - 1), fc.oneof(fc.string(), fc.constantFrom(...UNUSUAL_TEXTS)))
      .map(([at, text]) => form.map(([name, value], index): Part => [name, index === at ? text : value])),
    fc.array(fc.tuple(fc.string(), fc.oneof(fc.string(), fc.uint8Array({ maxLength: 2000 })))),
  );
  return fc.tuple(filled, changed, fc.nat(100)).map(([values, parts, cut]) => {
    const { body, headers } = multipart(parts);
    const { url } = addressed(id, parameters, values);
    return { url, headers, payload: cut < 20 ? body.subarray(0, (body.length * cut) / 20) : body, broken: null };
  });
}

/** Whether an operation requires authentication. */
export function needsSession(id: OperationId): boolean {
  return operationTable[id].security !== 'none';
}
