import { PGlite } from '@electric-sql/pglite';
import { type Backend, openBackend } from '@keel/backend/backend/openBackend.ts';
import { NodeFault } from '@keel/backend/chains/Node.ts';
import { systemClock } from '@keel/backend/clock.ts';
import { PGLITE_OPTIONS, pglitePort } from '@keel/backend/db/pglitePort.ts';
import { generatePassword } from '@keel/backend/demo/generatePassword.ts';
import ameliaPhoto from '@keel/backend/demo/images/ameliaPhoto.png?url';
import sampleDocument from '@keel/backend/demo/images/sampleDocument.png?url';
import type { SampleFile, SampleImage } from '@keel/backend/demo/SampleImage.ts';
import type { CallLog } from '@keel/backend/Log.ts';
import type { OperatorFiles } from '@keel/backend/operator/OperatorFiles.ts';
import { OperatorFault } from '@keel/backend/operator/result.ts';
import { type Derive, openHasher, TAG_BYTES } from '@keel/backend/security/openHasher.ts';
import type { HashCost } from '@keel/backend/security/passwordHasher.ts';
import type { Timers } from '@keel/backend/timers.ts';
import { argon2id } from '@noble/hashes/argon2.js';
import { cleanImage } from './cleanImage.ts';
import { memoryKeyring } from './memoryKeyring.ts';
import { memoryStore } from './memoryStore.ts';
import { tabConfig } from './tabConfig.ts';

/** Deliberately weak: in JavaScript the full cost takes seconds, and what it protects ends with the tab. */
const QUICK_HASH: HashCost = { memory: 64, passes: 1, parallelism: 1 };

const derive: Derive = async (secret, salt, { memory, passes, parallelism }) =>
  argon2id(secret, salt, { m: memory, t: passes, p: parallelism, dkLen: TAG_BYTES });

/** Opens the backend over a new in-memory database with a demo's sample data. */
export async function openTab(log: CallLog): Promise<Backend> {
  return openBackend({
    config: tabConfig,
    log,
    clock: systemClock,
    timers,
    db: pglitePort(await PGlite.create(PGLITE_OPTIONS)),
    keyring: memoryKeyring(),
    hasher: openHasher(derive, QUICK_HASH),
    cleanImage,
    // The demo's drawer shows the mails instead.
    mailer: () => ({ send: async () => undefined, where: 'nowhere', close: () => undefined }),
    objects: memoryStore,
    pushJobHandler: () => async () => undefined,
    trustedPushOrigin: null,
    ask: () => Promise.reject(new NodeFault('A tab reaches no node.')),
    demoChains: () => null,
    files,
    demoPassword: async () => generatePassword(),
    sampleImage,
  });
}

const timers: Timers = {
  every(ms, work) {
    const timer = setInterval(work, ms);
    return () => clearInterval(timer);
  },
};

const files: OperatorFiles = {
  writeImage: refuseFiles,
  backUp: refuseFiles,
};

function refuseFiles(): Promise<never> {
  return Promise.reject(new OperatorFault('There are no files in a tab. Nothing was changed.'));
}

const IMAGES: Readonly<Record<SampleFile, string>> = {
  'ameliaPhoto.png': ameliaPhoto,
  'sampleDocument.png': sampleDocument,
};

const sampleImage: SampleImage = async (file) => new Uint8Array(await (await fetch(IMAGES[file])).arrayBuffer());
