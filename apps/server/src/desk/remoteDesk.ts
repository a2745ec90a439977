import type { Node } from '../chains/Node.ts';
import type { Nodes } from '../chains/nodes.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/Config.ts';
import type { Db } from '../db/Db.ts';
import type { Log } from '../Log.ts';
import type { Timers } from '../timers.ts';
import { type Desk, SAMPLE_NAME } from './desk.ts';
import { AWAY_MS, GONE_MS, readDeskProcess, SEEN_EVERY_MS } from './deskProcess.ts';
import { resumeWhereWhole } from './resume.ts';
import { saleAddress } from './saleKeys.ts';
import { tradedAssets } from './tradedAssets.ts';

interface Parts {
  readonly config: Config;
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly timers: Timers;
  readonly nodes: Nodes;
}

/**
 * The desk as a web server in live mode has it (DESK-1): without a key. It knows from the database what the desk's process
 * (`npm run desk`) says of itself, quotes only while that one is at work, and leaves every order to it.
 */
export async function openRemoteDesk({ config, db, clock, log, timers, nodes }: Parts): Promise<Desk> {
  let seen = await readDeskProcess(db);
  let reading: Promise<void> = Promise.resolve();
  const read = async () => {
    try {
      seen = await readDeskProcess(db);
    } catch (err) {
      // What was seen gets older meanwhile, so that quoting ends.
      log.warn({ err }, 'the desk could not be looked for');
    }
  };
  const cancel = timers.every(SEEN_EVERY_MS, () => {
    reading = reading.then(read);
  });
  const unseenFor = () => (seen ? clock().getTime() - seen.seenAt.getTime() : Number.POSITIVE_INFINITY);
  const trades = (node: Node) => (unseenFor() < GONE_MS ? tradedAssets(node, config) : []);

  return {
    sampleName: SAMPLE_NAME,
    trades,
    isAway: () => unseenFor() >= AWAY_MS,
    saleAddress(quoteId) {
      if (!seen) throw new Error('There is no desk.');
      return saleAddress(seen.saleKey, quoteId);
    },
    get address() {
      return seen?.address ?? null;
    },
    resume: (wish) => resumeWhereWhole({ db, clock, nodes, trades, address: seen?.address ?? null }, wish),
    kick: () => undefined,
    step: async () => undefined,
    async stop() {
      cancel();
      await reading;
    },
  };
}
