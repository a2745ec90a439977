import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveContext } from '@keel/backend/backend/openBackend.ts';
import { createNodeCaller } from '@keel/backend/chains/nodeCaller.ts';
import type { InjectOptions } from 'fastify';
import PostalMime from 'postal-mime';
import { addressKey, networkOf } from '../../src/http/clientAddress.ts';
import { createServer } from '../../src/http/createServer.ts';
import { createLogger } from '../../src/http/logger.ts';
import { openContext } from '../../src/openContext.ts';
import { callByHandle, type Injected } from './callByHandle.ts';
import type { Engine } from './engines.ts';
import { feesOnly } from './feesOnly.ts';
import type { Host, HostOptions } from './Host.ts';
import { QUICK_HASH } from './quickHash.ts';
import { testConfig } from './testConfig.ts';
import { NO_NODE } from './testWallet.ts';

const realNode = createNodeCaller();
const originOf = (address: string) => ({ addressKey: addressKey(address), network: networkOf(address) });

/** Fastify sends bytes unchanged only as a `Buffer`. */
function injectedBy({ payload, ...call }: Injected): InjectOptions {
  const sent = payload instanceof Uint8Array ? Buffer.from(payload) : payload;
  return { ...call, ...(sent !== undefined && { payload: sent }) } as InjectOptions;
}

/** Opens the server of a test on Node: with HTTP, or without it (see vitest.handle.config.ts). */
export async function openHost(engine: Engine, { changes, seams, clock, log: write }: HostOptions): Promise<Host> {
  const made = mkdtempSync(join(tmpdir(), 'keel-'));
  const config = testConfig({ dataDir: made, ...changes });
  const { dataDir } = config;
  const log = createLogger(config.logLevel, { write });
  const db = seams.db ?? (await engine.migrated());
  const context = await openContext({
    config,
    log,
    clock: clock.now,
    hashCost: QUICK_HASH,
    callNode: (node, ...args) => (node.url === NO_NODE ? feesOnly : realNode)(node, ...args),
    ...seams,
    db,
  });
  const app = await createServer(context);
  const handle = process.env['KEEL_HOST'] === 'handle' ? serveContext(context).handle : null;
  return {
    app,
    context,
    isHttp: handle === null,
    inject: (call) => (handle ? callByHandle(handle, originOf, call) : app.inject(injectedBy(call))),
    async mails() {
      await context.outbox.drain();
      const folder = join(dataDir, 'mail');
      const names = readdirSync(dataDir).includes('mail') ? readdirSync(folder).toSorted() : [];
      return Promise.all(names.map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
    },
    async close() {
      await app.close();
      rmSync(made, { recursive: true, force: true });
    },
  };
}
