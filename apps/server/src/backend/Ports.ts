import type { DemoChains } from '../chains/DemoChains.ts';
import type { Ask } from '../chains/Node.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/Config.ts';
import type { Db } from '../db/Db.ts';
import type { SampleImage } from '../demo/SampleImage.ts';
import type { ImageCleaner } from '../images/ImageCleaner.ts';
import type { CallLog } from '../Log.ts';
import type { Mailer } from '../mail/Mailer.ts';
import type { ObjectStore } from '../objects/ObjectStore.ts';
import type { OperatorFiles } from '../operator/OperatorFiles.ts';
import type { Courier } from '../outbox/outbox.ts';
import type { EndpointRule } from '../push/endpoint.ts';
import type { Vapid } from '../push/vapid.ts';
import type { PasswordHasher } from '../security/passwordHasher.ts';
import type { Timers } from '../timers.ts';

/** What a sender of pushes needs. */
export interface PushCourierDeps {
  readonly db: Db;
  readonly vapid: Vapid;
  readonly allows: EndpointRule;
  readonly log: CallLog;
}

/** What differs between the hosts of the backend: Node's server, and a tab. */
export interface Ports {
  readonly config: Config;
  readonly log: CallLog;
  /** The real time; a demo's clock goes ahead of it. */
  readonly clock: Clock;
  readonly timers: Timers;
  readonly hasher: PasswordHasher;
  readonly cleanImage: ImageCleaner;
  /** Takes the time of the product, which dates the mails. */
  readonly mailer: (clock: Clock) => Mailer;
  /** Where images are kept; `secret` signs its forms and addresses. Not asked where the configuration names an S3 store. */
  readonly objects: (secret: string) => ObjectStore;
  readonly pushCourier: (deps: PushCourierDeps) => Courier;
  /** An origin that is taken for a push service whatever the rules say; for tests. */
  readonly trustedPushOrigin: string | null;
  /** Asks the nodes of the wallet's networks. */
  readonly ask: Ask;
  /** The chains that a demo brings along; null where the host cannot run any. */
  readonly demoChains: (db: Db) => DemoChains | null;
  readonly files: OperatorFiles;
  /** The password of the demo's sample investor. Asked in demo mode alone. */
  readonly demoPassword: () => Promise<string>;
  readonly sampleImage: SampleImage;
}
