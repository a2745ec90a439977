import { KeelServer, type KeelServerOptions } from '../support/KeelServer.ts';
import { PushService, type Subscription } from '../support/pushService.ts';

/** The server of a run, with a push service on this machine. */
export interface QaServer {
  readonly server: KeelServer;
  /** Stops both, and deletes their data. */
  readonly remove: () => Promise<void>;
}

const services = new WeakMap<KeelServer, PushService>();

/** Starts a server for runs, which may push to a service on this machine and nowhere else. */
export async function startQaServer(options: KeelServerOptions): Promise<QaServer> {
  const service = await PushService.start();
  const server = await KeelServer.start({ ...options, pushOrigin: service.origin });
  services.set(server, service);
  return {
    server,
    async remove() {
      await server.remove();
      await service.stop();
    },
  };
}

/** The subscription of a browser to the push service of this server. */
export function subscriptionOf(server: KeelServer): Subscription {
  const service = services.get(server);
  if (service === undefined) throw new Error('the server has no push service');
  return service.subscription;
}
