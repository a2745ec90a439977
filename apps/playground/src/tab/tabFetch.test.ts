import { afterEach, describe, expect, it } from 'vitest';
import { type Handle, serveCalls } from '../worker/serveCalls.ts';
import type { Storage, WorkerMessage } from './messages.ts';
import { OpenFault } from './OpenFault.ts';
import { type ConnectedBackend, connect } from './tabFetch.ts';

const ADDRESS = 'http://keel.test/api/thing';
const open: MessagePort[] = [];

/** What the two ends were told. */
interface Heard {
  readonly resets: string[];
  readonly saves: string[];
  readonly storages: Storage[];
  /** Sends a message of the worker. */
  readonly tell: (message: WorkerMessage) => void;
}

/** A page that is connected to a worker, over the messages that they send each other. */
async function connected(handle: Handle): Promise<ConnectedBackend & Heard> {
  const { port1, port2 } = new MessageChannel();
  open.push(port1, port2);
  const resets: string[] = [];
  const saves: string[] = [];
  const storages: Storage[] = [];
  const tell = (message: WorkerMessage) => port2.postMessage(message);
  const connecting = connect(port1, {
    onStorage: (storage) => storages.push(storage),
    onReset: () => resets.push('page'),
  });
  serveCalls({
    port: port2,
    handle,
    onSave: () => saves.push('worker'),
    onReset: () => resets.push('worker'),
  });
  tell({ type: 'ready', instance: 'one', storage: 'saved' });
  return { ...(await connecting), resets, saves, storages, tell };
}

afterEach(() => {
  for (const port of open.splice(0)) port.close();
});

describe('the fetch of a tab', () => {
  it('[DEMO-3] passes method, address, headers and body to the worker, and status, headers and body back', async () => {
    const page = await connected(async (request) => {
      const received = {
        method: request.method,
        url: request.url,
        key: request.headers.get('x-key'),
        body: await request.text(),
      };
      return Response.json(received, { status: 201, headers: { 'x-answer': 'yes' } });
    });
    const request = new Request(ADDRESS, { method: 'POST', body: 'hello', headers: { 'x-key': 'k' } });
    const response = await page.fetch(request);
    expect([response.status, response.headers.get('x-answer')]).toEqual([201, 'yes']);
    expect(await response.json()).toEqual({ method: 'POST', url: ADDRESS, key: 'k', body: 'hello' });
  });

  it('[DEMO-3] returns an answer without a body, and matches concurrent answers to their calls', async () => {
    const page = await connected(async ({ url }) =>
      url.endsWith('none') ? new Response(null, { status: 204 }) : new Response(url),
    );
    const [none, one, two] = await Promise.all(
      ['none', 'one', 'two'].map((name) => page.fetch(new Request(`http://keel.test/${name}`))),
    );
    expect([none?.status, none?.body]).toEqual([204, null]);
    expect([await one?.text(), await two?.text()]).toEqual(['http://keel.test/one', 'http://keel.test/two']);
  });

  it('[DEMO-3] passes a stream on as it comes, and ends it where the page has enough of it', async () => {
    let sender: ReadableStreamDefaultController<Uint8Array> | undefined;
    const ended = Promise.withResolvers<void>();
    const page = await connected(async () => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          sender = controller;
        },
        cancel: () => ended.resolve(),
      });
      return new Response(body);
    });
    const reader = (await page.fetch(new Request(ADDRESS))).body?.getReader();
    for (const text of ['one', 'two']) {
      sender?.enqueue(new TextEncoder().encode(text));
      expect(new TextDecoder().decode((await reader?.read())?.value)).toBe(text);
    }
    await reader?.cancel();
    await ended.promise;
  });

  it('[DEMO-3] rejects an aborted call like fetch, and ends it in the worker', async () => {
    const ended = Promise.withResolvers<void>();
    const page = await connected(async () => new Response(new ReadableStream({ cancel: () => ended.resolve() })));
    const controller = new AbortController();
    const response = await page.fetch(new Request(ADDRESS, { signal: controller.signal }));
    controller.abort();
    await expect(response.text()).rejects.toThrow(/abort/i);
    await ended.promise;
    await expect(page.fetch(new Request(ADDRESS, { signal: controller.signal }))).rejects.toThrow(/abort/i);
  });

  it('[DEMO-3] fails like a lost connection if an answer is interrupted', async () => {
    const page = await connected(() => Promise.reject(new Error('gone')));
    await expect(page.fetch(new Request(ADDRESS))).rejects.toThrow(TypeError);
  });

  it('[DEMO-3] fails calls under way, their streams and later calls once the worker has ended', async () => {
    const page = await connected((request) =>
      request.url.endsWith('stream')
        ? Promise.resolve(new Response(new ReadableStream()))
        : new Promise(() => undefined),
    );
    const stream = (await page.fetch(new Request('http://keel.test/stream'))).text();
    const call = page.fetch(new Request(ADDRESS));
    // The second call has gone out before the worker ends.
    await page.fetch(new Request('http://keel.test/stream'));
    page.breakOff();
    for (const each of [stream, call, page.fetch(new Request(ADDRESS))]) await expect(each).rejects.toThrow(TypeError);
  });

  it('[DEMO-3] asks the worker for a reset', async () => {
    const page = await connected(async () => new Response('after'));
    page.reset();
    // Messages arrive in order.
    await page.fetch(new Request(ADDRESS));
    expect(page.resets).toEqual(['worker']);
  });

  it('[DEMO-3] asks the worker to save, and hears that the browser has no more room', async () => {
    const page = await connected(async () => new Response('after'));
    expect(page.storage).toBe('saved');
    page.save();
    page.tell({ type: 'storage', storage: 'full' });
    await page.fetch(new Request(ADDRESS));
    expect(page.saves).toEqual(['worker']);
    expect(page.storages).toEqual(['full']);
  });

  it('[DEMO-3] reports why the backend could not be opened', async () => {
    const { port1, port2 } = new MessageChannel();
    open.push(port1, port2);
    const connecting = connect(port1, { onStorage: () => undefined, onReset: () => undefined });
    port2.postMessage({ type: 'failed', reason: 'No memory is left.', wasSaved: true } satisfies WorkerMessage);
    await expect(connecting).rejects.toThrow(new OpenFault('No memory is left.', true));
    await expect(connecting).rejects.toHaveProperty('wasSaved', true);
  });
});
