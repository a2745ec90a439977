// Starts the server as the environment says:  node apps/server/src/main.ts
import closeWithGrace from 'close-with-grace';
import { destination } from 'pino';
import { banner } from './banner.ts';
import { type Config, parseEnv } from './config/env.ts';
import { openContext } from './context.ts';
import { StartFault } from './db/StartFault.ts';
import { createServer } from './http/createServer.ts';
import { createLogger } from './http/logger.ts';

const DRAIN_MS = 10_000;

const parsed = parseEnv(process.env);
if (parsed.ok) await start(parsed.config).catch(stop);
else stop(new StartFault(parsed.faults.join('\n')));

async function start(config: Config): Promise<void> {
  const log = createLogger(config.logLevel, destination({ dest: 2, sync: false }));
  const context = await openContext({ config, log });
  const app = await createServer(context);
  closeWithGrace({ delay: DRAIN_MS, logger: false }, async ({ err }) => {
    if (err) log.fatal({ err }, 'the server stops because of a fault');
    await app.close();
  });
  const address = await app.listen({ port: config.port, host: config.host }).catch(async (error: unknown) => {
    await app.close();
    throw listenFault(error, config);
  });
  console.log(banner({ address, context }));
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

function stop(error: unknown): never {
  // The stack alone: an error of the database carries the values of its statement.
  const known = error instanceof StartFault || !(error instanceof Error);
  console.error(known ? String(error).replace(/^StartFault: /, '') : error.stack);
  process.exit(1);
}
