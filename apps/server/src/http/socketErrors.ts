import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Context } from '../context.ts';
import { refusals } from './refusals.ts';
import { guardHeaders } from './securityHeaders.ts';
import { failureOf } from './send.ts';

/** Answers what is no HTTP in the shape of every failure. There is no request yet, so no hook sees it. */
export function refuseOnSocket({ config, log }: Pick<Context, 'config' | 'log'>) {
  const headers = guardHeaders(config);
  return (error: Error & { code?: string }, socket: Socket): void => {
    // Whoever hung up gets no answer, and half of an answer is not finished by another one.
    if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) return void socket.destroy();
    const requestId = randomUUID();
    const { status } = refusals.malformed;
    const body = JSON.stringify(failureOf(refusals.malformed, requestId));
    log.info({ status, code: error.code, reqId: requestId }, 'no HTTP');
    const lines = Object.entries({
      ...headers,
      'X-Request-Id': requestId,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(body)),
      Connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${body}`);
  };
}
