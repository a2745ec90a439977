/** Copies the fields of a value that its schema declares. */
export type SelectFields = (value: unknown) => unknown;

interface Schema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

const made = new WeakMap<Schema, SelectFields>();

/**
 * Creates a function that copies the declared fields of an answer in the order of the schema and drops all others, so
 * that a handler cannot expose a database column by mistake (API-4). Throws if a required field is missing. It is
 * composed of closures, because a browser's content security policy forbids compiling code. Cached by schema.
 */
export function fieldSelector(schema: Schema): SelectFields {
  const known = made.get(schema);
  if (known) return known;
  const pick = selectorOf(schema);
  made.set(schema, pick);
  return pick;
}

function selectorOf(schema: Schema): SelectFields {
  const { properties, additionalProperties, items } = schema;
  const branches = schema.oneOf ?? schema.anyOf;
  if (branches) return selectorOfBranches(branches);
  if (schema.allOf) throw new Error('An answer with allOf has no selector.');
  if (items) {
    const each = fieldSelector(items);
    return (value) => (Array.isArray(value) ? value.map(each) : value);
  }
  if (properties || typeof additionalProperties === 'object') return selectorOfObject(schema);
  return (value) => value;
}

/** Nullable values are declared as one schema and null. */
function selectorOfBranches(branches: readonly Schema[]): SelectFields {
  const [branch, ...others] = branches.filter(({ type }) => type !== 'null');
  if (!branch || others.length > 0) throw new Error('An answer of several shapes has no selector.');
  return fieldSelector(branch);
}

function selectorOfObject({ properties = {}, required = [], additionalProperties }: Schema): SelectFields {
  const fields = Object.entries(properties).map(([name, schema]) => ({ name, pick: fieldSelector(schema) }));
  const rest = restOf(additionalProperties);
  return (value) => {
    if (!isRecord(value)) return value;
    const picked: Record<string, unknown> = {};
    for (const { name, pick } of fields) {
      const field = value[name];
      if (field !== undefined) picked[name] = pick(field);
    }
    if (rest)
      for (const [name, field] of Object.entries(value))
        if (!Object.hasOwn(properties, name)) picked[name] = rest(field);
    for (const name of required) if (picked[name] === undefined) throw new Error(`An answer lacks its field ${name}.`);
    return picked;
  };
}

function restOf(additional: Schema['additionalProperties']): SelectFields | undefined {
  if (typeof additional === 'object') return fieldSelector(additional);
  return additional === true ? (value) => value : undefined;
}

/** Excludes dates, which are text on the wire. */
function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
}
