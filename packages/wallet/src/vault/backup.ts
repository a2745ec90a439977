import { bytesToHex } from '@noble/hashes/utils.js';
import { checksum } from './checksum.ts';
import { decrypt, encrypt, isSame, stretch } from './cipher.ts';
import type { Bytes, VaultCrypto } from './crypto.ts';
import { LONGEST_BACKUP } from './longestBackup.ts';
import { type Cipher, type KdfParams, kdfOf } from './record.ts';
import { isCipher, isCount, isHex, isObject, isText } from './shapes.ts';
import { isWeaker, KDF_FLOOR } from './vault.ts';

/**
 * An encrypted backup of a wallet (WALLET-9): its words under a key that is derived from a passphrase alone, so that it
 * opens in any browser. A file of version 1 can be opened by every later version of the app.
 */
export interface BackupFile {
  readonly format: typeof BACKUP_FORMAT;
  readonly v: typeof BACKUP_VERSION;
  readonly kdf: KdfParams;
  /** 16 bytes, hexadecimal. */
  readonly salt: string;
  /** The entropy of the words. Everything above is additional data of this ciphertext. */
  readonly body: Cipher;
}

const BACKUP_FORMAT = 'keel-wallet-backup';
const BACKUP_VERSION = 1;

/**
 * The key derivation of new backups: stronger than the vault's, since a file has no device key to protect it (RFC 9106,
 * second recommended option, with one lane).
 */
export const BACKUP_KDF: KdfParams = { name: 'argon2id', m: 65_536, t: 3, p: 1 };

/** More memory in KiB, or more of it over all passes, would make the browser unusable. */
const MOST_MEMORY = 262_144;
const MOST_WORK = 1_048_576;
const MOST_LANES = 4;

export interface BackupTools {
  readonly crypto: VaultCrypto;
  /** @default BACKUP_KDF */
  readonly backupKdf?: KdfParams;
  /** @default KDF_FLOOR */
  readonly kdfFloor?: KdfParams;
}

/**
 * Why a backup cannot be opened. `unsafe`: its parameters need more work than a browser can do, or less than a backup of
 * this app ever has, so the passphrase was not tried.
 */
export type BackupProblem = 'tooLarge' | 'notBackup' | 'otherVersion' | 'damaged' | 'unsafe' | 'wrong';

/** Encrypts entropy under a passphrase, and opens the result before it returns the text of the file. */
export async function sealBackup(
  { crypto, backupKdf: kdf = BACKUP_KDF }: BackupTools,
  { entropy, passphrase }: { readonly entropy: Uint8Array; readonly passphrase: string },
): Promise<string> {
  const header = { format: BACKUP_FORMAT, v: BACKUP_VERSION, kdf, salt: bytesToHex(crypto.random(16)) } as const;
  const key = stretch(passphrase, header);
  const words = new Uint8Array(entropy);
  try {
    const text = encodeBackup({ ...header, body: await encrypt(crypto, key, words, bindingOf(header)) });
    const written = readBackup(text, kdf);
    if (typeof written === 'string' || !isSame(await decrypt(crypto, key, written.body, bindingOf(written)), words)) {
      throw new Error('The backup cannot be read back.');
    }
    return text;
  } finally {
    words.fill(0);
    key.fill(0);
  }
}

/** Opens the text of a backup with its passphrase. The caller wipes the entropy. */
export async function openBackup(
  { crypto, kdfFloor = KDF_FLOOR }: BackupTools,
  { file, passphrase }: { readonly file: string; readonly passphrase: string },
): Promise<{ readonly kind: 'opened'; readonly entropy: Bytes } | { readonly kind: BackupProblem }> {
  const backup = readBackup(file, kdfFloor);
  if (typeof backup === 'string') return { kind: backup };
  const key = stretch(passphrase, backup);
  try {
    const entropy = await decrypt(crypto, key, backup.body, bindingOf(backup));
    return entropy === null ? { kind: 'wrong' } : { kind: 'opened', entropy };
  } finally {
    key.fill(0);
  }
}

/** The text of a file. Its checksum is no protection, it only distinguishes damage from a wrong passphrase. */
function encodeBackup(backup: BackupFile): string {
  return `${JSON.stringify({ ...ordered(backup), sum: sumOf(backup) }, null, 2)}\n`;
}

/** Parses a file, which may have been formatted again; the reason if that is not possible. */
function readBackup(text: string, floor: KdfParams): BackupFile | Exclude<BackupProblem, 'wrong'> {
  if (text.length > LONGEST_BACKUP) return 'tooLarge';
  const found = parseJson(text);
  // A file that was cut off is no JSON any more.
  if (found === undefined) return text.includes(BACKUP_FORMAT) ? 'damaged' : 'notBackup';
  if (!isObject(found) || found['format'] !== BACKUP_FORMAT) return 'notBackup';
  if (found['v'] !== BACKUP_VERSION) return Number.isInteger(found['v']) ? 'otherVersion' : 'damaged';
  if (!isBackup(found) || found['sum'] !== sumOf(found)) return 'damaged';
  return isSafe(found.kdf, floor) ? ordered(found) : 'unsafe';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isBackup(found: Record<string, unknown>): found is Record<string, unknown> & BackupFile {
  const { kdf, salt, body } = found;
  if (!isObject(kdf) || !isText(kdf['name'])) return false;
  if (![kdf['m'], kdf['t'], kdf['p']].every((value) => isCount(value, Number.MAX_SAFE_INTEGER))) return false;
  return isHex(salt, 16) && isCipher(body, [16, 20, 24, 28, 32]);
}

/** Checked before the passphrase is used, since a file from somebody else may have any parameters. */
function isSafe(kdf: KdfParams, floor: KdfParams): boolean {
  const { name, m, t, p } = kdf;
  return (
    name === 'argon2id' &&
    m <= MOST_MEMORY &&
    m * t <= MOST_WORK &&
    p <= MOST_LANES &&
    m >= 8 * p &&
    !isWeaker(kdf, floor)
  );
}

function ordered({ format, v, kdf, salt, body: { iv, data } }: BackupFile): BackupFile {
  return { format, v, kdf: kdfOf(kdf), salt, body: { iv, data } };
}

function sumOf(backup: BackupFile): string {
  return checksum(JSON.stringify(ordered(backup)));
}

/** The additional data: the whole header. */
function bindingOf({ format, v, kdf, salt }: Omit<BackupFile, 'body'>): string {
  return JSON.stringify([format, v, kdfOf(kdf), salt]);
}
