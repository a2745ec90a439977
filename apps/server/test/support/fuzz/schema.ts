import { servedContract } from '@keel/backend/contract/contract.ts';

/** The part of JSON Schema that the contract uses for requests. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: Type | readonly Type[];
  readonly const?: string | number | boolean;
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
}

export type Type = 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object' | 'null';

/** The location of a parameter in a request. */
export type Place = 'path' | 'query' | 'header';

export interface Parameter {
  readonly name: string;
  readonly in: Place;
  readonly required?: boolean;
  readonly schema: Schema;
}

interface Described {
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

const contract = servedContract() as unknown as { components: Record<string, Record<string, unknown>> };

/** Resolves the reference of a schema; properties beside the reference take precedence. */
export function resolved({ $ref, ...siblings }: Schema): Schema {
  return $ref === undefined ? siblings : { ...resolved(lookUp($ref) as Schema), ...siblings };
}

/** The inputs of an operation: its parameters, and the schema of its JSON body if it has one. */
export function taken(operation: object): { parameters: Parameter[]; body: Schema | undefined } {
  const { parameters = [], requestBody } = operation as Described;
  const body = requestBody?.content['application/json']?.schema;
  return {
    parameters: parameters.map((each) => ('$ref' in each ? (lookUp(each.$ref) as Parameter) : each)),
    body: body && resolved(body),
  };
}

export function typesOf({ type = [] }: Schema): readonly Type[] {
  return typeof type === 'string' ? [type] : type;
}

function lookUp(ref: string): unknown {
  const [, , kind = '', name = ''] = ref.split('/');
  return contract.components[kind]?.[name];
}
