/** Copies of a value what its schema declares. */
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
 * A function that takes of a value the fields that a schema of an answer declares, in the schema's order, and drops all others:
 * what a handler reads of the database by mistake never leaves (API-4). Throws where a required field is missing. It is put
 * together of closures, since a content security policy forbids a browser to compile code. Of the same schema it is made once.
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

/** What may be null besides is declared as one schema and null. */
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

/** Not a date, which is text on the wire. */
function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
}
