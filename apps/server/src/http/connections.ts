import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { addressKey, type IsProxy } from './clientAddress.ts';

/** The share of all connections that one address may have. */
const SHARE = 0.2;

/**
 * Limits a server to `most` connections, and each address (see `addressKey`) to a fifth of them; further connections
 * are closed immediately. Proxies of the operator are exempt from the limit per address, because they carry many
 * people.
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
