import { fileURLToPath } from 'node:url';
import { KeelServer, READY_WITHIN_MS } from '../support/KeelServer.ts';
import { test as base } from '../support/test.ts';

/** The folder of the test build, whose actors report to the test. */
export const APP = fileURLToPath(new URL('../../../../.cache/qa/app', import.meta.url));

/** The test of this folder, with a server of the test build. */
export const test = base.extend<object, { server: KeelServer }>({
  server: [
    async ({ database }, provide) => {
      const server = await KeelServer.start({ database, env: { WEB_DIST: APP } });
      await provide(server);
      await server.remove();
    },
    { scope: 'worker', timeout: READY_WITHIN_MS },
  ],
});
