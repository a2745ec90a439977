import { brotliCompress, type CompressCallback, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance } from 'fastify';

const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Minimum size for compression, in bytes: shorter answers fit into one packet anyway. */
const LEAST_BYTES = 1024;
/**
 * Brotli's quality, of 11: results are as small as gzip's best, in less time. Files are compressed with 11 at build
 * time.
 */
const BROTLI_QUALITY = 5;
const TEXT = /^(?:application\/json|text\/csv)\b/;

/**
 * The server's preferred encoding that a client accepts; null if there is none. `accepted` is its Accept-Encoding
 * header.
 */
export function encodingFor(accepted: string | string[] | undefined): Encoding | null {
  if (accepted === undefined || accepted.length === 0) return null;
  // Browsers list encodings without weights, so the server's order decides.
  return negotiate(String(accepted).toLowerCase().replace('*', 'gzip'), [...ENCODINGS]);
}

/** Whether a text is long enough to benefit from compression. */
export function isWorthCompressing(text: string): boolean {
  return Buffer.byteLength(text) >= LEAST_BYTES;
}

/** Compresses outside the main thread. */
export function compress(text: string, encoding: Encoding, done: CompressCallback): void {
  if (encoding === 'gzip') gzip(text, done);
  else brotliCompress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }, done);
}

/**
 * Compresses JSON and CSV answers (SPEED-1). Only answers to GET: answers to POST contain sign-in tokens beside data of
 * the client, and the length of a compressed text reveals repetitions (BREACH). No call uses cookies, so another site
 * cannot send a request in a user's name; this rule would protect even if that changed. Streams, such as events, and
 * files, which are compressed at build time, are not affected.
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
