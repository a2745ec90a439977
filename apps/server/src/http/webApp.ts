import { existsSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Config } from '@keel/backend/config/Config.ts';
import { pagePolicy } from '@keel/backend/http/securityHeaders.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const ASK_EACH_TIME = 'no-cache';
const ANYTHING = '*/*';
const API_PATHS = /^\/(api|health)(\/|$|\?)/;
const FIRST_PAGE = /^\/(\?|$)/;
const NOT_BUILT = 'The app is not built yet. Run: npm start';

/**
 * Serves the built app. Files with a hash in their names are cached permanently; pages and the service worker are
 * revalidated.
 */
export async function serveWebApp(
  app: FastifyInstance,
  config: Pick<Config, 'webDist' | 'publicUrl' | 's3'>,
): Promise<void> {
  const root = resolve(config.webDist);
  if (!existsSync(join(root, 'index.html'))) return;
  const policy = pagePolicy(config);
  await app.register(fastifyStatic, {
    root,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      reply.header('Cache-Control', path.startsWith(join(root, 'assets') + sep) ? IMMUTABLE : ASK_EACH_TIME);
      if (/\.html(\.br|\.gz)?$/.test(path)) reply.header('Content-Security-Policy', policy);
    },
  });
}

/**
 * Whether a request is for a page, whose path the app's own router handles (ROUTE-5): browsers accept HTML. Clients
 * that accept anything, such as monitors, get the start page, and 404 for other paths.
 */
export function isPageRequest({ method, url, headers: { accept = ANYTHING } }: FastifyRequest): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || API_PATHS.test(url)) return false;
  return accept.includes('text/html') || (accept.includes(ANYTHING) && FIRST_PAGE.test(url));
}

/** Sends the single page of the app, which is the same for all paths. */
export function sendApp(reply: FastifyReply): FastifyReply {
  if (!reply.server.hasReplyDecorator('sendFile'))
    return reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
  return reply.sendFile('index.html');
}
