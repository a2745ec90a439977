import type { components, OperationId, operations } from '@keel/contract';
import { operationTable } from '@keel/contract';
import { contract as document } from './contract.gen.ts';
import type { Multipart } from './Multipart.ts';

/** The parts of the OpenAPI document that the server reads. */
export interface Contract {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, ContractOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

/** An operation of the document, with unresolved references. */
export interface ContractOperation {
  readonly operationId: OperationId;
  readonly servers?: readonly { readonly url: string }[];
  readonly parameters?: readonly object[];
  readonly requestBody?: Media;
  readonly responses: Readonly<Record<string, object>>;
}

/** The media types of a body. */
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

/** The document with the paths of this server, including `/api`. */
export function servedContract(): Contract {
  return served;
}

/** The operations by id, with their paths on this server. */
export function servedOperations(): ReadonlyMap<
  OperationId,
  { readonly path: string; readonly method: string; readonly operation: ContractOperation }
> {
  return operations;
}

/** A named schema with all references resolved. */
export function schemaOf(name: keyof components['schemas']): object {
  return inlined({ $ref: `#/components/schemas/${name}` }) as object;
}

const known = new Map<string, unknown>();

/**
 * Resolves all references in a part of the document; properties beside a reference take precedence. The same reference
 * always returns the same object. No schema of the document is recursive.
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
/** A body that is not JSON; it is sent unchanged with the media type of the contract. */
type Raw<Response> = Response extends { content: infer Content }
  ? { readonly type: Exclude<keyof Content, 'application/json'> & string; readonly raw: RawBody }
  : object;
type Responses<Op extends OperationId> = operations[Op]['responses'];
type Statuses<Op extends OperationId> = Exclude<keyof Responses<Op>, 'default'> & number;

/**
 * JSON that was serialized before, with the ETag of this version. Text instead of bytes, because Node sends text and
 * headers in a single write.
 */
export interface Prepared {
  readonly json: string;
  readonly etag: string;
}

/** Text, bytes, or a stream of them. */
export type RawBody = string | Uint8Array | ReadableStream<Uint8Array>;

/** A failure that is not JSON, such as the XML of object stores. */
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
  /** The message for the person. */
  readonly message: string;
  /** The message code, by which an app translates the message; see src/words. */
  readonly messageCode: components['schemas']['MessageCode'];
  readonly params?: components['schemas']['MessageParams'];
  readonly errors?: readonly components['schemas']['FieldError'][];
  /** Seconds to wait; sent as Retry-After. */
  readonly retryAfter?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The possible answers of an operation: each declared status with its body and headers. */
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

/** The caller: a session for `bearer`, the unverified token for `header`, null for `none`. */
export type Caller<Op extends OperationId> = {
  bearer: { readonly userId: string; readonly tokenHash: Uint8Array };
  header: { readonly tokenHash: Uint8Array };
  none: null;
}[(typeof operationTable)[Op]['security']];

/** A validated request. */
export interface Call<Op extends OperationId> {
  readonly body: Body<Op>;
  readonly params: Parameters<Op, 'path'>;
  readonly query: Parameters<Op, 'query'>;
  readonly caller: Caller<Op>;
  readonly requestId: string;
  readonly userAgent: string | null;
  /** The truncated address of the caller; see `networkOf`. */
  readonly network: string | null;
  /** When the user was last active (AUTH-7). */
  readonly use: { readonly agoMs: number } | null;
  /** The caller's address for rate limits: an IPv4 address, or the first 64 bits of an IPv6 address. */
  readonly addressKey: string;
  /** The Accept header. */
  readonly accept: string;
  /** The idempotency key, by which a retry is recognised; see src/idempotency. */
  readonly idempotencyKey: string | null;
  /** The Last-Event-ID header. */
  readonly lastEventId: string | null;
}
