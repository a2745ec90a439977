import { fileURLToPath } from 'node:url';
import { type KeelServer, READY_WITHIN_MS } from '../support/KeelServer.ts';
import { test as base } from '../support/test.ts';
import { startQaServer } from './qaServer.ts';

/** The folder of the test build, whose actors report to the test. */
export const APP = fileURLToPath(new URL('../../../../.cache/qa/app', import.meta.url));

/** The test of this folder, with a server of the test build. */
export const test = base.extend<object, { server: KeelServer }>({
  server: [
    async ({ database }, provide) => {
      const { server, remove } = await startQaServer({ database, env: { WEB_DIST: APP } });
      await provide(server);
      await remove();
    },
    { scope: 'worker', timeout: READY_WITHIN_MS },
  ],
});
