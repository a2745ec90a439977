import type { Node } from '../chains/Node.ts';
import type { Nodes } from '../chains/nodes.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/Config.ts';
import type { Db } from '../db/Db.ts';
import type { Log } from '../Log.ts';
import type { Timers } from '../timers.ts';
import { type Desk, SAMPLE_NAME } from './desk.ts';
import { ABANDONED_AFTER_MS, HEARTBEAT_MS, OFFLINE_AFTER_MS, readDeskProcess } from './deskProcess.ts';
import { resumeIfConsistent } from './resume.ts';
import { saleAddress } from './saleKeys.ts';
import { tradedAssets } from './tradedAssets.ts';

interface Deps {
  readonly config: Config;
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly timers: Timers;
  readonly nodes: Nodes;
}

/**
 * The desk of a web server in live mode (DESK-1), without a key. It reads the heartbeat of the desk process (`npm run
 * desk`) from the database, quotes only while that process is running, and leaves all orders to it.
 */
export async function openRemoteDesk({ config, db, clock, log, timers, nodes }: Deps): Promise<Desk> {
  let seen = await readDeskProcess(db);
  let reading: Promise<void> = Promise.resolve();
  const read = async () => {
    try {
      seen = await readDeskProcess(db);
    } catch (err) {
      // The last known heartbeat is kept. If reading keeps failing, it becomes too old, and nothing is quoted.
      log.warn({ err }, 'the desk could not be looked for');
    }
  };
  const cancel = timers.every(HEARTBEAT_MS, () => {
    reading = reading.then(read);
  });
  const unseenFor = () => (seen ? clock().getTime() - seen.seenAt.getTime() : Number.POSITIVE_INFINITY);
  const trades = (node: Node) => (unseenFor() < ABANDONED_AFTER_MS ? tradedAssets(node, config) : []);

  return {
    sampleName: SAMPLE_NAME,
    trades,
    isOffline: () => unseenFor() >= OFFLINE_AFTER_MS,
    saleAddress(quoteId) {
      if (!seen) throw new Error('There is no desk.');
      return saleAddress(seen.saleKey, quoteId);
    },
    get address() {
      return seen?.address ?? null;
    },
    resume: (request) => resumeIfConsistent({ db, clock, nodes, trades, address: seen?.address ?? null }, request),
    kick: () => undefined,
    step: async () => undefined,
    async stop() {
      cancel();
      await reading;
    },
  };
}
