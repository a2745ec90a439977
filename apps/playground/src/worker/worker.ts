import type { Backend } from '@keel/backend/backend/openBackend.ts';
import { holdLock } from '../tab/backendLock.ts';
import type { PageMessage, Port, WorkerMessage } from '../tab/messages.ts';
import { openTab } from './openTab.ts';
import { serveCalls } from './serveCalls.ts';

type PagePort = Port<WorkerMessage, PageMessage>;

/** Pages connect to a shared worker by an event. */
interface SharedScope {
  addEventListener(type: 'connect', listener: (event: MessageEvent) => void): void;
  close(): void;
}

const scope = self as unknown as SharedScope;
const pages: PagePort[] = [];
const instance = crypto.randomUUID();

const log = {
  info: () => undefined,
  // oxlint-disable-next-line no-console -- a worker has no other log
  warn: (facts: object, message: string) => console.warn(message, facts),
  // oxlint-disable-next-line no-console -- a worker has no other log
  error: (facts: object, message: string) => console.error(message, facts),
};
const opening = open();

async function open(): Promise<Backend> {
  await holdLock(location.href);
  return openTab(log);
}

function reset(): void {
  for (const port of pages) port.postMessage({ type: 'reset' });
  // The next page starts another worker.
  scope.close();
}

async function serve(port: PagePort): Promise<void> {
  pages.push(port);
  try {
    const { handle } = await opening;
    serveCalls({ port, handle: (request) => handle(request), onReset: reset });
    port.postMessage({ type: 'ready', instance });
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown';
    port.postMessage({ type: 'failed', reason });
  }
}

if ('onconnect' in scope) {
  scope.addEventListener('connect', ({ ports: [port] }) => {
    if (port) void serve(port);
  });
} else {
  // A dedicated worker receives the messages of its own page.
  void serve(self as unknown as PagePort);
}
