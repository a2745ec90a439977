import type { Ports } from '@keel/backend/backend/Ports.ts';
import { NodeFault } from '@keel/backend/chains/Node.ts';
import { systemClock } from '@keel/backend/clock.ts';
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
import type { TabFiles } from './TabFiles.ts';
import { tabConfig } from './tabConfig.ts';
import { tabStore } from './tabStore.ts';

/** Deliberately weak: in JavaScript the full cost takes seconds, and what it protects ends with the tab. */
const QUICK_HASH: HashCost = { memory: 64, passes: 1, parallelism: 1 };

const derive: Derive = async (secret, salt, { memory, passes, parallelism }) =>
  argon2id(secret, salt, { m: memory, t: passes, p: parallelism, dkLen: TAG_BYTES });

/** Hashes passwords in JavaScript. */
export const tabHasher = (cost: HashCost) => openHasher(derive, cost);

/** The ports of the backend in a browser tab, which reaches no mail server, no push service and no node. */
export function tabPorts(files: TabFiles, log: CallLog): Ports {
  return {
    config: tabConfig,
    log,
    clock: systemClock,
    timers: tabTimers,
    hasher: tabHasher(QUICK_HASH),
    cleanImage,
    // The demo's drawer shows the mails instead.
    mailer: () => ({ send: async () => undefined, where: 'nowhere', close: () => undefined }),
    objects: tabStore(files),
    pushJobHandler: () => async () => undefined,
    trustedPushOrigin: null,
    callNode: () => Promise.reject(new NodeFault('A tab reaches no node.')),
    demoChains: () => null,
    files: operatorFiles,
    demoPassword: async () => generatePassword(),
    sampleImage,
  };
}

export const tabTimers: Timers = {
  every(ms, work) {
    const timer = setInterval(work, ms);
    return () => clearInterval(timer);
  },
};

const operatorFiles: OperatorFiles = {
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
