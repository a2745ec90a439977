import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

const MAX_BYTES = 256 * 1024;

/** A response. Text is sent as it is, everything else as JSON. */
export interface Reply {
  readonly status?: number;
  readonly body: unknown;
}

type Answer = (path: string, body: string, method: string) => Promise<Reply>;

export interface Served {
  readonly url: string;
  stop(): Promise<void>;
}

/** Serves on a port of the loopback interface; port 0 chooses a free one. */
export async function serve(port: number, answer: Answer): Promise<Served> {
  const server = createServer((request, response) => {
    const respond = async () => {
      const { status = 200, body } = await replyTo(request, answer);
      const isText = typeof body === 'string';
      response.writeHead(status, { 'content-type': isText ? 'text/plain' : 'application/json' });
      response.end(isText ? body : JSON.stringify(body));
    };
    respond().catch(() => response.destroy());
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function replyTo(request: IncomingMessage, answer: Answer): Promise<Reply> {
  try {
    return await answer(request.url ?? '/', await read(request), request.method ?? 'GET');
  } catch (error) {
    return { status: 400, body: error instanceof Error ? error.message : String(error) };
  }
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new Error('The request is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
