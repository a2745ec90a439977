import { buildContext } from '@keel/backend/backend/buildContext.ts';
import { serveContext } from '@keel/backend/backend/openBackend.ts';
import { readyStore } from '@keel/backend/backend/readyStore.ts';
import type { CallNode } from '@keel/backend/chains/Node.ts';
import type { CallLog } from '@keel/backend/Log.ts';
import type { Mail, Mailer } from '@keel/backend/mail/Mailer.ts';
import type { DataKey } from '@keel/backend/sealing/dataKey.ts';
import type { Keyring } from '@keel/backend/sealing/Keyring.ts';
import { callByHandle } from '../../server/test/support/callByHandle.ts';
import type { Engine } from '../../server/test/support/engines.ts';
import { feesOnly } from '../../server/test/support/feesOnly.ts';
import type { Host, HostOptions } from '../../server/test/support/Host.ts';
import { QUICK_HASH } from '../../server/test/support/quickHash.ts';
import { testDefaults } from '../../server/test/support/testDefaults.ts';
import { NO_NODE } from '../../server/test/support/testWallet.ts';
import type { TabFiles } from '../src/worker/TabFiles.ts';
import { tabConfig } from '../src/worker/tabConfig.ts';
import { tabHasher, tabPorts } from '../src/worker/tabPorts.ts';

/**
 * Replaces `apps/server/test/support/openHost.ts` in a browser: the backend of the playground with the clock, the mails and the
 * configuration of a test.
 */
export async function openHost(engine: Engine, { changes, seams, clock, log: write }: HostOptions): Promise<Host> {
  const db = seams.db ?? (await engine.migrated());
  const config = { ...tabConfig, ...testDefaults, ...changes };
  const sent: Mail[] = [];
  const tab = tabPorts(memoryFiles(), lineLog(write));
  const ports = {
    ...tab,
    config,
    clock: clock.now,
    hasher: tabHasher(QUICK_HASH),
    mailer: () => collectTo(sent),
    callNode: seams.callNode ?? withoutMissingNode(tab.callNode),
    ...(seams.timers && { timers: seams.timers }),
  };
  const keyring = fixedKeyring(config.dataKeys);
  const store = await readyStore({ config, clock: clock.now, db, keyring, isMigrated: true });
  const context = await buildContext(ports, { ...store, close: () => db.close() });
  const backend = serveContext(context);
  return {
    app: noServer,
    context: context as Host['context'],
    isHttp: false,
    inject: (call) => callByHandle(backend.handle, originOf, call),
    async mails() {
      await context.outbox.drain();
      return sent.map(({ to, ...mail }) => ({
        ...mail,
        to: [{ address: to, name: '' }],
        headers: [],
        headerLines: [],
        attachments: [],
      }));
    },
    close: () => backend.close(),
  };
}

/** Fails as soon as a test uses it. */
const noServer = new Proxy({} as Host['app'], {
  get() {
    throw new Error('A browser has no server of HTTP.');
  },
});

/** Of IPv4 addresses, like the server's. */
const originOf = (address: string) => ({
  addressKey: address,
  network: `${address.split('.').slice(0, 3).join('.')}.0/24`,
});

const withoutMissingNode =
  (real: CallNode): CallNode =>
  (node, ...args) =>
    (node.url === NO_NODE ? feesOnly : real)(node, ...args);

function collectTo(sent: Mail[]): Mailer {
  return {
    where: 'the memory of the test',
    send: async (mail) => void sent.push(mail),
    close: () => undefined,
  };
}

/** A log of JSON lines. */
function lineLog(write: (line: string) => void): CallLog {
  const level = (name: string) => (facts: object, msg: string) =>
    write(`${JSON.stringify({ level: name, ...facts, msg }, errorsAsText)}\n`);
  return { info: level('info'), warn: level('warn'), error: level('error') };
}

function errorsAsText(_key: string, value: unknown): unknown {
  return value instanceof Error ? (value.stack ?? value.message) : value;
}

function memoryFiles(): TabFiles {
  const files = new Map<string, Uint8Array>();
  return {
    changes: 0,
    read: (name) => files.get(name) ?? null,
    write: (name, bytes) => void files.set(name, bytes),
    remove: (name) => void files.delete(name),
  };
}

/** The keys of the test's configuration. */
function fixedKeyring(keys: readonly DataKey[]): Keyring {
  return {
    file: 'nowhere',
    all: () => keys,
    find: (id) => keys.find((key) => key.id.every((byte, at) => byte === id[at])),
    make() {
      throw new Error('The configuration of a test has a key.');
    },
    add: () => undefined,
  };
}
