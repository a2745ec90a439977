import type { OperationId } from '@keel/contract';
import { crypto } from '#crypto';
import { allowedMethods, findOperation } from '../calls/addresses.ts';
import { admission } from '../calls/admit.ts';
import { answer } from '../calls/answer.ts';
import { checkOf } from '../calls/check.ts';
import { refusalOf } from '../calls/faults.ts';
import { headerOf, type Incoming } from '../calls/Incoming.ts';
import { addressLimit } from '../calls/rateLimit.ts';
import { isSetupMissing } from '../calls/setupCheck.ts';
import { type AnyReply, hasVersion, type Write, type Written, writeFailure, writerOf } from '../calls/write.ts';
import type { Context } from '../context.ts';
import { servedOperations } from '../contract/contract.ts';
import { Refused } from '../contract/Refused.ts';
import { refusals } from '../contract/refusals.ts';
import { securityHeaders } from '../http/securityHeaders.ts';
import { readBody } from './readBody.ts';
import { type ReadForm, webForm } from './webForm.ts';

/** The origin of a request, as in `Call`. */
export type Origin = Pick<Incoming, 'addressKey' | 'network'>;

/** Answers requests without a socket. */
export type HandleRequest = (request: Request, origin?: Origin) => Promise<Response>;

/** The origin of all requests on a host without a network, which has a single caller. */
const ONE_CALLER: Origin = { addressKey: 'one', network: null };
const NO_BODY = new Set([204, 304]);

interface Steps {
  readonly admit: ReturnType<typeof admission>;
  readonly check: ReturnType<typeof checkOf>;
  readonly write: Write;
}

/**
 * Runs the API without a socket: takes a `Request` and returns its `Response`, by the same steps as the Fastify routes.
 */
export function requestHandler(context: Context, readForm: ReadForm = webForm): HandleRequest {
  const { config, clock, log, metrics } = context;
  const limit = addressLimit(config, clock);
  const guard = securityHeaders(config);
  const steps = new Map<OperationId, Steps>(
    [...servedOperations().keys()].map((id) => [
      id,
      { admit: admission(id, context, limit), check: checkOf(id), write: writerOf(id) },
    ]),
  );

  /** Handles one call. Calls `found` as soon as the operation is known, so that a failure is logged with it. */
  const call = async (
    request: Request,
    incoming: Incoming,
    found: (operation: OperationId) => void,
  ): Promise<Written> => {
    const { pathname, searchParams } = new URL(request.url);
    if (await isSetupMissing(pathname, context)) throw new Refused(refusals.unavailable);
    const at = findOperation(pathname, request.method, context);
    const operationSteps = at && steps.get(at.operation);
    if (!at || !operationSteps) return unknown(pathname, incoming);
    const { operation, params } = at;
    found(operation);
    await operationSteps.admit(incoming);
    const parts = {
      params,
      query: Object.fromEntries(searchParams),
      // A copy, because validation may add defaults of the schema.
      headers: { ...incoming.headers },
      body: await readBody(operation, request, incoming, readForm),
    };
    operationSteps.check(parts);
    return written(await answer(operation, incoming, parts, context), incoming, operationSteps.write);
  };

  const unknown = (path: string, incoming: Incoming): Written => {
    limit(null, incoming.addressKey);
    const allowed = allowedMethods(path, context);
    if (allowed === undefined) throw new Refused(refusals.notFound);
    throw new Refused({ ...refusals.methodNotAllowed, headers: { Allow: allowed } });
  };

  return async (request, origin = ONE_CALLER) => {
    const startedAt = performance.now();
    const incoming: Incoming = {
      id: crypto.randomUuid(),
      headers: Object.fromEntries(request.headers),
      ...origin,
      caller: null,
    };
    let operation: OperationId | null = null;
    let made: Written;
    try {
      made = await call(request, incoming, (found) => {
        operation = found;
      });
    } catch (error) {
      made = failed(error, incoming, context);
    }
    const ms = performance.now() - startedAt;
    metrics.answered(operation, made.status, ms);
    const { caller } = incoming;
    const user = caller && 'userId' in caller ? caller.userId : undefined;
    const { method } = request;
    log.info({ reqId: incoming.id, operation, method, status: made.status, ms: Math.round(ms), user }, 'call');
    return responseOf(made, { ...guard, 'X-Request-Id': incoming.id }, method);
  };
}

function failed(error: unknown, { id }: Incoming, { log }: Pick<Context, 'log'>): Written {
  if (error instanceof URIError) return writeFailure(refusals.malformed, id);
  const refusal = refusalOf(error instanceof Error ? error : new Error('The thrown value is not an error.'));
  if (refusal.status >= 500) log.error({ reqId: id, err: error }, 'fault');
  return writeFailure(refusal, id);
}

/** Sends a prepared answer, or 304 if the client already has this version of it. */
function written(made: AnyReply, incoming: Incoming, write: Write): Written {
  if (!('prepared' in made)) return write(made, incoming.id);
  const { json, etag } = made.prepared;
  const headers = { ...made.headers, ETag: etag, Vary: 'Accept-Encoding' };
  if (hasVersion(headerOf(incoming, 'if-none-match'), etag)) return { status: 304, headers };
  return {
    status: made.status,
    headers: { ...headers, 'Content-Type': 'application/json; charset=utf-8' },
    body: json,
  };
}

function responseOf({ status, headers, body }: Written, common: Readonly<Record<string, string>>, method: string) {
  // Lower-case names, so that the headers of the answer replace the common ones.
  const all = Object.fromEntries(
    [...Object.entries(common), ...Object.entries(headers)].map(([name, value]) => [name.toLowerCase(), value]),
  );
  const isEmpty = method === 'HEAD' || NO_BODY.has(status) || body === undefined;
  return new Response(isEmpty ? null : body, { status, headers: all });
}
