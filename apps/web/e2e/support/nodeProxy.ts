import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * An answer that replaces the node's: a result, another status, no answer (`silence`), or no answer although the node did
 * what was requested (`lost`).
 */
export type FakeAnswer = { readonly result: unknown } | { readonly status: number } | 'silence' | 'lost';

/** A proxy between the server and a JSON-RPC node: it passes everything on until an answer is replaced. */
export interface NodeProxy {
  readonly url: string;
  /** From now on, requests of this method get this answer. */
  fakeAnswer(method: string, fakeAnswer: FakeAnswer): void;
  /** Passes everything on again. */
  stopLying(): void;
  stop(): Promise<void>;
}

/** Starts a proxy for a node. */
export async function openNodeProxy(node: string): Promise<NodeProxy> {
  const fakeAnswers = new Map<string, FakeAnswer>();
  const server = createServer((request, response) => {
    pass(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fakeAnswer: (method, fakeAnswer) => void fakeAnswers.set(method, fakeAnswer),
    stopLying: () => fakeAnswers.clear(),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString('utf8');
    const { id, method } = JSON.parse(text) as { id: number; method: string };
    const fakeAnswer = fakeAnswers.get(method);
    if (fakeAnswer === 'silence') return;
    if (typeof fakeAnswer === 'object') {
      const status = 'status' in fakeAnswer ? fakeAnswer.status : 200;
      const body =
        'result' in fakeAnswer ? JSON.stringify({ jsonrpc: '2.0', id, result: fakeAnswer.result }) : 'It is broken.';
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
      return;
    }
    const headers = { 'content-type': 'application/json' };
    const answered = await fetch(node, { method: 'POST', headers, body: text }).then((answer) => answer.text());
    if (fakeAnswer !== 'lost') response.writeHead(200, headers).end(answered);
  }
}
