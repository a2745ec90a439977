import { argon2Sync, createDecipheriv } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BACKUP_KDF, openBackup, sealBackup } from './backup.ts';
import { checksum } from './checksum.ts';
import { webVaultCrypto } from './crypto.ts';
import { MAX_BACKUP_LENGTH } from './maxBackupLength.ts';
import { QUICK } from './testing/testTools.ts';
import { KDF_TARGET } from './vault.ts';

/** A file of version 1 with the parameters of the app. It must open in every later version, so it never changes. */
const VERSION_1 = readFileSync(new URL('testing/backup-v1.json', import.meta.url), 'utf8');
/** A file of version 2 of the same words with the passphrase TREZOR, under the same passphrase of the file. */
const VERSION_2 = readFileSync(new URL('testing/backup-v2.json', import.meta.url), 'utf8');
const VERSION_1_PASSPHRASE = 'correct horse battery staple';
/** The entropy of 'legal winner thank year wave sausage worth useful legal winner thank yellow' (BIP-39's vectors). */
const VERSION_1_ENTROPY = new Uint8Array(16).fill(0x7f);

const tools = { crypto: webVaultCrypto(crypto), backupKdf: QUICK, kdfFloor: QUICK };
const passphrase = 'passphrase of ada';
const entropy = Uint8Array.from({ length: 16 }, (_, at) => at * 7 + 1);

const seal = () => sealBackup(tools, { entropy, passphrase });
const open = (file: string, typed = passphrase) => openBackup(tools, { file, passphrase: typed });

/** The file with other fields and a checksum that fits them, as an attacker would write it. */
function changed(file: string, change: (fields: Record<string, never>) => object): string {
  const { sum: _, ...fields } = JSON.parse(file) as Record<string, never>;
  const next = { ...fields, ...change(fields) } as Record<string, unknown>;
  return JSON.stringify({ ...next, sum: checksum(JSON.stringify(next)) });
}

describe('a backup file of version 1', () => {
  it('[WALLET-9] opens with its passphrase', async () => {
    const opened = await openBackup(
      { crypto: webVaultCrypto(crypto) },
      { file: VERSION_1, passphrase: VERSION_1_PASSPHRASE },
    );
    expect(opened).toEqual({ kind: 'opened', entropy: VERSION_1_ENTROPY });
  });

  it('[WALLET-9] opens with nothing but Argon2id and AES-256-GCM of another library', () => {
    const { format, v, kdf, salt, body } = JSON.parse(VERSION_1) as {
      format: string;
      v: number;
      kdf: { name: string; m: number; t: number; p: number };
      salt: string;
      body: { iv: string; data: string };
    };
    const key = argon2Sync('argon2id', {
      message: VERSION_1_PASSPHRASE,
      nonce: Buffer.from(salt, 'hex'),
      memory: kdf.m,
      passes: kdf.t,
      parallelism: kdf.p,
      tagLength: 32,
    });
    const data = Buffer.from(body.data, 'hex');
    const cipher = createDecipheriv('aes-256-gcm', key, Buffer.from(body.iv, 'hex'));
    cipher.setAAD(Buffer.from(JSON.stringify([format, v, kdf, salt])));
    cipher.setAuthTag(data.subarray(-16));
    const opened = Buffer.concat([cipher.update(data.subarray(0, -16)), cipher.final()]);
    expect([...opened]).toEqual([...VERSION_1_ENTROPY]);
  });

  it('[WALLET-9] has a derivation that is not weaker than that of the vault', () => {
    expect(BACKUP_KDF.m).toBeGreaterThanOrEqual(KDF_TARGET.m);
    expect(BACKUP_KDF.t).toBeGreaterThanOrEqual(KDF_TARGET.t);
    expect(JSON.parse(VERSION_1)).toMatchObject({ kdf: BACKUP_KDF });
  });
});

describe('a backup file of version 2, whose words have a passphrase', () => {
  it('[WALLET-12, WALLET-9] opens with the passphrase of the file, and gives that of the words', async () => {
    const request = { file: VERSION_2, passphrase: VERSION_1_PASSPHRASE };
    const opened = await openBackup({ crypto: webVaultCrypto(crypto) }, request);
    const seedPassphrase = new TextEncoder().encode('TREZOR');
    expect(opened).toEqual({ kind: 'opened', entropy: VERSION_1_ENTROPY, seedPassphrase });
    expect(VERSION_2).not.toContain('TREZOR');
  });

  it('[WALLET-12] is written only for a wallet with a passphrase', async () => {
    expect(JSON.parse(await seal())).toMatchObject({ v: 1 });
    const seedPassphrase = new TextEncoder().encode(' caf\u00e9 ');
    const file = await sealBackup(tools, { entropy, seedPassphrase, passphrase });
    expect(JSON.parse(file)).toMatchObject({ v: 2 });
    expect(await open(file)).toEqual({ kind: 'opened', entropy, seedPassphrase });
    expect(await open(changed(file, () => ({ v: 1 })))).toEqual({ kind: 'damaged' });
  });
});

describe('a new backup', () => {
  it('[WALLET-9, WALLET-3] opens with its passphrase and does not show its words', async () => {
    const lengths = fc.constantFrom(16, 20, 24, 28, 32);
    const entropies = lengths.chain((length) => fc.uint8Array({ minLength: length, maxLength: length }));
    await fc.assert(
      fc.asyncProperty(entropies, fc.string({ unit: 'grapheme', minLength: 12 }), async (words, typed) => {
        const before = words.slice();
        const file = await sealBackup(tools, { entropy: words, passphrase: typed });
        expect(words).toEqual(before);
        expect(file.length).toBeLessThan(500);
        expect(file).not.toContain(Buffer.from(words).toString('hex'));
        expect(await open(file, typed)).toEqual({ kind: 'opened', entropy: new Uint8Array(words) });
      }),
      { numRuns: 40 },
    );
  });

  it('[WALLET-9] has its own salt and IV', async () => {
    const [first, second] = [JSON.parse(await seal()), JSON.parse(await seal())];
    expect(first.salt).not.toBe(second.salt);
    expect(first.body.iv).not.toBe(second.body.iv);
  });

  it('[WALLET-9] opens after a program formatted it again, and with a passphrase from another keyboard', async () => {
    const file = await sealBackup(tools, { entropy, passphrase: 'cafe\u0301 creme de la creme' });
    const { body, ...fields } = JSON.parse(file);
    expect(await open(JSON.stringify({ body, ...fields }), 'caf\u00e9 creme de la creme')).toMatchObject({
      kind: 'opened',
    });
  });

  it('[WALLET-9] is not returned if it cannot be read back', async () => {
    const broken = { ...tools, crypto: { ...tools.crypto, decrypt: async () => null } };
    await expect(sealBackup(broken, { entropy, passphrase })).rejects.toThrow('cannot be read back');
  });
});

describe('a file that does not open', () => {
  it.each([
    ['nothing', '', 'notBackup'],
    ['a picture', '\u0089PNG\r\n', 'notBackup'],
    ['other JSON', '{"format":"other","v":1}', 'notBackup'],
    ['null', 'null', 'notBackup'],
    ['a list', '[]', 'notBackup'],
    ['a long file', ' '.repeat(MAX_BACKUP_LENGTH + 1), 'tooLarge'],
  ])('[WALLET-9] %s', async (_, file, kind) => {
    expect(await open(file)).toEqual({ kind });
  });

  it('[WALLET-9] a wrong passphrase', async () => {
    expect(await open(await seal(), 'passphrase of eve')).toEqual({ kind: 'wrong' });
  });

  it('[WALLET-9] a file that was cut off anywhere', async () => {
    const file = await seal();
    const start = file.indexOf('keel-wallet-backup') + 'keel-wallet-backup'.length;
    for (let end = start; end < file.trimEnd().length; end += 7) {
      // oxlint-disable-next-line no-await-in-loop -- no key is derived
      expect(await open(file.slice(0, end))).toEqual({ kind: 'damaged' });
    }
  });

  it('[WALLET-9] a file with any character of its values changed', async () => {
    const file = await seal();
    const kinds = new Set<string>();
    for (const match of file.matchAll(/[0-9a-f]{16,}/g)) {
      const at = match.index;
      const next = file[at] === '0' ? '1' : '0';
      // oxlint-disable-next-line no-await-in-loop -- no key is derived
      kinds.add((await open(file.slice(0, at) + next + file.slice(at + 1))).kind);
    }
    expect([...kinds]).toEqual(['damaged']);
  });

  it.each([
    ['another version', { v: 3 }, 'otherVersion'],
    ['a version with a passphrase and the words of one without', { v: 2 }, 'damaged'],
    ['a version that is no number', { v: '1' }, 'damaged'],
    ['no salt', { salt: '' }, 'damaged'],
    ['no ciphertext', { body: null }, 'damaged'],
    ['a ciphertext of another length', { body: { iv: '0'.repeat(24), data: '00' } }, 'damaged'],
    ['no parameters', { kdf: null }, 'damaged'],
    ['a parameter below 1', { kdf: { name: 'argon2id', m: 64, t: 0, p: 1 } }, 'damaged'],
  ])('[WALLET-9] %s', async (_, change, kind) => {
    expect(await open(changed(await seal(), () => change))).toEqual({ kind });
  });

  it.each([
    { name: 'argon2id', m: 262_145, t: 1, p: 1 },
    { name: 'argon2id', m: 65_536, t: 17, p: 1 },
    { name: 'argon2id', m: 9_007_199_254_740_991, t: 9_007_199_254_740_991, p: 1 },
    { name: 'argon2id', m: 64, t: 1, p: 5 },
    { name: 'argon2id', m: 15, t: 1, p: 2 },
    { name: 'argon2id', m: 4, t: 1, p: 1 },
    { name: 'argon2d', m: 64, t: 1, p: 1 },
  ])('[WALLET-9] parameters that need absurd work, or were weakened: %j', async (kdf) => {
    expect(await open(changed(await seal(), () => ({ kdf })))).toEqual({ kind: 'unsafe' });
  });

  it('[WALLET-9] parameters below the floor of the vault', async () => {
    const file = await seal();
    expect(await openBackup({ crypto: tools.crypto }, { file, passphrase })).toEqual({ kind: 'unsafe' });
  });

  it('[WALLET-9] a changed header, since the words are bound to it', async () => {
    const file = await seal();
    expect(await open(changed(file, () => ({ kdf: { ...QUICK, m: 16 } })))).toEqual({ kind: 'wrong' });
    expect(await open(changed(file, () => ({ salt: '0'.repeat(32) })))).toEqual({ kind: 'wrong' });
  });
});
