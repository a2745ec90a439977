import type { AddressInfo } from 'node:net';
import { expectDeclared } from './contractCheck.ts';
import type { Keel } from './keel.ts';

/** A received server-sent event. */
export interface ReceivedEvent {
  readonly id?: string;
  readonly event?: string;
  readonly data?: unknown;
  readonly comment?: string;
}

/** An open event stream. */
export interface EventStream {
  readonly response: Response;
  /** The next event or comment; undefined at the end of the stream. */
  next(): Promise<ReceivedEvent | undefined>;
  close(): Promise<void>;
}

/** Opens the event stream of a listening server over a real connection. */
export async function follow(keel: Keel, token: string, lastEventId?: string): Promise<EventStream> {
  const { port } = keel.app.server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/api/events`, {
    headers: { authorization: `Bearer ${token}`, ...(lastEventId !== undefined && { 'last-event-id': lastEventId }) },
  });
  if (response.status === 200) {
    const headers = Object.fromEntries(response.headers);
    expectDeclared('streamEvents', { statusCode: 200, headers, body: '', json: () => undefined });
  }
  if (!response.body) throw new Error('There is no stream.');
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    response,
    async next() {
      while (!text.includes('\n\n')) {
        const { done, value } = await reader.read();
        if (done) return undefined;
        text += value;
      }
      const end = text.indexOf('\n\n');
      const block = text.slice(0, end);
      text = text.slice(end + 2);
      return parse(block);
    },
    close: () => reader.cancel(),
  };
}

function parse(block: string): ReceivedEvent {
  const entries = block.split('\n').map((line): [string, unknown] => {
    const [, name = '', value = ''] = /^(\w*): ?(.*)$/.exec(line) ?? [];
    if (name === '') return ['comment', value];
    return [name, name === 'data' ? JSON.parse(value) : value];
  });
  return Object.fromEntries(entries);
}
