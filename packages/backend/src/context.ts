import type { DemoChains } from './chains/DemoChains.ts';
import type { Nodes } from './chains/nodes.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config/Config.ts';
import type { Db } from './db/Db.ts';
import type { DemoOperator } from './demo/DemoOperator.ts';
import type { DemoClock } from './demo/demoClock.ts';
import type { SignIn } from './demo/SignIn.ts';
import type { Desk } from './desk/desk.ts';
import type { Fingerprint } from './idempotency/fingerprint.ts';
import type { ImageCleaner } from './images/ImageCleaner.ts';
import type { CallLog } from './Log.ts';
import type { Mailer } from './mail/Mailer.ts';
import type { CoinPrices } from './market/coinPrices.ts';
import type { ExchangeRates } from './market/ExchangeRates.ts';
import type { Market } from './market/Market.ts';
import type { PriceHistory } from './market/PriceHistory.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { EventHub } from './modules/events/eventHub.ts';
import type { ImageAccess, ObjectStore } from './objects/ObjectStore.ts';
import type { OperatorFiles } from './operator/OperatorFiles.ts';
import type { Outbox } from './outbox/outbox.ts';
import type { EndpointRule } from './push/endpoint.ts';
import type { Vapid } from './push/vapid.ts';
import type { Keyring } from './sealing/Keyring.ts';
import type { Sealer } from './sealing/Sealer.ts';
import type { EmailHash } from './security/log/emailHash.ts';
import type { PasswordHasher } from './security/passwordHasher.ts';
import type { Setup } from './setup/setup.ts';

/** The dependencies of all handlers. Created once from the configuration; there is no other global state. */
export interface Context {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: CallLog;
  readonly db: Db;
  /** The data keys, which are never stored in the database. */
  readonly keyring: Keyring;
  /** Seals values that must not be readable from the database alone. */
  readonly sealer: Sealer;
  /** Fingerprints the body of a call with an idempotency key. */
  readonly fingerprint: Fingerprint;
  /** Hashes an e-mail without an account, for the security log. */
  readonly emailHash: EmailHash;
  readonly hasher: PasswordHasher;
  /** Cleans the images that investors upload. */
  readonly cleanImage: ImageCleaner;
  readonly mailer: Mailer;
  readonly outbox: Outbox;
  readonly objects: ObjectStore;
  /** How browsers upload and view identity images, which always pass through this server because it seals them. */
  readonly ownAccess: ImageAccess;
  readonly push: PushDeps;
  readonly events: EventHub;
  readonly market: Market;
  readonly exchangeRates: ExchangeRates;
  readonly priceHistory: PriceHistory;
  /** The prices that the desk trades at. */
  readonly coinPrices: CoinPrices;
  readonly nodes: Nodes;
  readonly desk: Desk;
  readonly metrics: Metrics;
  readonly setup: Setup;
  /** The sample investor of demo mode; null in live mode. */
  readonly demo: SignIn | null;
  /** The adjustable clock of demo mode; null in live mode. */
  readonly demoClock: DemoClock | null;
  /** The operator of the demo's drawer; null in live mode, and with `DEMO_OPERATOR=0` (DEMO-2). */
  readonly demoOperator: DemoOperator | null;
  /** The chains that the demo starts for the wallet; null in live mode, and with `DEMO_CHAIN=0` (DEMO-1). */
  readonly demoChains: DemoChains | null;
  /** Writes files for operator commands. */
  readonly files: OperatorFiles;
  readonly state: { draining: boolean };
  close(): Promise<void>;
}

/** What is needed to register a browser for push messages. */
export interface PushDeps {
  readonly vapid: Vapid;
  readonly allows: EndpointRule;
}
