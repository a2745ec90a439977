import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { failureOf } from '../calls/write.ts';
import type { Refusal } from '../contract/contract.ts';
import { refusals } from '../contract/refusals.ts';
import type { ServerContext } from '../openContext.ts';
import { guardHeaders } from './securityHeaders.ts';

/** How long the answer has to reach whoever sent the bytes, before the connection is cut. */
const LINGER_MS = 1000;

/** What Node calls it, where that is not simply no HTTP. */
const REFUSALS: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: { ...refusals.malformed, status: 431 },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: refusals.tooLarge,
  ERR_HTTP_REQUEST_TIMEOUT: { ...refusals.malformed, status: 408 },
};

/** A socket as Node's HTTP server has it: with the answer that is under way on it. */
interface HttpSocket extends Socket {
  readonly _httpMessage?: (ServerResponse & { readonly req: IncomingMessage }) | null;
}

/**
 * Answers what is no HTTP, or comes too slowly, in the shape of every failure, and ends the connection whatever the other side
 * does: one that stays half-open would keep its place for ever. There is no request yet, so no hook sees it.
 */
export function refuseOnSocket({ config, log }: Pick<ServerContext, 'config' | 'log'>) {
  const headers = guardHeaders(config);
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
 * Whoever hung up or never said a word gets no answer. Nor is half of an answer finished by another one, and what follows a
 * whole request must not look like the answer to that.
 */
function canBeAnswered({ code }: { code?: string }, socket: HttpSocket): boolean {
  if (code === 'ECONNRESET' || !socket.writable || socket.bytesRead === 0) return false;
  const { _httpMessage: answer } = socket;
  return !answer || !(answer.headersSent || answer.req.complete);
}
