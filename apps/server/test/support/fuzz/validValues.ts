import * as fc from 'fast-check';
import { resolved, type Schema, type Type, typesOf } from './schema.ts';

/** Values with a meaning for the server, by the name of their field. */
export type Known = Readonly<Record<string, readonly unknown[]>>;

/** Unusual text that schemas allow and that may cause errors. */
export const UNUSUAL_TEXTS = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\u202e\u200b\ufeff',
  '__proto__',
  'constructor',
  "'; DROP TABLE users; --",
  '${7*7}{{7*7}}',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '%00%0d%0aX-Canary: 1',
  '\r\nX-Canary: 1',
  'e\u0301'.repeat(20),
  '👩‍👩‍👧‍👦'.repeat(10),
  '9'.repeat(400),
  '1e308',
  '-0',
  'NaN',
] as const;

/** Valid values for a schema, including those known to the server. */
export function validValues(schema: Schema, known: Known, name = ''): fc.Arbitrary<unknown> {
  const full = resolved(schema);
  const drawn = drawnFor(full, known);
  const meant = known[name];
  return meant ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...meant) }, { weight: 1, arbitrary: drawn }) : drawn;
}

function drawnFor(schema: Schema, known: Known): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.oneOf) return fc.oneof(...schema.oneOf.map((one) => validValues(one, known)));
  return fc.oneof(...typesOf(schema).map((type) => ofType[type](schema, known)));
}

const ofType: Readonly<Record<Type, (schema: Schema, known: Known) => fc.Arbitrary<unknown>>> = {
  string: texts,
  integer: ({ minimum = -1000, maximum = 1000 }) => fc.integer({ min: minimum, max: Math.min(maximum, 2 ** 31 - 1) }),
  number: () => fc.double({ noNaN: true, noDefaultInfinity: true }),
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  array: ({ items = {}, minItems = 0, maxItems = 20 }, known) =>
    fc.array(validValues(items, known), { minLength: minItems, maxLength: Math.min(maxItems, 20) }),
  object: ({ properties = {}, required = [] }, known) =>
    fc.record(
      Object.fromEntries(Object.entries(properties).map(([key, each]) => [key, validValues(each, known, key)])),
      {
        requiredKeys: [...required],
      },
    ),
};

const FORMATS: Readonly<Record<string, fc.Arbitrary<string>>> = {
  uuid: fc.uuid(),
  email: fc
    .tuple(fc.stringMatching(/^[a-z0-9]{1,20}$/), fc.stringMatching(/^[a-z]{2,12}$/))
    .map(([name, host]) => `${name}@${host}.example`),
  // Built manually, because setting up fast-check's generator of web addresses takes seconds.
  uri: fc
    .tuple(
      fc.constantFrom('http', 'https'),
      fc.stringMatching(/^[a-z][a-z0-9-]{0,20}[a-z0-9]$/),
      fc.stringMatching(/^(\/[\w.~%-]{0,8}){0,4}$/).map((path) => path.replaceAll('%', '%25')),
      fc.constantFrom('', '?', '?a=b&c=%00', '#', '#x'),
    )
    .map(([scheme, host, path, rest]) => `${scheme}://${host}.example${path}${rest}`),
  'date-time': fc
    .date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') })
    .map((at) => at.toISOString()),
  // All passwords can be recognised in answers.
  password: fc.string({ maxLength: 30 }).map((text) => `canary-sent-${text.replaceAll('\0', '')}`),
};

function texts({ format = '', pattern, minLength = 0, maxLength = 300 }: Schema): fc.Arbitrary<string> {
  // JSON Schema counts code points, not what a person sees as a character.
  const fits = (text: string) => {
    const points = Array.from(text).length;
    return points >= minLength && points <= maxLength;
  };
  const formed = FORMATS[format];
  if (formed) return formed.filter(fits);
  const free = fc.oneof(
    fc.string({ minLength, maxLength }),
    fc.string({ minLength, maxLength, unit: 'grapheme' }),
    fc.constantFrom(...UNUSUAL_TEXTS, 'x'.repeat(maxLength)),
  );
  if (pattern === undefined) return free.filter(fits);
  const rule = new RegExp(pattern, 'u');
  // Patterns with lookahead cannot be used to generate texts.
  const matching = pattern.includes('(?') ? fc.string({ minLength, maxLength }) : fc.stringMatching(rule);
  return matching.filter((text) => rule.test(text) && fits(text));
}
