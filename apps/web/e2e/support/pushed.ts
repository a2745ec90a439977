import { type Account, makeInvestor } from './accounts.ts';
import { KeelServer, READY_WITHIN_MS } from './KeelServer.ts';
import { PushService, type Subscription } from './pushService.ts';
import { test as base, type Page } from './test.ts';

interface Pushed {
  readonly service: PushService;
}

/** This folder's test with a server that sends to a local push service, and an investor of that server. */
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

/** Lets the browser subscribe to the local push service, since the vendor's cannot be reached. */
export async function subscribeTo(page: Page, subscription: Subscription): Promise<void> {
  await page.addInitScript((fields) => {
    const fakeSubscription = {
      ...fields,
      toJSON: () => fields,
      unsubscribe: async () => true,
    } as unknown as PushSubscription;
    PushManager.prototype.subscribe = async () => fakeSubscription;
    PushManager.prototype.getSubscription = async () => fakeSubscription;
  }, subscription);
}
