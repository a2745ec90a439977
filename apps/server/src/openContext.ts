import { join } from 'node:path';
import { base64urlnopad } from '@scure/base';
import type { FastifyBaseLogger } from 'fastify';
import { crypto } from '#crypto';
import { nodeAsker } from './chains/askNode.ts';
import type { DemoChains } from './chains/DemoChains.ts';
import type { Ask } from './chains/Node.ts';
import { openNodes } from './chains/nodes.ts';
import { type Clock, systemClock } from './clock.ts';
import type { Config } from './config/Config.ts';
import type { Context } from './context.ts';
import type { Db } from './db/Db.ts';
import { type Autopilot, startAutopilot } from './demo/autopilot.ts';
import { openDemoClock } from './demo/demoClock.ts';
import { matchDeskNonces } from './demo/matchDeskNonces.ts';
import { openDemoChains } from './demo/openDemoChains.ts';
import { openDemoOperator } from './demo/openDemoOperator.ts';
import { dropSampleAddresses } from './demo/sampleAddresses.ts';
import { seedDemo } from './demo/seedDemo.ts';
import { seedHistory } from './demo/seedHistory.ts';
import { openDesk } from './desk/desk.ts';
import { openRemoteDesk } from './desk/remoteDesk.ts';
import { openFingerprint } from './idempotency/fingerprint.ts';
import { cleanImage } from './images/cleanImage.ts';
import { folderMailer } from './mail/folderMailer.ts';
import type { Mailer } from './mail/Mailer.ts';
import { mailCourier } from './mail/outbox.ts';
import { smtpMailer } from './mail/smtpMailer.ts';
import { liveMarket } from './market/liveMarket.ts';
import type { Market } from './market/Market.ts';
import { openCoinPrices } from './market/openCoinPrices.ts';
import { simulatedMarket } from './market/simulatedMarket.ts';
import { createMetrics } from './metrics/metrics.ts';
import { startEventHub } from './modules/events/eventHub.ts';
import { startSealingImages } from './modules/uploads/sealImages.ts';
import { fileStore } from './objects/fileStore.ts';
import type { ObjectStore } from './objects/ObjectStore.ts';
import { s3Store } from './objects/s3Store.ts';
import { serverAccess } from './objects/serverAccess.ts';
import { openStore } from './openStore.ts';
import { startOutbox } from './outbox/outbox.ts';
import { endpointRule } from './push/endpoint.ts';
import { guardedPost, type Lookup } from './push/guardedPost.ts';
import { pushCourier } from './push/pushCourier.ts';
import { openVapid } from './push/vapid.ts';
import { startSweeper } from './retention/startSweeper.ts';
import { argon2Hasher } from './security/argon2Hasher.ts';
import { openEmailHash } from './security/log/emailHash.ts';
import type { HashCost } from './security/passwordHasher.ts';
import { type KeyParts, serverKey } from './security/serverKeys.ts';
import { openSetup } from './setup/setup.ts';
import { systemTimers } from './systemTimers.ts';
import type { Timers } from './timers.ts';

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

/** The context of this server, with the log that its framework needs. */
export interface ServerContext extends Context {
  readonly log: FastifyBaseLogger;
}

/** Opens database, mail and market as configured. Rejects with a `StartFault` when a person has to mend something. */
export async function openContext(seams: Seams): Promise<ServerContext> {
  const { config, log, clock: real = systemClock } = seams;
  const store = await openStore({ config, log, clock: real, db: seams.db });
  const { db, keyring, sealer } = store;
  try {
    const demoClock = config.mode === 'demo' ? await openDemoClock(db, real) : null;
    const clock = demoClock?.now ?? real;
    const kept = { db, clock, sealer };
    const hasher = argon2Hasher(seams.hashCost);
    const demo = config.mode === 'demo' ? await seedDemo({ config, clock, db, hasher, sealer }) : null;
    // A database that a demo was tried on: nobody may be asked to pay there (HONEST-1).
    if (config.mode === 'live') await dropSampleAddresses(db);
    const plain = { mailer: openMailer(config, clock), market: openMarket(config, clock, log) };
    const isPlayed = demoClock !== null && config.demoOperator;
    const { demoOperator, mailer, market } = isPlayed
      ? openDemoOperator({ ...plain, config, demoClock })
      : { ...plain, demoOperator: null };
    const { objects, ownAccess } = await openObjects(config, kept);
    const { push, courier } = await openPush(seams, kept);
    const fingerprint = await openFingerprint(kept);
    const emailHash = await openEmailHash(kept);
    const couriers = { mail: mailCourier(mailer), push: courier };
    const timers = seams.timers ?? systemTimers;
    const outbox = startOutbox({ db, clock, log, timers, couriers });
    const events = startEventHub({ db, clock, config, log, timers, sealer });
    const sweeper = startSweeper({ db, clock, log, timers, objects });
    const sealing = await startSealingImages({ ...kept, objects, log });
    const demoChains = config.demoChain ? chainsOfDemo(config, log, db) : null;
    const nodes = openNodes({ config: config.wallet, clock, ask: seams.ask ?? nodeAsker(), demoChains });
    const prices = openCoinPrices({ config, clock, log, market });
    // Without a key, live mode has the desk in another process (DESK-1).
    const isApart = config.mode === 'live' && config.wallet.deskKey === null;
    const desk = await (isApart ? openRemoteDesk : openDesk)({
      config,
      ...kept,
      log,
      timers,
      nodes,
      coinPrices: prices,
    });
    let autopilot: Autopilot | null = null;
    const close = async () => {
      await autopilot?.stop();
      await desk.stop();
      await demoChains?.stop();
      await events.close();
      await sweeper.stop();
      await sealing.stop();
      await outbox.stop();
      mailer.close();
      await store.close();
    };
    const context: ServerContext = {
      config,
      clock,
      log,
      db,
      keyring,
      sealer,
      fingerprint,
      emailHash,
      hasher,
      cleanImage,
      mailer,
      outbox,
      objects,
      ownAccess,
      push,
      events,
      market,
      coinPrices: prices,
      nodes,
      desk,
      metrics: createMetrics(),
      setup: openSetup(db, config.mode),
      demo,
      demoClock,
      demoOperator,
      demoChains,
      state: { draining: false },
      close,
    };
    if (config.demoHistory) await seedHistory(context);
    if (config.demoAutopilot) autopilot = startAutopilot(context, timers);
    return context;
  } catch (error) {
    await store.close();
    throw error;
  }
}

function chainsOfDemo({ dataDir }: Config, log: FastifyBaseLogger, db: Db): DemoChains {
  return openDemoChains({
    folder: join(dataDir, 'chains'),
    log,
    prepare: async (chains) => {
      for (const chain of chains) await matchDeskNonces(db, chain);
    },
  });
}

function openMailer({ smtpUrl, mailFrom, dataDir }: Config, clock: Clock): Mailer {
  return smtpUrl === null ? folderMailer(dataDir, mailFrom, clock) : smtpMailer(smtpUrl, mailFrom);
}

/** The key that signs the server's own forms is made once, so that a form outlives a restart. */
async function openObjects({ s3, dataDir }: Config, parts: KeyParts) {
  const secret = await serverKey(parts, 'objects', () => base64urlnopad.encode(crypto.randomBytes(32)));
  const objects: ObjectStore = s3 ? s3Store(s3, parts.clock) : fileStore(dataDir, secret);
  return { objects, ownAccess: serverAccess(secret) };
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
