import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Answer } from './answers.ts';

interface Response {
  readonly content?: { readonly 'application/json'?: { readonly examples?: Readonly<Record<string, Example>> } };
}

interface Example {
  readonly value: { readonly message: string };
}

interface Operation {
  readonly operationId?: string;
  readonly responses: Readonly<Record<string, Response | { readonly $ref: string }>>;
}

interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly responses: Readonly<Record<string, Response>> };
}

/** A failure that the contract declares for a call. */
export interface DeclaredFault extends Answer {
  readonly status: number;
  /** The name of its example. */
  readonly name: string;
  readonly message: string;
}

/** Used for `default`: a status that no rule names. */
const UNEXPECTED = 418;
const OPENAPI = new URL('../../../../openapi.yaml', import.meta.url);
const { paths, components } = parse(readFileSync(OPENAPI, 'utf8')) as Contract;

/** A refusal with a success status: the server's message is shown anyway (DASH-8, ERR-1). */
const REFUSED: DeclaredFault = {
  status: 200,
  name: 'bool false',
  message: 'Not today, please.',
  body: { bool: false, message: 'Not today, please.' },
};

/**
 * Each failure of a call by openapi.yaml: one for each example of each status, and success with `bool` false. 401 is left
 * out, since it ends the session whatever the call.
 */
export function declaredFaults(operationId: string): readonly DeclaredFault[] {
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const operation = operations.find((each) => each.operationId === operationId);
  if (operation === undefined) throw new Error(`openapi.yaml has no operation ${operationId}.`);
  const failures = Object.entries(operation.responses).flatMap(([code, response]): readonly DeclaredFault[] => {
    const status = code === 'default' ? UNEXPECTED : Number(code);
    if (status < 300 || status === 401) return [];
    const { content } =
      '$ref' in response ? (components.responses[response.$ref.split('/').at(-1) ?? ''] ?? {}) : response;
    return Object.entries(content?.['application/json']?.examples ?? {}).map(([name, { value }]) => ({
      status,
      name,
      message: value.message,
      body: value,
    }));
  });
  return [...failures, REFUSED];
}

/** The name of the operation at a path of the contract. */
export function operationAt(method: string, path: string): string {
  const operation = paths[path]?.[method.toLowerCase()];
  if (operation?.operationId === undefined) throw new Error(`openapi.yaml has no call ${method} ${path}.`);
  return operation.operationId;
}
