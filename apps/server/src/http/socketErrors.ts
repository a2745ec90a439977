import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { failureOf } from '@keel/backend/calls/write.ts';
import type { Refusal } from '@keel/backend/contract/contract.ts';
import { refusals } from '@keel/backend/contract/refusals.ts';
import { securityHeaders } from '@keel/backend/http/securityHeaders.ts';
import type { ServerContext } from '../openContext.ts';

/** How long the client has to receive the answer before the connection is closed. */
const LINGER_MS = 1000;

/** The refusals of Node's error codes; all others are answered as malformed requests. */
const REFUSALS: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: { ...refusals.malformed, status: 431 },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: refusals.tooLarge,
  ERR_HTTP_REQUEST_TIMEOUT: { ...refusals.malformed, status: 408 },
};

/** A socket of Node's HTTP server with its current answer. */
interface HttpSocket extends Socket {
  readonly _httpMessage?: (ServerResponse & { readonly req: IncomingMessage }) | null;
}

/**
 * Answers invalid or too slow requests in the common format of failures. It always closes the connection, because a
 * half-open one would count towards the maximum for ever. No request exists yet, so no hook runs.
 */
export function refuseOnSocket({ config, log }: Pick<ServerContext, 'config' | 'log'>) {
  const headers = securityHeaders(config);
  return (error: Error & { code?: string }, socket: HttpSocket): void => {
    if (!canBeAnswered(error, socket)) return void socket.destroy();
    const requestId = randomUUID();
    const refusal = REFUSALS[error.code ?? ''] ?? refusals.malformed;
    const { status } = refusal;
    const body = JSON.stringify(failureOf(refusal, requestId));
    log.info({ status, code: error.code, reqId: requestId }, 'no HTTP');
    const lines = Object.entries({
      ...headers,
      'X-Request-Id': requestId,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(body)),
      Connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${body}`);
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  };
}

/**
 * Whether the client can be answered. It cannot if it has closed the connection or sent nothing. Nor may it be answered
 * while another answer is being sent, because it would read this one as a part of that.
 */
function canBeAnswered({ code }: { code?: string }, socket: HttpSocket): boolean {
  if (code === 'ECONNRESET' || !socket.writable || socket.bytesRead === 0) return false;
  const { _httpMessage: answer } = socket;
  return !answer || !(answer.headersSent || answer.req.complete);
}
