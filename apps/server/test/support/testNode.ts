import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

const SEPOLIA = '0xaa36a7';

/** A server that acts as a chain's node in a test: it gives the answers of the test, and stores the last request. */
export interface TestNode {
  readonly url: string;
  respondWith(answer: (body: string, response: ServerResponse) => void): void;
  last(): {
    readonly method: string;
    readonly path: string;
    readonly headers: IncomingMessage['headers'];
    readonly body: string;
  };
  close(): Promise<void>;
}

/** Starts one on a free local port. By default it answers `eth_chainId` as Sepolia. */
export async function testNode(): Promise<TestNode> {
  let answer = nothing;
  let last = { method: '', path: '', headers: {}, body: '' };
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request);
    if (body.includes('eth_chainId')) {
      response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, result: SEPOLIA }));
    } else {
      last = { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body };
      answer(body, response);
    }
  };
  const server = createServer((request, response) => {
    take(request, response).catch(() => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    respondWith: (next) => {
      answer = next;
    },
    last: () => last,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function nothing(_body: string, response: ServerResponse): void {
  response.end();
}
