import { holdLock } from '../tab/backendLock.ts';
import type { PageMessage, Port, Storage, WorkerMessage } from '../tab/messages.ts';
import { OpenFault } from '../tab/OpenFault.ts';
import { hasSaved } from '../tab/savedDatabase.ts';
import { openTab, type TabServer } from './openTab.ts';
import { serveCalls } from './serveCalls.ts';

type PagePort = Port<WorkerMessage, PageMessage>;

/** Pages connect to a shared worker by an event. */
interface SharedScope {
  addEventListener(type: 'connect', listener: (event: MessageEvent) => void): void;
  close(): void;
}

const scope = self as unknown as SharedScope;
const pages: PagePort[] = [];
let storage: Storage = 'memory';

const log = {
  info: () => undefined,
  // oxlint-disable-next-line no-console -- a worker has no other log
  warn: (facts: object, message: string) => console.warn(message, facts),
  // oxlint-disable-next-line no-console -- a worker has no other log
  error: (facts: object, message: string) => console.error(message, facts),
};
const opening = open();

async function open(): Promise<TabServer> {
  await holdLock(location.href);
  const wasSaved = await hasSaved().catch(() => false);
  return openTab({ log, onStorage }).catch((error: unknown) => {
    throw new OpenFault(error instanceof Error ? error.message : 'unknown', wasSaved);
  });
}

function onStorage(next: Storage): void {
  storage = next;
  for (const port of pages) port.postMessage({ type: 'storage', storage });
}

async function reset(): Promise<void> {
  const { discard } = await opening;
  await discard();
  for (const port of pages) port.postMessage({ type: 'reset' });
  // The next page starts another worker.
  scope.close();
}

async function serve(port: PagePort): Promise<void> {
  try {
    const { handle, instance, save } = await opening;
    pages.push(port);
    serveCalls({ port, handle, onSave: () => void save(), onReset: () => void reset() });
    port.postMessage({ type: 'ready', instance, storage });
  } catch (error) {
    const { message: reason, wasSaved } = error as OpenFault;
    port.postMessage({ type: 'failed', reason, wasSaved });
    // Otherwise what was saved could not be deleted.
    scope.close();
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
