import type { Account } from '../support/accounts.ts';
import { KeelServer, type KeelServerOptions } from '../support/KeelServer.ts';
import type { LocalEvm } from '../support/localChain.ts';
import { PushService, type Subscription } from '../support/pushService.ts';
import { type LocalChainName, LocalChains } from './LocalChains.ts';

/** The server of a run, with a push service and chains on this machine. */
export interface QaServer {
  readonly server: KeelServer;
  /** Stops all of them, and deletes their data. */
  readonly remove: () => Promise<void>;
}

const services = new WeakMap<KeelServer, PushService>();
const chainsOf = new WeakMap<KeelServer, LocalChains>();

/** Starts a server for runs, which may push to a service on this machine and nowhere else. */
export async function startQaServer({ env, ...options }: KeelServerOptions): Promise<QaServer> {
  const service = await PushService.start();
  const chains = await LocalChains.open();
  const server = await KeelServer.start({
    ...options,
    env: { ...env, DEV_CHAINS_URL: chains.url },
    pushOrigin: service.origin,
  });
  services.set(server, service);
  chainsOf.set(server, chains);
  return {
    server,
    async remove() {
      await server.remove();
      await service.stop();
      await chains.stop();
    },
  };
}

/** The subscription of a browser to the push service of this server. */
export function subscriptionOf(server: KeelServer): Subscription {
  const service = services.get(server);
  if (service === undefined) throw new Error('the server has no push service');
  return service.subscription;
}

/** A local chain that this server reaches; it starts when it is needed. */
export function localChainOf(server: KeelServer, name: LocalChainName, account: Account): Promise<LocalEvm> {
  const chains = chainsOf.get(server);
  if (chains === undefined) throw new Error('the server has no chains');
  return chains.get(name, server, account);
}
