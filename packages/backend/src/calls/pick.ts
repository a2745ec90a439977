/** Copies the fields of a value that its schema declares. */
export type Pick = (value: unknown) => unknown;

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

const made = new WeakMap<Schema, Pick>();

/**
 * Creates a function that copies the declared fields of an answer in the order of the schema and drops all others, so
 * that a handler cannot expose a database column by mistake (API-4). Throws if a required field is missing. It is
 * composed of closures, because a browser's content security policy forbids compiling code. Cached by schema.
 */
export function picker(schema: Schema): Pick {
  const known = made.get(schema);
  if (known) return known;
  const pick = pickerOf(schema);
  made.set(schema, pick);
  return pick;
}

function pickerOf(schema: Schema): Pick {
  const { properties, additionalProperties, items } = schema;
  const branches = schema.oneOf ?? schema.anyOf;
  if (branches) return pickerOfBranches(branches);
  if (schema.allOf) throw new Error('An answer with allOf has no picker.');
  if (items) {
    const each = picker(items);
    return (value) => (Array.isArray(value) ? value.map(each) : value);
  }
  if (properties || typeof additionalProperties === 'object') return pickerOfObject(schema);
  return (value) => value;
}

/** Nullable values are declared as one schema and null. */
function pickerOfBranches(branches: readonly Schema[]): Pick {
  const [branch, ...others] = branches.filter(({ type }) => type !== 'null');
  if (!branch || others.length > 0) throw new Error('An answer of several shapes has no picker.');
  return picker(branch);
}

function pickerOfObject({ properties = {}, required = [], additionalProperties }: Schema): Pick {
  const fields = Object.entries(properties).map(([name, schema]) => ({ name, pick: picker(schema) }));
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

function restOf(additional: Schema['additionalProperties']): Pick | undefined {
  if (typeof additional === 'object') return picker(additional);
  return additional === true ? (value) => value : undefined;
}

/** Excludes dates, which are text on the wire. */
function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
}
