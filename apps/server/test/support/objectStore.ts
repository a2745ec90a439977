import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Config } from '@keel/backend/config/s3.ts';
import { parseEnv } from '../../src/config/env.ts';

/** An object store that stores uploads and records its requests. */
export async function objectStore() {
  const objects = new Map<string, Buffer>();
  const requests: { method: string; headers: NodeJS.Dict<string | string[]>; url: URL }[] = [];
  const server = createServer((request, response) => void answer(request, response));
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const part of request) chunks.push(part as Buffer);
    const url = new URL(request.url ?? '', 'http://localhost');
    requests.push({ method: request.method ?? '', headers: request.headers, url });
    const key = url.pathname.replace('/photos/', '');
    const found = objects.get(key);
    if (request.method === 'PUT') objects.set(key, Buffer.concat(chunks));
    if (request.method === 'DELETE') objects.delete(key);
    response
      .writeHead(request.method === 'GET' && !found ? 404 : 200)
      .end(request.method === 'GET' ? found : undefined);
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    objects,
    requests,
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** The configuration of a server with such a store. */
export function s3ConfigOf({ endpoint }: { readonly endpoint: string }): S3Config | null {
  const parsed = parseEnv({
    S3_BUCKET: 'photos',
    S3_REGION: 'eu-west-1',
    S3_ACCESS_KEY_ID: 'key-id',
    S3_SECRET_ACCESS_KEY: 'the-secret',
    S3_ENDPOINT: endpoint,
  });
  if (!parsed.ok) throw new Error(parsed.faults.join(' '));
  return parsed.config.s3;
}
