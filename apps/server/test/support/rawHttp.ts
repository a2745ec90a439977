import { type AddressInfo, connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Opens a connection to a listening server. */
export function open(app: FastifyInstance): Socket {
  const { port } = app.server.address() as AddressInfo;
  // Half-open after the server ends its side, like a malicious client.
  return connect({ port, host: '127.0.0.1', allowHalfOpen: true }).on('error', () => undefined);
}

/** Everything received until the connection is closed. */
export async function readAll(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  await new Promise((closed) => socket.once('close', closed));
  return Buffer.concat(chunks).toString();
}

/** Sends text that makes the server close the connection, and returns everything received. */
export async function sendRaw(app: FastifyInstance, text: string): Promise<string> {
  const socket = open(app);
  const answer = readAll(socket.on('end', () => socket.end()));
  socket.write(text);
  return answer;
}
