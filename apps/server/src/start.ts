import type { Config } from '@keel/backend/config/Config.ts';
import { StartFault } from '@keel/backend/db/StartFault.ts';
import closeWithGrace from 'close-with-grace';
import { banner } from './banner.ts';
import { parseEnv } from './config/env.ts';
import { createServer } from './http/createServer.ts';
import { openContext, type Seams } from './openContext.ts';
import { createChannel } from './operator/channel.ts';
import { openOrTakeOverChannel, ownSocket, sharedSocket } from './operator/socket.ts';
import { DRAIN_MS, processLog, stopWith } from './process.ts';
import { systemTimers } from './systemTimers.ts';

/** Replacements for tests of the whole process. */
type StartSeams = Pick<Seams, 'trustedPushOrigin'>;

/**
 * Starts the server and prints its address. If it cannot start, ends the process with exit code 1 and a sentence with
 * the reason (OPS-2).
 */
export async function start(env: Readonly<Record<string, string | undefined>>, seams: StartSeams = {}): Promise<void> {
  const parsed = parseEnv(env);
  if (parsed.ok) await serve(parsed.config, seams).catch(stopWith);
  else stopWith(new StartFault(parsed.faults.join('\n')));
}

async function serve(config: Config, seams: StartSeams): Promise<void> {
  const log = processLog(config);
  const context = await openContext({ ...seams, config, log });
  const app = await createServer(context);
  const onFault = (err: unknown) => log.warn({ err }, 'the operator channel could not be taken over');
  const shared = config.operatorSocket === null ? [] : [sharedSocket(config.operatorSocket)];
  for (const socket of [ownSocket(config.dataDir), ...shared]) {
    const channel = createChannel(context, socket);
    // Commands end first, because closing the app closes their database.
    app.addHook('preClose', () => channel.close());
    const isOperated = await openOrTakeOverChannel(channel, { socket, timers: systemTimers, onFault }).catch(
      async (error: unknown) => {
        await app.close();
        throw error;
      },
    );
    if (!isOperated) log.info({ path: socket.path }, 'another instance has the operator channel');
  }
  closeWithGrace({ delay: DRAIN_MS, logger: false }, async ({ err }) => {
    if (err) log.fatal({ err }, 'the server stops because of a fault');
    await app.close();
  });
  const address = await app.listen({ port: config.port, host: config.host }).catch(async (error: unknown) => {
    await app.close();
    throw listenFault(error, config);
  });
  console.log(banner({ address, context, missing: await context.setup.missing() }));
}

function listenFault(error: unknown, { host, port }: Config): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return new StartFault(`Port ${port} on ${host} is taken. Stop what uses it, or set PORT to another number.`);
  if (code === 'EACCES') return new StartFault(`Port ${port} needs more rights. Set PORT to a number above 1023.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartFault(`This machine has no address ${host}. Set HOST to one it has, such as 127.0.0.1.`);
  return error;
}
