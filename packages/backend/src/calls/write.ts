import type { Failure, OperationId } from '@keel/contract';
import { type Prepared, type RawBody, type Refusal, servedOperations } from '../contract/contract.ts';
import { answerSchemas } from './schemas.ts';
import { fieldSelector, type SelectFields } from './selectFields.ts';

type Headers = Readonly<Record<string, string>>;

/** An answer that was serialised before and is the same for all callers. */
export interface PreparedAnswer {
  readonly status: number;
  readonly headers?: Headers;
  readonly prepared: Prepared;
}

/** Any reply of any operation; `Reply<Op>` is the type for one operation. */
export type AnyReply =
  | Refusal
  | { readonly status: number; readonly headers?: Headers }
  | { readonly status: number; readonly headers?: Headers; readonly body: unknown }
  | PreparedAnswer
  | { readonly status: number; readonly headers?: Headers; readonly type: string; readonly raw: RawBody };

/** An answer as it is sent, without the headers that all answers have. */
export interface Written {
  readonly status: number;
  readonly headers: Headers;
  readonly body?: RawBody;
}

const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' };

/** Serialises the reply of an operation, except a prepared one. */
export type Write = (answer: Exclude<AnyReply, PreparedAnswer>, requestId: string) => Written;

/** The last step of a call: serialises the reply. JSON contains only the fields that the contract declares. */
export function writerOf(operation: OperationId): Write {
  const schemas = answerSchemas(servedOperations().get(operation)?.operation ?? { responses: {} });
  // Created when the first answer needs it.
  const pick = (status: number): SelectFields => {
    const schema = schemas.get(status);
    return schema ? fieldSelector(schema) : (value) => value;
  };
  return (answer, requestId) => {
    const { status, headers = {} } = answer;
    if ('code' in answer) return writeFailure(answer, requestId);
    if ('raw' in answer) return { status, headers: { ...headers, 'Content-Type': answer.type }, body: answer.raw };
    if (!('body' in answer)) return { status, headers };
    return { status, headers: { ...headers, ...JSON_TYPE }, body: JSON.stringify(pick(status)(answer.body)) };
  };
}

/** The one format of all failures. */
export function writeFailure(refusal: Refusal, requestId: string): Written {
  const { status, headers, retryAfter } = refusal;
  return {
    status,
    headers: { ...headers, ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }), ...JSON_TYPE },
    body: JSON.stringify(failureOf(refusal, requestId)),
  };
}

/** The JSON of a failure. */
export function failureOf({ message, messageCode, params, code, errors }: Refusal, requestId: string): Failure {
  return {
    bool: false,
    message,
    code,
    messageCode,
    ...(params && { params }),
    requestId,
    ...(errors && { errors: [...errors] }),
  };
}

/** Whether If-None-Match contains the version: alone, in a list, or weakened by a proxy (RFC 9110, 13.1.2). */
export function hasVersion(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return (
    ifNoneMatch === etag ||
    ifNoneMatch === '*' ||
    ifNoneMatch.split(',').some((each) => each.trim().replace(/^W\//, '') === etag)
  );
}
