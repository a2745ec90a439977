import { readFileSync } from 'node:fs';
import type { Readable } from 'node:stream';
import type { components, OperationId, operations } from '@keel/contract';
import { operationTable } from '@keel/contract';
import { parse } from 'yaml';

/** A contract document, as far as the server reads it. */
export interface Contract {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, ContractOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

interface ContractOperation {
  readonly operationId: OperationId;
  readonly servers?: readonly { readonly url: string }[];
  readonly requestBody?: unknown;
  readonly responses: Readonly<Record<string, unknown>>;
}

const FILE = new URL('../../../../openapi.yaml', import.meta.url);
const contract = parse(readFileSync(FILE, 'utf8')) as Contract;

/** The schema of a name, able to stand alone: whatever it refers to comes with it. */
export function schemaOf(name: keyof components['schemas']): object {
  return { $ref: `#/components/schemas/${name}`, components: { schemas: contract.components.schemas } };
}

/** A fresh copy with every path as it is on this server, its `/api` included. */
export function servedContract(): Contract {
  const copy = structuredClone(contract);
  const base = copy.servers[0]?.url ?? '';
  const paths = Object.entries(copy.paths).map(([path, item]) => {
    const own = Object.values(item).find((operation) => operation.servers)?.servers?.[0]?.url;
    return [`${(own ?? base).replace(/\/$/, '')}${path}`, item];
  });
  return { ...copy, paths: Object.fromEntries(paths) as Contract['paths'] };
}

/** The operations by id, with their addresses on this server. */
export function servedOperations(): Map<OperationId, { path: string; method: string; operation: ContractOperation }> {
  return new Map(
    Object.entries(servedContract().paths).flatMap(([path, item]) =>
      Object.entries(item)
        .filter(([, operation]) => operation.operationId in operationTable)
        .map(([method, operation]) => [operation.operationId, { path, method, operation }] as const),
    ),
  );
}

type Json<Response> = Response extends { content: { 'application/json': infer Answer } } ? Answer : undefined;
/** What is no JSON: of the type that the contract names, sent as it is. */
type Raw<Response> = Response extends { content: infer Content }
  ? { readonly type: Exclude<keyof Content, 'application/json'> & string; readonly raw: RawBody }
  : object;
type Responses<Op extends OperationId> = operations[Op]['responses'];
type Statuses<Op extends OperationId> = Exclude<keyof Responses<Op>, 'default'> & number;

/** JSON that was made before, as bytes, with the tag that names this version of it. */
export interface Prepared {
  readonly json: Buffer;
  readonly etag: string;
}

/** Text, bytes, or a stream of them. */
export type RawBody = string | Uint8Array | Readable;

/** Some failures are declared in more than the one shape, as what an object store says is. */
type RefusalOfAnotherType<Status extends number, Bytes> = Bytes extends { type: infer Type }
  ? [Type] extends [never]
    ? never
    : { readonly status: Status; readonly headers?: Readonly<Record<string, string>> } & Bytes
  : never;

type ReplyWith<Status extends number, Answer, Bytes> = Answer extends { bool: false }
  ? Refusal<Status> | RefusalOfAnotherType<Status, Bytes>
  : [Answer] extends [undefined]
    ? { readonly status: Status; readonly headers?: Readonly<Record<string, string>> } & Bytes
    : { readonly status: Status; readonly headers?: Readonly<Record<string, string>> } & (
        | { readonly body: Answer }
        | { readonly prepared: Prepared }
        | Bytes
      );

/** A failure that an operation declares. */
export interface Refusal<Status extends number = number> {
  readonly status: Status;
  readonly code: components['schemas']['ErrorCode'];
  /** For the person. */
  readonly message: string;
  readonly errors?: readonly components['schemas']['FieldError'][];
  /** Seconds to wait; goes out as Retry-After. */
  readonly retryAfter?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What an operation may answer: a declared status, with what the contract says belongs to it. */
export type Reply<Op extends OperationId> = {
  [Status in Statuses<Op>]: ReplyWith<Status, Json<Responses<Op>[Status]>, Raw<Responses<Op>[Status]>>;
}[Statuses<Op>];

type Body<Op extends OperationId> = operations[Op] extends {
  requestBody: { content: { 'application/json': infer Sent } };
}
  ? Sent
  : operations[Op] extends { requestBody: { content: { 'multipart/form-data': unknown } } }
    ? Multipart
    : undefined;

/** A form that has not been read yet. */
export interface Multipart {
  readonly stream: Readable;
  readonly contentType: string;
}

type Parameters<Op extends OperationId, Kind extends 'path' | 'query'> = Kind extends keyof operations[Op]['parameters']
  ? NonNullable<operations[Op]['parameters'][Kind]>
  : undefined;

/** Who asks: a session for `bearer`, the unchecked token for `header`, nobody for `none`. */
export type Caller<Op extends OperationId> = {
  bearer: { readonly userId: string; readonly tokenHash: Uint8Array };
  header: { readonly tokenHash: Uint8Array };
  none: null;
}[(typeof operationTable)[Op]['security']];

/** A request that fits the contract. */
export interface Call<Op extends OperationId> {
  readonly body: Body<Op>;
  readonly params: Parameters<Op, 'path'>;
  readonly query: Parameters<Op, 'query'>;
  readonly caller: Caller<Op>;
  readonly requestId: string;
  readonly userAgent: string | null;
  /** The header Accept. */
  readonly accept: string;
  /** Names an action of the person, so that a retry does not repeat it; see src/idempotency. */
  readonly idempotencyKey: string | null;
  /** The header Last-Event-ID. */
  readonly lastEventId: string | null;
}
