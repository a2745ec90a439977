/** The worker of walks and stories: the playground's backend for a single page, in memory. */
import type { PageMessage, Port, WorkerMessage } from '../../../../apps/playground/src/tab/messages.ts';
import { openTab, type TabServer } from '../../../../apps/playground/src/worker/openTab.ts';
import { serveCalls } from '../../../../apps/playground/src/worker/serveCalls.ts';

const port = self as unknown as Port<WorkerMessage, PageMessage>;

const log = {
  info: () => undefined,
  // oxlint-disable-next-line no-console -- a worker has no other log
  warn: (facts: object, message: string) => console.warn(message, facts),
  // oxlint-disable-next-line no-console -- a worker has no other log
  error: (facts: object, message: string) => console.error(message, facts),
};

const open = (files?: Blob) => openTab({ log, isSaved: false, onStorage: () => undefined, ...(files && { files }) });

async function serve(): Promise<void> {
  try {
    const first = await open();
    const seeded = await first.dump();
    let server: Promise<TabServer> = Promise.resolve(first);
    /** Calls that this server has not answered yet. */
    let calls = new Set<Promise<Response>>();
    serveCalls({
      port,
      handle(request) {
        const callsOfServer = calls;
        const call = server.then(({ handle }) => handle(request));
        callsOfServer.add(call);
        return call.finally(() => callsOfServer.delete(call));
      },
      // Nothing is saved.
      onSave: () => undefined,
      // Calls that arrive after a reset wait for the new database.
      onReset() {
        server = reopen(server, calls, seeded);
        calls = new Set();
        server.catch((error: unknown) => log.error({ reason: sentenceOf(error) }, 'The backend could not be reset.'));
      },
    });
    port.postMessage({ type: 'ready', instance: first.instance, storage: 'memory' });
  } catch (error) {
    port.postMessage({ type: 'failed', reason: sentenceOf(error), wasSaved: false });
  }
}

/**
 * Replaces the backend by one over a copy of the seeded database: nothing that was kept in memory survives either. The engine must
 * not be closed while it runs a statement, so the previous backend answers its calls first.
 */
async function reopen(
  previous: Promise<TabServer>,
  calls: ReadonlySet<Promise<Response>>,
  seeded: Blob,
): Promise<TabServer> {
  const { close } = await previous;
  await Promise.allSettled(calls);
  await close();
  return open(seeded);
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : 'The reason is unknown.';
}

void serve();
