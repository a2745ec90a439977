import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Handles a request to a source. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A price source with answers of the test, which counts its requests. */
export interface PriceSource {
  readonly url: string;
  readonly requests: IncomingMessage[];
  answer: Answer;
  close(): Promise<void>;
}

export async function priceSource(answer: Answer): Promise<PriceSource> {
  const server = createServer((request, response) => {
    source.requests.push(request);
    source.answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const source: PriceSource = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v3`,
    requests: [],
    answer,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return source;
}
