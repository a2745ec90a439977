import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ephemeral ports of common systems: one of those may be taken before the server listens. */
const PORTS = { from: 20_000, to: 32_000 };

/** A free port of 127.0.0.1, for a test's server that is about to start. */
export async function freePort(): Promise<number> {
  const port = PORTS.from + Math.floor(Math.random() * (PORTS.to - PORTS.from));
  const probe = createServer();
  try {
    await once(probe.listen(port, '127.0.0.1'), 'listening');
  } catch {
    return freePort();
  }
  await once(probe.close(), 'close');
  return port;
}
