import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a source does with a question. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A source of prices that answers as the test says and counts how often it is asked. */
export interface PriceSource {
  readonly url: string;
  readonly asked: IncomingMessage[];
  answer: Answer;
  close(): Promise<void>;
}

export async function priceSource(answer: Answer): Promise<PriceSource> {
  const server = createServer((request, response) => {
    source.asked.push(request);
    source.answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const source: PriceSource = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v3`,
    asked: [],
    answer,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return source;
}
