import { nodeAsker } from '../chains/askNode.ts';
import type { Ask } from '../chains/Node.ts';
import { openNodes } from '../chains/nodes.ts';
import { type Clock, systemClock } from '../clock.ts';
import type { Config } from '../config/Config.ts';
import type { Db } from '../db/Db.ts';
import { StartFault } from '../db/StartFault.ts';
import type { Log } from '../Log.ts';
import { openCoinPrices } from '../market/openCoinPrices.ts';
import { simulatedMarket } from '../market/simulatedMarket.ts';
import { openStore } from '../openStore.ts';
import { systemTimers } from '../systemTimers.ts';
import type { Timers } from '../timers.ts';
import { type Desk, openDesk } from './desk.ts';
import { HEARTBEAT_MS, OFFLINE_AFTER_MS, recordHeartbeat } from './deskProcess.ts';
import { deskKeys } from './keys.ts';

/** What is opened, and what a test may put in place of the real thing. */
export interface DeskSeams {
  readonly config: Config;
  readonly log: Log;
  readonly clock?: Clock;
  readonly db?: Db;
  readonly timers?: Timers;
  /** Asks the nodes of the wallet's networks. */
  readonly ask?: Ask;
  /** Told once when a desk with another key has taken over; this one must not go on. */
  onReplaced(): void;
}

/** The desk at work. */
export interface DeskProcess {
  readonly desk: Desk;
  /** Where its coins lie. */
  readonly address: string;
  /** Finishes the step in hand and closes the database. */
  close(): Promise<void>;
}

const NO_KEY = 'npm run desk needs DESK_KEY.';
const ANOTHER = `A desk with another DESK_KEY is at work on this database. Stop it, wait ${OFFLINE_AFTER_MS / 1000} seconds, and start this one.`;

/** Opens the database and the desk, without anything that serves people. Rejects with a `StartFault` when a person has to mend something. */
export async function openDeskProcess(seams: DeskSeams): Promise<DeskProcess> {
  const { config, log, clock = systemClock, timers = systemTimers } = seams;
  if (config.wallet.deskKey === null) throw new StartFault(NO_KEY);
  const keys = deskKeys(config.wallet.deskKey);
  const { db, sealer, close } = await openStore({ config, log, clock, db: seams.db });
  try {
    if (!(await recordHeartbeat(db, clock, keys))) throw new StartFault(ANOTHER);
    const coinPrices = openCoinPrices({ config, clock, log, market: simulatedMarket(clock) });
    const nodes = openNodes({ config: config.wallet, clock, ask: seams.ask ?? nodeAsker() });
    const desk = await openDesk({ config, db, clock, sealer, log, timers, nodes, coinPrices });
    let lastHeartbeat: Promise<void> = Promise.resolve();
    const sendHeartbeat = async () => {
      try {
        if (await recordHeartbeat(db, clock, keys)) return;
        cancel();
        seams.onReplaced();
      } catch (err) {
        log.warn({ err }, 'the desk could not say that it is at work');
      }
    };
    const cancel = timers.every(HEARTBEAT_MS, () => {
      lastHeartbeat = lastHeartbeat.then(sendHeartbeat);
    });
    return {
      desk,
      address: keys.address,
      async close() {
        cancel();
        await lastHeartbeat;
        await desk.stop();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
