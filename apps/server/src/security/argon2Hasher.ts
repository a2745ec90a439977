import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { type HashCost, HasherBusy, type PasswordHasher } from './passwordHasher.ts';

/** The least that OWASP's cheat sheet allows: 19 MiB, 2 passes, 1 lane. */
const COST: HashCost = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_BYTES = 32;
const SALT_BYTES = 16;
/** Each hash keeps a core and 19 MiB busy: two leave room for everything else. */
const AT_ONCE = 2;
const MAX_WAITING = 64;
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/**
 * Hashes with argon2id by Node.
 * @param cost is lower in tests alone, which make thousands of accounts that nobody attacks
 */
export function argon2Hasher(cost: HashCost = COST): PasswordHasher {
  const nobody = phc(cost, Buffer.alloc(SALT_BYTES), Buffer.alloc(TAG_BYTES));
  const run = queue();
  return {
    hash: (secret) =>
      run(async () => {
        const salt = randomBytes(SALT_BYTES);
        return phc(cost, salt, await derive(secret, salt, cost));
      }),
    matches: (secret, hash) =>
      run(async () => {
        const { was, salt, tag } = parse(hash ?? nobody);
        return timingSafeEqual(await derive(secret, salt, was), tag) && hash !== null;
      }),
  };
}

function derive(secret: string, nonce: Uint8Array, cost: HashCost): Promise<Buffer> {
  // NFC, so that a password typed on another keyboard is the same password.
  const message = secret.normalize('NFC');
  return new Promise((resolve, reject) => {
    argon2('argon2id', { message, nonce, tagLength: TAG_BYTES, ...cost }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

function phc({ memory, passes, parallelism }: HashCost, salt: Buffer, tag: Buffer): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${text(salt)}$${text(tag)}`;
}

function text(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}

function parse(hash: string): { was: HashCost; salt: Buffer; tag: Buffer } {
  const [, memory, passes, parallelism, salt = '', tag = ''] = PHC.exec(hash) ?? [];
  if (tag === '') throw new Error('A stored hash is not one of ours.');
  const was = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  return { was, salt: Buffer.from(salt, 'base64'), tag: Buffer.from(tag, 'base64') };
}

function queue(): <Result>(job: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (job) => {
    if (running >= AT_ONCE) {
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
