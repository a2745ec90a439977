import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { addressKey, type IsProxy } from './clientAddress.ts';

/** The part of all connections that one address may have, so that none takes all of them. */
const SHARE = 0.2;

/**
 * Holds a server to `most` connections, and each address (see `addressKey`) to a fifth of them: what comes beyond that is cut
 * off unread. A proxy of the operator's brings many people over its one address, so it has no share.
 */
export function limitConnections(server: Server, most: number, isProxy: IsProxy): void {
  const each = Math.ceil(most * SHARE);
  const open = new Map<string, number>();
  server.maxConnections = most;
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    if (isProxy(remoteAddress, 0)) return;
    const key = addressKey(remoteAddress);
    const others = open.get(key) ?? 0;
    if (others >= each) {
      socket.destroy();
      return;
    }
    open.set(key, others + 1);
    socket.once('close', () => {
      const left = (open.get(key) ?? 1) - 1;
      if (left === 0) open.delete(key);
      else open.set(key, left);
    });
  });
}
