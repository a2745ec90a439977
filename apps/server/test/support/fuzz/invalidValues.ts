import * as fc from 'fast-check';
import { resolved, type Schema, type Type, typesOf } from './schema.ts';
import { type Known, UNUSUAL_TEXTS, validValues } from './validValues.ts';

/** A value that violates one keyword of a schema. */
export interface InvalidValue {
  /** The keyword, and the field it belongs to. */
  readonly word: string;
  readonly value: unknown;
}

const OF_TYPE: Readonly<Record<Type, readonly unknown[]>> = {
  string: ['', 'text', '1', 'true', 'null'],
  integer: [0, -1, 1, 2 ** 53],
  number: [0.5, -0.25, 1.001],
  boolean: [true, false],
  array: [[], [[]], [null], ['a', 'b']],
  object: [{}, { a: 1 }, { $ne: null }, { toString: 1 }],
  null: [null],
};

const EXTRA = [
  'admin',
  '_id',
  'accountStatus',
  'walletFeauture',
  'kycVerified',
  'availableBalance',
  'status',
  'toString',
  'constructor',
  'valueOf',
  'hasOwnProperty',
  ...UNUSUAL_TEXTS,
];

const NO_FORMAT: Readonly<Record<string, readonly string[]>> = {
  uuid: [
    '',
    '0',
    'g197f3a2-0000-7000-8000-000000000001',
    '0197f3a2-0000-7000-8000-00000000000',
    '{}',
    ...UNUSUAL_TEXTS,
  ],
  email: ['', '@', 'a@', '@b.co', 'a b@c.co', 'a@b@c.co', ...UNUSUAL_TEXTS],
  uri: ['', 'x', '//no', '\\\\no', ...UNUSUAL_TEXTS],
  'date-time': ['', 'today', '2026-13-01T00:00:00Z', ...UNUSUAL_TEXTS],
};

/** Objects that violate one keyword of the schema. */
export function invalidObjects(schema: Schema, known: Known): fc.Arbitrary<InvalidValue> {
  const { properties = {}, required = [] } = schema;
  const valid = validValues(schema, known) as fc.Arbitrary<Record<string, unknown>>;
  const missing = required.map((name) =>
    valid.map((value) => ({ word: `required ${name}`, value: without(value, name) })),
  );
  const wrong = Object.entries(properties).flatMap(([name, each]) =>
    invalidValuesFor(each).map(([word, values]) =>
      fc
        .tuple(valid, fc.constantFrom(...values))
        .map(([rest, value]) => ({ word: `${word} ${name}`, value: { ...rest, [name]: value } })),
    ),
  );
  const extra = fc
    .tuple(valid, fc.constantFrom(...EXTRA), fc.jsonValue({ maxDepth: 2 }))
    .filter(([, name]) => !Object.hasOwn(properties, name))
    // An entry of its own, whatever its name means to an object.
    .map(([rest, name, value]) => ({
      word: `additionalProperties ${name}`,
      value: Object.fromEntries([...Object.entries(rest), [name, value]]),
    }));
  const other = fc
    .constantFrom<unknown>(null, 1, true, 'text', [], [[]], [{}])
    .map((value) => ({ word: 'type of all', value }));
  return fc.oneof(extra, other, ...missing, ...wrong);
}

/** Invalid values for a schema, by the keyword that they violate. */
export function invalidValuesFor(schema: Schema): [word: string, values: readonly unknown[]][] {
  const full = resolved(schema);
  const { pattern, minLength = 0, maxLength, minimum, maximum, minItems = 0, maxItems, format = '' } = full;
  const rule = pattern === undefined ? undefined : new RegExp(pattern, 'u');
  const found: [string, readonly unknown[]][] = [
    ['enum', full.enum ? [...full.enum.map((one) => `${one} `), '', ...UNUSUAL_TEXTS] : []],
    ['pattern', rule ? UNUSUAL_TEXTS.filter((text) => !rule.test(text)) : []],
    ['minLength', minLength > 0 ? ['', 'x'.repeat(minLength - 1), 'é'.repeat(minLength - 1)] : []],
    ['maxLength', maxLength === undefined ? [] : ['x'.repeat(maxLength + 1), '👍'.repeat(maxLength + 1)]],
    ['minimum', minimum === undefined ? [] : [minimum - 1, -(2 ** 53), -1e300]],
    ['maximum', maximum === undefined ? [] : [maximum + 1, 2 ** 53, 1e300]],
    ['minItems', minItems > 0 ? [Array.from({ length: minItems - 1 }, () => 'x')] : []],
    ['maxItems', maxItems === undefined ? [] : [Array.from({ length: maxItems + 1 }, () => 'x')]],
    ['format', NO_FORMAT[format] ?? []],
    ['oneOf', full.oneOf ? [null, 0, '', 'other', [], {}, ['x'], [null]] : []],
    ['type', otherTypes(full)],
  ];
  const inside = (full.items ? invalidValuesFor(full.items) : []).map(
    ([word, values]): [string, readonly unknown[]] => [`items ${word}`, values.map((value) => [value])],
  );
  return [...found, ...inside].filter(([, values]) => values.length > 0);
}

function without(value: object, name: string): object {
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));
}

function otherTypes(schema: Schema): unknown[] {
  const types = new Set<string>(typesOf(schema));
  if (types.size === 0) return [];
  if (types.has('number')) types.add('integer');
  return Object.entries(OF_TYPE).flatMap(([type, values]) => (types.has(type) ? [] : values));
}
