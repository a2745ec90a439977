import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { nodeAsker } from './chains/askNode.ts';
import type { Ask } from './chains/Node.ts';
import { type Nodes, openNodes } from './chains/nodes.ts';
import { type Clock, systemClock } from './clock.ts';
import type { Config } from './config/env.ts';
import type { Db } from './db/Db.ts';
import { keepMode } from './db/keepMode.ts';
import { migrate, requireMigrated } from './db/migrate.ts';
import { connectDb } from './db/openDb.ts';
import { announceServer, type Presence } from './db/presence.ts';
import { requireSameTime } from './db/requireSameTime.ts';
import { type SignIn, seedDemo } from './demo/seedDemo.ts';
import { type Desk, openDesk } from './desk/desk.ts';
import { type Fingerprint, openFingerprint } from './idempotency/fingerprint.ts';
import { folderMailer } from './mail/folderMailer.ts';
import type { Mailer } from './mail/Mailer.ts';
import { mailCourier } from './mail/outbox.ts';
import { smtpMailer } from './mail/smtpMailer.ts';
import { liveMarket } from './market/liveMarket.ts';
import type { Market } from './market/Market.ts';
import { simulatedMarket } from './market/simulatedMarket.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { type EventHub, startEventHub } from './modules/events/eventHub.ts';
import { fileStore } from './objects/fileStore.ts';
import type { ObjectStore } from './objects/ObjectStore.ts';
import { s3Store } from './objects/s3Store.ts';
import { type Outbox, startOutbox } from './outbox/outbox.ts';
import { type EndpointRule, endpointRule } from './push/endpoint.ts';
import { guardedPost, type Lookup } from './push/guardedPost.ts';
import { pushCourier } from './push/pushCourier.ts';
import { openVapid, type Vapid } from './push/vapid.ts';
import { startSweeper } from './retention/startSweeper.ts';
import { type Keyring, openKeyring } from './sealing/keyring.ts';
import { openSealer, refuseWithoutKeys } from './sealing/openSealer.ts';
import type { Sealer } from './sealing/Sealer.ts';
import { type EmailHash, openEmailHash } from './security/log/emailHash.ts';
import { type HashCost, type PasswordHasher, passwordHasher } from './security/passwordHasher.ts';
import { type KeyParts, serverKey } from './security/serverKeys.ts';
import { openSetup, type Setup } from './setup/setup.ts';
import { systemTimers, type Timers } from './timers.ts';

/** Everything a handler may use. Made once from the configuration; nothing else is global. */
export interface Context {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly db: Db;
  /** The data keys, which the database never holds. */
  readonly keyring: Keyring;
  /** Seals what the database alone must not tell. */
  readonly sealer: Sealer;
  /** Of the body of a call that may come again. */
  readonly fingerprint: Fingerprint;
  /** Of an e-mail that has no account, for the security log. */
  readonly emailHash: EmailHash;
  readonly hasher: PasswordHasher;
  readonly mailer: Mailer;
  readonly outbox: Outbox;
  readonly objects: ObjectStore;
  readonly push: PushParts;
  readonly events: EventHub;
  readonly market: Market;
  readonly nodes: Nodes;
  readonly desk: Desk;
  readonly metrics: Metrics;
  readonly setup: Setup;
  /** The sample investor of demo mode; null in live mode. */
  readonly demo: SignIn | null;
  readonly state: { draining: boolean };
  close(): Promise<void>;
}

/** What registering for push needs. */
export interface PushParts {
  readonly vapid: Vapid;
  readonly allows: EndpointRule;
}

/** What is opened, and what a test may put in place of the real thing. */
export interface Seams {
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  readonly clock?: Clock;
  readonly db?: Db;
  readonly timers?: Timers;
  /** A push service of a test: taken whatever the rules for endpoints say. */
  readonly trustedPushOrigin?: string;
  /** Asks the nodes of the wallet's networks. */
  readonly ask?: Ask;
  /** Finds the addresses of push services. */
  readonly lookup?: Lookup;
  /** What a password hash takes; the full cost when nothing is said. */
  readonly hashCost?: HashCost;
}

/** Opens database, mail and market as configured. Rejects with a `StartFault` when a person has to mend something. */
export async function openContext(seams: Seams): Promise<Context> {
  const { config, log, clock = systemClock, db: given } = seams;
  const onLost = (err: Error) => log.warn({ err }, 'a database connection was lost');
  const db = given ?? (await connectDb(config, onLost));
  let presence: Presence | undefined;
  try {
    if (!given && config.databaseUrl !== null) {
      await requireSameTime(db, clock);
      presence = await announceServer(config.databaseUrl, onLost);
    }
    const keyring = openKeyring(config);
    await refuseWithoutKeys(db, keyring);
    if (!given) await (config.migrateAtStart ? migrate(db, clock) : requireMigrated(db));
    await keepMode(db, config.mode);
    const sealer = await openSealer({ db, clock, keyring });
    const kept = { db, clock, sealer };
    const hasher = passwordHasher(seams.hashCost);
    const demo = config.mode === 'demo' ? await seedDemo({ config, clock, db, hasher, sealer }) : null;
    const mailer = openMailer(config, clock);
    const objects = await openObjects(config, kept);
    const { push, courier } = await openPush(seams, kept);
    const fingerprint = await openFingerprint(kept);
    const emailHash = await openEmailHash(kept);
    const couriers = { mail: mailCourier(mailer), push: courier };
    const outbox = startOutbox({ db, clock, log, couriers });
    const timers = seams.timers ?? systemTimers;
    const events = startEventHub({ db, clock, config, log, timers, sealer });
    const sweeper = startSweeper({ db, clock, log, timers });
    const nodes = openNodes({ config: config.wallet, clock, ask: seams.ask ?? nodeAsker() });
    const desk = await openDesk({ config, ...kept, log, timers, nodes });
    const close = async () => {
      await desk.stop();
      await events.close();
      await sweeper.stop();
      await outbox.stop();
      mailer.close();
      await db.close();
      await presence?.end();
    };
    const market = openMarket(config, clock, log);
    return {
      config,
      clock,
      log,
      db,
      keyring,
      sealer,
      fingerprint,
      emailHash,
      hasher,
      mailer,
      outbox,
      objects,
      push,
      events,
      market,
      nodes,
      desk,
      metrics: createMetrics(),
      setup: openSetup(db, config.mode),
      demo,
      state: { draining: false },
      close,
    };
  } catch (error) {
    await db.close();
    await presence?.end();
    throw error;
  }
}

function openMailer({ smtpUrl, mailFrom, dataDir }: Config, clock: Clock): Mailer {
  return smtpUrl === null ? folderMailer(dataDir, mailFrom, clock) : smtpMailer(smtpUrl, mailFrom);
}

/** The key that signs local forms is made once, so that a form outlives a restart. */
async function openObjects({ s3, dataDir }: Config, parts: KeyParts): Promise<ObjectStore> {
  if (s3) return s3Store(s3, parts.clock);
  return fileStore(dataDir, await serverKey(parts, 'objects', () => randomBytes(32).toString('base64url')));
}

async function openPush({ config, log, trustedPushOrigin, lookup }: Seams, parts: KeyParts) {
  const trusted = trustedPushOrigin ?? null;
  const vapid = await openVapid(config.push, parts);
  const allows = endpointRule(config.push.hosts, trusted);
  const courier = pushCourier({ db: parts.db, vapid, allows, network: guardedPost(trusted, lookup), log });
  return { push: { vapid, allows }, courier };
}

function openMarket({ marketDataUrl: url, marketDataKey: key }: Config, clock: Clock, log: FastifyBaseLogger): Market {
  const fallback = simulatedMarket(clock);
  if (url === null) return fallback;
  return liveMarket({ url, key, clock, fallback, warn: (facts, message) => log.warn(facts, message) });
}
