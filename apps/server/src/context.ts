import type { FastifyBaseLogger } from 'fastify';
import { type Clock, systemClock } from './clock.ts';
import type { Config } from './config/env.ts';
import type { Db } from './db/Db.ts';
import { openDb } from './db/openDb.ts';
import { type SignIn, seedDemo } from './demo/seedDemo.ts';
import { folderMailer } from './mail/folderMailer.ts';
import type { Mailer } from './mail/Mailer.ts';
import { type Outbox, startOutbox } from './mail/outbox.ts';
import { smtpMailer } from './mail/smtpMailer.ts';
import { liveMarket } from './market/liveMarket.ts';
import type { Market } from './market/Market.ts';
import { simulatedMarket } from './market/simulatedMarket.ts';
import { type PasswordHasher, passwordHasher } from './security/passwordHasher.ts';

/** Everything a handler may use. Made once from the configuration; nothing else is global. */
export interface Context {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly db: Db;
  readonly hasher: PasswordHasher;
  readonly mailer: Mailer;
  readonly outbox: Outbox;
  readonly market: Market;
  /** The sample investor of demo mode; null in live mode. */
  readonly demo: SignIn | null;
  readonly state: { draining: boolean };
  close(): Promise<void>;
}

/** What is opened, and what a test may put in place of the real thing. */
export interface Seams {
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  readonly clock?: Clock;
  readonly db?: Db;
}

/** Opens database, mail and market as configured. Rejects with a `StartFault` when a person has to mend something. */
export async function openContext({ config, log, clock = systemClock, db: given }: Seams): Promise<Context> {
  const db = given ?? (await openDb(config, clock, (err) => log.warn({ err }, 'a database connection was lost')));
  try {
    const hasher = passwordHasher();
    const demo = config.mode === 'demo' ? await seedDemo({ config, clock, db, hasher }) : null;
    const mailer = openMailer(config, clock);
    const outbox = startOutbox(db, mailer, clock, log);
    const close = async () => {
      await outbox.stop();
      mailer.close();
      await db.close();
    };
    const market = openMarket(config, clock, log);
    return { config, clock, log, db, hasher, mailer, outbox, market, demo, state: { draining: false }, close };
  } catch (error) {
    await db.close();
    throw error;
  }
}

function openMailer({ smtpUrl, mailFrom, dataDir }: Config, clock: Clock): Mailer {
  return smtpUrl === null ? folderMailer(dataDir, mailFrom, clock) : smtpMailer(smtpUrl, mailFrom);
}

function openMarket({ marketDataUrl: url, marketDataKey: key }: Config, clock: Clock, log: FastifyBaseLogger): Market {
  const fallback = simulatedMarket(clock);
  if (url === null) return fallback;
  return liveMarket({ url, key, clock, fallback, warn: (facts, message) => log.warn(facts, message) });
}
