import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FakeChain } from './fakeChain.ts';

/** A test chain behind JSON-RPC, for other processes. */
export interface ChainNode {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves a chain on a local port. */
export async function chainNode({ answer }: Pick<FakeChain, 'answer'>): Promise<ChainNode> {
  const reply = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request);
    const { id, method, params } = JSON.parse(body) as { id: number; method: string; params: readonly unknown[] };
    const result = answer(method, params);
    const outcome = result.ok ? { result: result.result } : { error: { code: result.code, message: result.message } };
    response.end(JSON.stringify({ jsonrpc: '2.0', id, ...outcome }));
  };
  const server = createServer((request, response) => {
    reply(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
