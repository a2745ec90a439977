import type { DemoChains } from '../chains/DemoChains.ts';
import type { CallNode } from '../chains/Node.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/Config.ts';
import type { Db } from '../db/Db.ts';
import type { SampleImage } from '../demo/SampleImage.ts';
import type { ImageCleaner } from '../images/ImageCleaner.ts';
import type { CallLog } from '../Log.ts';
import type { Mailer } from '../mail/Mailer.ts';
import type { ObjectStore } from '../objects/ObjectStore.ts';
import type { OperatorFiles } from '../operator/OperatorFiles.ts';
import type { JobHandler } from '../outbox/outbox.ts';
import type { EndpointRule } from '../push/endpoint.ts';
import type { Vapid } from '../push/vapid.ts';
import type { PasswordHasher } from '../security/passwordHasher.ts';
import type { Timers } from '../timers.ts';

/** The dependencies of the job handler that sends push messages. */
export interface PushJobHandlerDeps {
  readonly db: Db;
  readonly vapid: Vapid;
  readonly allows: EndpointRule;
  readonly log: CallLog;
}

/** What differs between the hosts of the backend: the Node server and a browser tab. */
export interface Ports {
  readonly config: Config;
  readonly log: CallLog;
  /** The real time; in demo mode the product's clock may be ahead of it. */
  readonly clock: Clock;
  readonly timers: Timers;
  readonly hasher: PasswordHasher;
  readonly cleanImage: ImageCleaner;
  /** Creates the mailer; mails are dated by the given clock, which is the product's. */
  readonly mailer: (clock: Clock) => Mailer;
  /**
   * Creates the store for images; `secret` signs its upload forms and addresses. Not called if an S3 store is
   * configured.
   */
  readonly objects: (secret: string) => ObjectStore;
  readonly pushJobHandler: (deps: PushJobHandlerDeps) => JobHandler;
  /** An origin that is always accepted as a push service; only tests set it. */
  readonly trustedPushOrigin: string | null;
  /** Sends a request to a node of the wallet's networks. */
  readonly callNode: CallNode;
  /** The chains that a demo starts by itself; null if the host cannot run any. */
  readonly demoChains: (db: Db) => DemoChains | null;
  readonly files: OperatorFiles;
  /** The password of the demo's sample investor. Only called in demo mode. */
  readonly demoPassword: () => Promise<string>;
  readonly sampleImage: SampleImage;
}
