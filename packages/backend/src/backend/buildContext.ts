import { base64urlnopad } from '@scure/base';
import { crypto } from '#crypto';
import { openNodes } from '../chains/nodes.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/Config.ts';
import type { Context } from '../context.ts';
import { type Autopilot, startAutopilot } from '../demo/autopilot.ts';
import { openDemoClock } from '../demo/demoClock.ts';
import { openDemoOperator } from '../demo/openDemoOperator.ts';
import { dropSampleAddresses } from '../demo/sampleAddresses.ts';
import { seedDemo } from '../demo/seedDemo.ts';
import { seedHistory } from '../demo/seedHistory.ts';
import { openDesk } from '../desk/desk.ts';
import { openRemoteDesk } from '../desk/remoteDesk.ts';
import { openFingerprint } from '../idempotency/fingerprint.ts';
import type { CallLog } from '../Log.ts';
import { mailJobHandler } from '../mail/outbox.ts';
import type { ExchangeRates } from '../market/ExchangeRates.ts';
import { liveExchangeRates } from '../market/liveExchangeRates.ts';
import { liveMarket } from '../market/liveMarket.ts';
import { livePriceHistory } from '../market/livePriceHistory.ts';
import type { Market } from '../market/Market.ts';
import { openCoinPrices } from '../market/openCoinPrices.ts';
import type { PriceHistory } from '../market/PriceHistory.ts';
import { simulatedExchangeRates } from '../market/simulatedExchangeRates.ts';
import { simulatedMarket } from '../market/simulatedMarket.ts';
import { simulatedPriceHistory } from '../market/simulatedPriceHistory.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { startEventHub } from '../modules/events/eventHub.ts';
import { startSealingImages } from '../modules/uploads/sealImages.ts';
import type { ObjectStore } from '../objects/ObjectStore.ts';
import { s3Store } from '../objects/s3Store.ts';
import { serverAccess } from '../objects/serverAccess.ts';
import { startOutbox } from '../outbox/outbox.ts';
import { endpointRule } from '../push/endpoint.ts';
import { openVapid } from '../push/vapid.ts';
import { startSweeper } from '../retention/startSweeper.ts';
import { openEmailHash } from '../security/log/emailHash.ts';
import { type KeyDeps, serverKey } from '../security/serverKeys.ts';
import { openSetup } from '../setup/setup.ts';
import type { Ports } from './Ports.ts';
import type { Store } from './readyStore.ts';

/**
 * Creates the context of the handlers from the host's ports and a prepared database. Closing the context closes the
 * database. If this function fails, it closes the database as well.
 */
export async function buildContext(ports: Ports, store: Store): Promise<Context> {
  const { config, log, clock: real, timers, hasher, cleanImage, files } = ports;
  const { db, keyring, sealer } = store;
  try {
    const demoClock = config.mode === 'demo' ? await openDemoClock(db, real) : null;
    const clock = demoClock?.now ?? real;
    const keyDeps = { db, clock, sealer };
    const demo =
      config.mode === 'demo'
        ? await seedDemo({ config, password: await ports.demoPassword(), clock, db, hasher, sealer })
        : null;
    // The database may have been used for a demo before: its sample addresses must not receive real payments
    // (HONEST-1).
    if (config.mode === 'live') await dropSampleAddresses(db);
    const plain = { mailer: ports.mailer(clock), market: openMarket(config, clock, log) };
    const isPlayed = demoClock !== null && config.demoOperator;
    const { demoOperator, mailer, market } = isPlayed
      ? openDemoOperator({ ...plain, config, demoClock })
      : { ...plain, demoOperator: null };
    const { objects, ownAccess } = await openObjects(ports, keyDeps);
    const { push, jobHandler } = await openPush(ports, keyDeps);
    const fingerprint = await openFingerprint(keyDeps);
    const emailHash = await openEmailHash(keyDeps);
    const jobHandlers = { mail: mailJobHandler(mailer), push: jobHandler };
    const outbox = startOutbox({ db, clock, log, timers, jobHandlers });
    const events = startEventHub({ db, clock, config, log, timers, sealer });
    const sweeper = startSweeper({ db, clock, log, timers, objects });
    const sealing = await startSealingImages({ ...keyDeps, objects, log });
    const demoChains = config.demoChain ? ports.demoChains(db) : null;
    const nodes = openNodes({ config: config.wallet, clock, callNode: ports.callNode, demoChains });
    const prices = openCoinPrices({ config, clock, log, market });
    // In live mode without a desk key, the desk runs in a separate process (DESK-1).
    const isRemote = config.mode === 'live' && config.wallet.deskKey === null;
    const desk = await (isRemote ? openRemoteDesk : openDesk)({
      config,
      ...keyDeps,
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
    const context: Context = {
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
      exchangeRates: openExchangeRates(config, clock, log),
      priceHistory: openPriceHistory(config, clock, log),
      coinPrices: prices,
      nodes,
      desk,
      metrics: createMetrics(),
      setup: openSetup(db, config.mode),
      demo,
      demoClock,
      demoOperator,
      demoChains,
      files,
      state: { draining: false },
      close,
    };
    if (config.demoHistory) await seedHistory(context, ports.sampleImage);
    if (config.demoAutopilot) autopilot = startAutopilot(context, timers);
    return context;
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** The object store and the server's own upload forms. Their signing key is stored, so that forms survive a restart. */
async function openObjects({ config: { s3 }, objects: localStore }: Ports, deps: KeyDeps) {
  const secret = await serverKey(deps, 'objects', () => base64urlnopad.encode(crypto.randomBytes(32)));
  const objects: ObjectStore = s3 ? s3Store(s3, deps.clock) : localStore(secret);
  return { objects, ownAccess: serverAccess(secret) };
}

async function openPush({ config, log, trustedPushOrigin, pushJobHandler }: Ports, deps: KeyDeps) {
  const vapid = await openVapid(config.push, deps);
  const allows = endpointRule(config.push.hosts, trustedPushOrigin);
  return { push: { vapid, allows }, jobHandler: pushJobHandler({ db: deps.db, vapid, allows, log }) };
}

function openMarket({ marketDataUrl: url, marketDataKey: key }: Config, clock: Clock, log: CallLog): Market {
  const fallback = simulatedMarket(clock);
  if (url === null) return fallback;
  return liveMarket({ url, key, clock, fallback, warn: (facts, message) => log.warn(facts, message) });
}

function openPriceHistory(
  { marketDataUrl: url, marketDataKey: key }: Config,
  clock: Clock,
  log: CallLog,
): PriceHistory {
  if (url === null) return simulatedPriceHistory(clock);
  return livePriceHistory({ url, key, clock, warn: (facts, message) => log.warn(facts, message) });
}

/**
 * The exchange rates. Without a source, live mode has none, because it must not convert balances at simulated rates.
 */
function openExchangeRates(config: Config, clock: Clock, log: CallLog): ExchangeRates {
  const { mode, marketDataUrl: url, marketDataKey: key } = config;
  const unknown: ExchangeRates = () => ({ rates: {}, source: 'stale', asOf: clock() });
  const fallback = mode === 'demo' ? simulatedExchangeRates(clock) : unknown;
  if (url === null) return fallback;
  return liveExchangeRates({ url, key, clock, fallback, warn: (facts, message) => log.warn(facts, message) });
}
