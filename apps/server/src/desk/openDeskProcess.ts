import type { CallNode } from '@keel/backend/chains/Node.ts';
import { createNodeCaller } from '@keel/backend/chains/nodeCaller.ts';
import { openNodes } from '@keel/backend/chains/nodes.ts';
import { type Clock, systemClock } from '@keel/backend/clock.ts';
import type { Config } from '@keel/backend/config/Config.ts';
import type { Db } from '@keel/backend/db/Db.ts';
import { StartFault } from '@keel/backend/db/StartFault.ts';
import { type Desk, openDesk } from '@keel/backend/desk/desk.ts';
import { HEARTBEAT_MS, OFFLINE_AFTER_MS, recordHeartbeat } from '@keel/backend/desk/deskProcess.ts';
import { deskKeys } from '@keel/backend/desk/keys.ts';
import type { Log } from '@keel/backend/Log.ts';
import { openCoinPrices } from '@keel/backend/market/openCoinPrices.ts';
import { simulatedMarket } from '@keel/backend/market/simulatedMarket.ts';
import type { Timers } from '@keel/backend/timers.ts';
import { openStore } from '../openStore.ts';
import { systemTimers } from '../systemTimers.ts';

/** The configuration of the desk process, and replacements for tests. */
export interface DeskSeams {
  readonly config: Config;
  readonly log: Log;
  readonly clock?: Clock;
  readonly db?: Db;
  readonly timers?: Timers;
  /** Sends a request to a node of the wallet's networks. */
  readonly callNode?: CallNode;
  /** Called once when a desk with another key has taken over; this process must stop. */
  onReplaced(): void;
}

/** A running desk. */
export interface DeskProcess {
  readonly desk: Desk;
  /** The address of its coins. */
  readonly address: string;
  /** Finishes the current step and closes the database. */
  close(): Promise<void>;
}

const NO_KEY = 'npm run desk needs DESK_KEY.';
const ANOTHER = `A desk with another DESK_KEY is running on this database. Stop it, wait ${OFFLINE_AFTER_MS / 1000} seconds, and start this one.`;

/**
 * Opens the database and the desk, without the web server. Rejects with a `StartFault` if a person has to fix
 * something.
 */
export async function openDeskProcess(seams: DeskSeams): Promise<DeskProcess> {
  const { config, log, clock = systemClock, timers = systemTimers } = seams;
  if (config.wallet.deskKey === null) throw new StartFault(NO_KEY);
  const keys = deskKeys(config.wallet.deskKey);
  const { db, sealer, close } = await openStore({ config, log, clock, db: seams.db });
  try {
    if (!(await recordHeartbeat(db, clock, keys))) throw new StartFault(ANOTHER);
    const coinPrices = openCoinPrices({ config, clock, log, market: simulatedMarket(clock) });
    const nodes = openNodes({ config: config.wallet, clock, callNode: seams.callNode ?? createNodeCaller() });
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
