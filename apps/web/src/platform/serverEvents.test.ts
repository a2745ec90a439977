import { describe, expect, it } from 'vitest';
import { readServerEvents, type ServerEvent } from './serverEvents.ts';

const neverSilent = () => new Promise<void>(() => undefined);

async function read(...chunks: string[]): Promise<ServerEvent[]> {
  const bytes = new TextEncoder();
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(bytes.encode(chunk));
      controller.close();
    },
  });
  const events: ServerEvent[] = [];
  for await (const event of readServerEvents(body, neverSilent)) events.push(event);
  return events;
}

describe('readServerEvents', () => {
  it('[PUSH-6] reads events however the network splits them', async () => {
    expect(await read(': welcome\n\nid: 4', '1\nevent: dep', 'osit\ndata: {"a":1}\n', '\n')).toEqual([
      { id: '41', event: 'deposit', data: '{"a":1}' },
    ]);
  });

  it('[PUSH-6] accepts a comment as a sign of life and ignores an incomplete event', async () => {
    expect(await read(': still here\n\n', 'id: 1\nevent: user\ndata: {}')).toEqual([]);
  });

  it('[PUSH-6] rejects after too long without any data, and closes the connection', async () => {
    let isReleased = false;
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({ cancel: () => void (isReleased = true) });
    const reading = readServerEvents(body, () => Promise.resolve()).next();
    await expect(reading).rejects.toThrow('The stream has gone silent.');
    expect(isReleased).toBe(true);
  });

  it('[PUSH-6] accepts lines that end in CR LF, and data of several lines', async () => {
    expect(await read('id: 2\r\ndata: a\r', '\ndata: b\r\n\r\n')).toEqual([
      { id: '2', event: 'message', data: 'a\nb' },
    ]);
  });
});
