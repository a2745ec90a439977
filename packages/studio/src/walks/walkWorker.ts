/** The worker of a walk: the playground's backend for a single page. */
import type { PageMessage, Port, WorkerMessage } from '../../../../apps/playground/src/tab/messages.ts';
import { openTab } from '../../../../apps/playground/src/worker/openTab.ts';
import { serveCalls } from '../../../../apps/playground/src/worker/serveCalls.ts';

const port = self as unknown as Port<WorkerMessage, PageMessage>;

const log = {
  info: () => undefined,
  // oxlint-disable-next-line no-console -- a worker has no other log
  warn: (facts: object, message: string) => console.warn(message, facts),
  // oxlint-disable-next-line no-console -- a worker has no other log
  error: (facts: object, message: string) => console.error(message, facts),
};

async function serve(): Promise<void> {
  try {
    const { handle } = await openTab(log);
    // A walk starts over in a new worker, never by a reset.
    serveCalls({ port, handle: (request) => handle(request), onReset: () => undefined });
    port.postMessage({ type: 'ready', instance: crypto.randomUUID() });
  } catch (error) {
    port.postMessage({ type: 'failed', reason: error instanceof Error ? error.message : 'The reason is unknown.' });
  }
}

void serve();
