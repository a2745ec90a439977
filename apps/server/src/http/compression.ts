import { brotliCompress, type CompressCallback, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance } from 'fastify';

const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** In bytes. Below it the answer fits in one packet either way. */
const LEAST_BYTES = 1024;
/** Of 11: as small as gzip's best, in less time. Files are compressed at build time with 11. */
const BROTLI_QUALITY = 5;
const TEXT = /^(?:application\/json|text\/csv)\b/;

/** The encoding that a client likes best of those the server has; null is none. `accepted` is its header Accept-Encoding. */
export function encodingFor(accepted: string | string[] | undefined): Encoding | null {
  if (accepted === undefined || accepted.length === 0) return null;
  // A browser names all that it takes without weights: the server's order counts.
  return negotiate(String(accepted).toLowerCase().replace('*', 'gzip'), [...ENCODINGS]);
}

/** Whether a text is long enough to gain by it. */
export function isWorthCompressing(text: string): boolean {
  return Buffer.byteLength(text) >= LEAST_BYTES;
}

/** Compresses off the main thread. */
export function compress(text: string, encoding: Encoding, done: CompressCallback): void {
  if (encoding === 'gzip') gzip(text, done);
  else brotliCompress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }, done);
}

/**
 * Compresses JSON and CSV as they leave (SPEED-1). Only answers to GET: those to POST hold the tokens of a sign-in beside what the
 * client sent, and the length of a compressed text tells what repeats in it (BREACH). No call is made with cookies, so
 * another site cannot have a browser ask in somebody's name; this holds even if one day it could. Streams, such as
 * events, and files, which are compressed by the build, pass by.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || typeof payload !== 'string' || !TEXT.test(String(reply.getHeader('content-type')))) return done();
    if (reply.statusCode !== 200 || !isWorthCompressing(payload)) return done();
    reply.header('Vary', 'Accept-Encoding');
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (encoding === null) return done();
    compress(payload, encoding, (error, bytes) => {
      if (error) return done(error);
      reply.header('Content-Encoding', encoding).removeHeader('content-length');
      done(null, bytes);
    });
  });
}
