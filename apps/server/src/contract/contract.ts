import type { components, OperationId, operations } from '@keel/contract';
import { operationTable } from '@keel/contract';
import { contract as document } from './contract.gen.ts';
import type { Multipart } from './Multipart.ts';

/** A contract document, as far as the server reads it. */
export interface Contract {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, ContractOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

/** An operation of it, references and all. */
export interface ContractOperation {
  readonly operationId: OperationId;
  readonly servers?: readonly { readonly url: string }[];
  readonly parameters?: readonly object[];
  readonly requestBody?: Media;
  readonly responses: Readonly<Record<string, object>>;
}

/** What a body is, by its content type. */
export interface Media {
  readonly content?: Readonly<Record<string, { readonly schema?: Readonly<Record<string, unknown>> }>>;
}

const contract = document as Contract;
const served = withServedPaths();
const operations = new Map(
  Object.entries(served.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, operation]) => operation.operationId in operationTable)
      .map(([method, operation]) => [operation.operationId, { path, method, operation }] as const),
  ),
);

/** The contract with every path as it is on this server, its `/api` included. */
export function servedContract(): Contract {
  return served;
}

/** The operations by id, with their addresses on this server. */
export function servedOperations(): ReadonlyMap<
  OperationId,
  { readonly path: string; readonly method: string; readonly operation: ContractOperation }
> {
  return operations;
}

/** The schema of a name, able to stand alone: what it refers to stands in it. */
export function schemaOf(name: keyof components['schemas']): object {
  return inlined({ $ref: `#/components/schemas/${name}` }) as object;
}

const known = new Map<string, unknown>();

/**
 * A piece of the contract with everything that it refers to in its place; what stands beside a reference counts before
 * it. Whoever refers to the same gets the same object. No schema of the contract holds itself.
 */
export function inlined(piece: unknown): unknown {
  if (Array.isArray(piece)) return piece.map(inlined);
  if (typeof piece !== 'object' || piece === null) return piece;
  const { $ref, ...siblings } = piece as { $ref?: unknown };
  if (typeof $ref !== 'string') return mapped(piece);
  if (!known.has($ref)) known.set($ref, inlined(lookUp($ref)));
  const found = known.get($ref);
  return Object.keys(siblings).length === 0 ? found : { ...(found as object), ...mapped(siblings) };
}

function mapped(piece: object): object {
  return Object.fromEntries(Object.entries(piece).map(([key, value]) => [key, inlined(value)]));
}

function lookUp(ref: string): unknown {
  const [, ...keys] = ref.split('/');
  return keys.reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], contract);
}

function withServedPaths(): Contract {
  const base = contract.servers[0]?.url ?? '';
  const paths = Object.entries(contract.paths).map(([path, item]) => {
    const serverUrl = Object.values(item).find((operation) => operation.servers)?.servers?.[0]?.url;
    return [`${(serverUrl ?? base).replace(/\/$/, '')}${path}`, item];
  });
  return { ...contract, paths: Object.fromEntries(paths) as Contract['paths'] };
}

type Json<Response> = Response extends { content: { 'application/json': infer Answer } } ? Answer : undefined;
/** What is no JSON: of the type that the contract names, sent as it is. */
type Raw<Response> = Response extends { content: infer Content }
  ? { readonly type: Exclude<keyof Content, 'application/json'> & string; readonly raw: RawBody }
  : object;
type Responses<Op extends OperationId> = operations[Op]['responses'];
type Statuses<Op extends OperationId> = Exclude<keyof Responses<Op>, 'default'> & number;

/**
 * JSON that was made before, with the tag that names this version of it. Text, not bytes: it leaves in one piece with
 * its headers, which bytes do not.
 */
export interface Prepared {
  readonly json: string;
  readonly etag: string;
}

/** Text, bytes, or a stream of them. */
export type RawBody = string | Uint8Array | ReadableStream<Uint8Array>;

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
  /** Names the message, so that an app can say it in the reader's language; see src/words. */
  readonly messageCode: components['schemas']['MessageCode'];
  readonly params?: components['schemas']['MessageParams'];
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
  /** The first part of the caller's address; see `networkOf`. */
  readonly network: string | null;
  /** When the person behind it was there last (AUTH-7). */
  readonly use: { readonly agoMs: number } | null;
  /** Where it comes from, as limits count it: an IPv4 address, or the first 64 bits of an IPv6 address. */
  readonly addressKey: string;
  /** The header Accept. */
  readonly accept: string;
  /** Names an action of the person, so that a retry does not repeat it; see src/idempotency. */
  readonly idempotencyKey: string | null;
  /** The header Last-Event-ID. */
  readonly lastEventId: string | null;
}
