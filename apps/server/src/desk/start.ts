import type { Config } from '@keel/backend/config/Config.ts';
import { StartFault } from '@keel/backend/db/StartFault.ts';
import closeWithGrace from 'close-with-grace';
import { parseEnv } from '../config/env.ts';
import { DRAIN_MS, processLog, stopWith } from '../process.ts';
import { openDeskProcess } from './openDeskProcess.ts';

const REPLACED = 'The desk stops: a desk with another DESK_KEY is running on this database.';

/**
 * Starts the desk and prints its address. If it cannot start, ends the process with exit code 1 and a sentence with the
 * reason (DESK-1).
 */
export async function startDesk(env: Readonly<Record<string, string | undefined>>): Promise<void> {
  const parsed = parseEnv(env, 'desk');
  if (parsed.ok) await work(parsed.config).catch(stopWith);
  else stopWith(new StartFault(parsed.faults.join('\n')));
}

async function work(config: Config): Promise<void> {
  const log = processLog(config);
  let isReplaced = false;
  const onReplaced = () => {
    isReplaced = true;
    grace.close();
  };
  const desk = await openDeskProcess({ config, log, onReplaced });
  const grace = closeWithGrace({ delay: DRAIN_MS, logger: false }, async ({ err }) => {
    if (isReplaced) log.fatal(REPLACED);
    if (err) log.fatal({ err }, 'the desk stops because of a fault');
    await desk.close();
    // Makes the exit code 1, as after a fault.
    if (isReplaced) throw new StartFault(REPLACED);
  });
  const networks = Object.keys(config.wallet.nodes);
  console.log(
    `\nThe desk is ready.\n\n  Pays from   ${desk.address}\n  Networks    ${networks.join(', ') || 'none: set ETHEREUM_MAIN_URL or BNB_MAIN_URL'}\n`,
  );
}
