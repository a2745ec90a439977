import { join } from 'node:path';
import { buildContext } from '@keel/backend/backend/buildContext.ts';
import type { Ports } from '@keel/backend/backend/Ports.ts';
import type { DemoChains } from '@keel/backend/chains/DemoChains.ts';
import type { CallNode } from '@keel/backend/chains/Node.ts';
import { createNodeCaller } from '@keel/backend/chains/nodeCaller.ts';
import { type Clock, systemClock } from '@keel/backend/clock.ts';
import type { Config } from '@keel/backend/config/Config.ts';
import type { Context } from '@keel/backend/context.ts';
import type { Db } from '@keel/backend/db/Db.ts';
import { matchDeskNonces } from '@keel/backend/demo/matchDeskNonces.ts';
import type { Mailer } from '@keel/backend/mail/Mailer.ts';
import type { HashCost } from '@keel/backend/security/passwordHasher.ts';
import type { Timers } from '@keel/backend/timers.ts';
import type { FastifyBaseLogger } from 'fastify';
import { demoPassword } from './demo/demoPassword.ts';
import { openDemoChains } from './demo/openDemoChains.ts';
import { sampleImageFile } from './demo/sampleImageFile.ts';
import { cleanImage } from './images/cleanImage.ts';
import { folderMailer } from './mail/folderMailer.ts';
import { smtpMailer } from './mail/smtpMailer.ts';
import { fileStore } from './objects/fileStore.ts';
import { openStore } from './openStore.ts';
import { diskFiles } from './operator/diskFiles.ts';
import { guardedPost, type Lookup } from './push/guardedPost.ts';
import { pushJobHandler } from './push/pushJobHandler.ts';
import { argon2Hasher } from './security/argon2Hasher.ts';
import { systemTimers } from './systemTimers.ts';

/** The configuration of the server, and replacements for tests. */
export interface Seams {
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  readonly clock?: Clock;
  readonly db?: Db;
  readonly timers?: Timers;
  /** The origin of a test's push service, which is always accepted. */
  readonly trustedPushOrigin?: string;
  /** Sends a request to a node of the wallet's networks. */
  readonly callNode?: CallNode;
  /** Resolves the addresses of push services. */
  readonly lookup?: Lookup;
  /** The cost of a password hash; the full cost by default. */
  readonly hashCost?: HashCost;
}

/** The context of this server, with the log that its framework needs. */
export interface ServerContext extends Context {
  readonly log: FastifyBaseLogger;
}

/** Opens database, mail and market as configured. Rejects with a `StartFault` if a person has to fix something. */
export async function openContext(seams: Seams): Promise<ServerContext> {
  const { config, log } = seams;
  const ports = nodePorts(seams);
  const store = await openStore({ config, log, clock: ports.clock, db: seams.db });
  return { ...(await buildContext(ports, store)), log };
}

/** Opens the backend's ports on Node. */
function nodePorts(seams: Seams): Ports {
  const { config, log, clock = systemClock } = seams;
  const { dataDir } = config;
  const trustedPushOrigin = seams.trustedPushOrigin ?? null;
  return {
    config,
    log,
    clock,
    timers: seams.timers ?? systemTimers,
    hasher: argon2Hasher(seams.hashCost),
    cleanImage,
    mailer: (time) => openMailer(config, time),
    objects: (secret) => fileStore(dataDir, secret),
    pushJobHandler: (deps) => pushJobHandler({ ...deps, network: guardedPost(trustedPushOrigin, seams.lookup) }),
    trustedPushOrigin,
    callNode: seams.callNode ?? createNodeCaller(),
    demoChains: (db) => chainsOfDemo(config, log, db),
    files: diskFiles,
    demoPassword: () => demoPassword(dataDir),
    sampleImage: sampleImageFile,
  };
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
