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
    const { handle, instance } = await openTab({ log, isSaved: false, onStorage: () => undefined });
    // A walk starts over in a new worker, never by a reset, and nothing of it is saved.
    serveCalls({ port, handle, onSave: () => undefined, onReset: () => undefined });
    port.postMessage({ type: 'ready', instance, storage: 'memory' });
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'The reason is unknown.';
    port.postMessage({ type: 'failed', reason, wasSaved: false });
  }
}

void serve();
