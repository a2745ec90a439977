import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The answer for a path that replaces the node's: another text, or null for unknown. */
type Alteration = (text: string) => string | null;

/** A proxy between the server and an Esplora node: it passes everything on until an answer is replaced. */
export interface EsploraProxy {
  readonly url: string;
  /** From now on, the answers for these paths are replaced. */
  alter(path: RegExp, alter: Alteration): void;
  /** Passes everything on again. */
  stopLying(): void;
  stop(): Promise<void>;
}

/** Starts a proxy for a node. */
export async function openEsploraProxy(node: string): Promise<EsploraProxy> {
  const alterations: { readonly path: RegExp; readonly alter: Alteration }[] = [];
  const server = createServer((request, response) => {
    pass(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    alter: (path, alter) => void alterations.push({ path, alter }),
    stopLying: () => void alterations.splice(0),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString('utf8');
    const { method = 'GET', url = '/' } = request;
    const answer = await fetch(`${node}${url}`, method === 'POST' ? { method, body } : { method });
    const text = await answer.text();
    const alter = alterations.find(({ path }) => path.test(url))?.alter;
    const changed = alter && answer.ok ? alter(text) : text;
    response
      .writeHead(changed === null ? 404 : answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
      .end(changed ?? 'Not found');
  }
}
