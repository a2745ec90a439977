import { base64nopad } from '@scure/base';
import { crypto } from '#crypto';
import { type HashCost, HasherBusy, type PasswordHasher } from './passwordHasher.ts';

export const TAG_BYTES = 32;
const SALT_BYTES = 16;
/** Each hash occupies a core and 19 MiB, so only two run at once. */
const CONCURRENCY = 2;
const MAX_WAITING = 64;
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** Derives `TAG_BYTES` bytes by argon2id, on the current host. */
export type Derive = (secret: string, salt: Uint8Array, cost: HashCost) => Promise<Uint8Array>;

/** Hashes passwords with argon2id, as PHC strings, which contain their own cost. */
export function openHasher(derive: Derive, cost: HashCost): PasswordHasher {
  const nobody = phc(cost, new Uint8Array(SALT_BYTES), new Uint8Array(TAG_BYTES));
  const run = queue();
  // NFC, so that a password matches however a keyboard composes its characters.
  const tagOf: Derive = (secret, salt, was) => derive(secret.normalize('NFC'), salt, was);
  return {
    hash: (secret) =>
      run(async () => {
        const salt = crypto.randomBytes(SALT_BYTES);
        return phc(cost, salt, await tagOf(secret, salt, cost));
      }),
    matches: (secret, hash) =>
      run(async () => {
        const { was, salt, tag } = parse(hash ?? nobody);
        return crypto.equal(await tagOf(secret, salt, was), tag) && hash !== null;
      }),
  };
}

function phc({ memory, passes, parallelism }: HashCost, salt: Uint8Array, tag: Uint8Array): string {
  const parameters = `m=${memory},t=${passes},p=${parallelism}`;
  return `$argon2id$v=19$${parameters}$${base64nopad.encode(salt)}$${base64nopad.encode(tag)}`;
}

function parse(hash: string): { was: HashCost; salt: Uint8Array; tag: Uint8Array } {
  const [, memory, passes, parallelism, salt = '', tag = ''] = PHC.exec(hash) ?? [];
  if (tag === '') throw new Error('A stored hash is not one of ours.');
  const was = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  return { was, salt: base64nopad.decode(salt), tag: base64nopad.decode(tag) };
}

function queue(): <Result>(job: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (job) => {
    if (running >= CONCURRENCY) {
      if (waiting.length >= MAX_WAITING) throw new HasherBusy('Too many passwords are waiting to be checked.');
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
