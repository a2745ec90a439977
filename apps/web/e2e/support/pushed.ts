import { type Account, makeInvestor } from './accounts.ts';
import { KeelServer, READY_WITHIN_MS } from './KeelServer.ts';
import { PushService, type Subscription } from './pushService.ts';
import { test as base, type Page } from './test.ts';

interface Pushed {
  readonly service: PushService;
}

/** The test of this folder with a server that posts to a push service on this machine, and an investor of it. */
export const test = base.extend<{ investor: Account }, Pushed & { server: KeelServer }>({
  service: [
    async ({}, provide) => {
      const service = await PushService.start();
      await provide(service);
      await service.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ service }, provide) => {
      const server = await KeelServer.start({ pushOrigin: service.origin });
      await provide(server);
      await server.remove();
    },
    { scope: 'worker', timeout: READY_WITHIN_MS },
  ],
  investor: async ({ server, person }, provide) => provide(await makeInvestor(server, person)),
});

/** Lets the browser subscribe to the push service of this machine: its vendor's cannot be reached. */
export async function subscribeTo(page: Page, subscription: Subscription): Promise<void> {
  await page.addInitScript((given) => {
    const own = { ...given, toJSON: () => given, unsubscribe: async () => true } as unknown as PushSubscription;
    PushManager.prototype.subscribe = async () => own;
    PushManager.prototype.getSubscription = async () => own;
  }, subscription);
}
