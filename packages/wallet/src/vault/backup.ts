import { bytesToHex } from '@noble/hashes/utils.js';
import { checksum } from './checksum.ts';
import { decrypt, encrypt, isSame, stretch } from './cipher.ts';
import type { VaultCrypto } from './crypto.ts';
import { MAX_BACKUP_LENGTH } from './maxBackupLength.ts';
import { type KdfParams, kdfOf } from './record.ts';
import { ENTROPY_BYTES, PACKED_BYTES } from './secretSizes.ts';
import { type Cipher, isCipher, isCount, isHex, isObject, isText } from './shapes.ts';
import { isWeaker, KDF_FLOOR } from './vault.ts';
import { packSecret, unpackSecret, type WalletSecret } from './walletSecret.ts';

/**
 * An encrypted backup of a wallet (WALLET-9): its words, with the passphrase that belongs to them, under a key that is
 * derived from the passphrase of the file alone, so that it opens in any browser. A file of version 1 can be opened by
 * every later version of the app.
 */
export interface BackupFile {
  readonly format: typeof BACKUP_FORMAT;
  /** 2 if the words have a passphrase, which version 1 did not know (WALLET-12). */
  readonly v: BackupVersion;
  readonly kdf: KdfParams;
  /** 16 bytes, hexadecimal. */
  readonly salt: string;
  /** The words and their passphrase (`packSecret`). Everything above is additional data of this ciphertext. */
  readonly body: Cipher;
}

const BACKUP_FORMAT = 'keel-wallet-backup';

type BackupVersion = 1 | 2;

/**
 * The key derivation of new backups: stronger than the vault's, since a file has no device key to protect it (RFC 9106,
 * second recommended option, with one lane).
 */
export const BACKUP_KDF: KdfParams = { name: 'argon2id', m: 65_536, t: 3, p: 1 };

/** More memory in KiB, or more of it over all passes, would make the browser unusable. */
const MAX_MEMORY = 262_144;
const MAX_WORK = 1_048_576;
const MAX_LANES = 4;

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

/**
 * Encrypts the secret of a wallet under the passphrase of the file, and opens the result before it returns the text of
 * the file.
 */
export async function sealBackup(
  { crypto, backupKdf: kdf = BACKUP_KDF }: BackupTools,
  { entropy, seedPassphrase, passphrase }: WalletSecret & { readonly passphrase: string },
): Promise<string> {
  const v = seedPassphrase === undefined ? 1 : 2;
  const header = { format: BACKUP_FORMAT, v, kdf, salt: bytesToHex(crypto.random(16)) } as const;
  const key = stretch(passphrase, header);
  const secret = packSecret({ entropy, seedPassphrase });
  try {
    const text = encodeBackup({ ...header, body: await encrypt(crypto, key, secret, bindingOf(header)) });
    const written = readBackup(text, kdf);
    if (typeof written === 'string' || !isSame(await decrypt(crypto, key, written.body, bindingOf(written)), secret)) {
      throw new Error('The backup cannot be read back.');
    }
    return text;
  } finally {
    secret.fill(0);
    key.fill(0);
  }
}

/** Opens the text of a backup with its passphrase. The caller wipes the secret. */
export async function openBackup(
  { crypto, kdfFloor = KDF_FLOOR }: BackupTools,
  { file, passphrase }: { readonly file: string; readonly passphrase: string },
): Promise<({ readonly kind: 'opened' } & WalletSecret) | { readonly kind: BackupProblem }> {
  const backup = readBackup(file, kdfFloor);
  if (typeof backup === 'string') return { kind: backup };
  const key = stretch(passphrase, backup);
  try {
    const packed = await decrypt(crypto, key, backup.body, bindingOf(backup));
    if (packed === null) return { kind: 'wrong' };
    const secret = unpackSecret(packed);
    return secret === null ? { kind: 'damaged' } : { kind: 'opened', ...secret };
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
  if (text.length > MAX_BACKUP_LENGTH) return 'tooLarge';
  const found = parseJson(text);
  // A truncated file is not valid JSON.
  if (found === undefined) return text.includes(BACKUP_FORMAT) ? 'damaged' : 'notBackup';
  if (!isObject(found) || found['format'] !== BACKUP_FORMAT) return 'notBackup';
  if (found['v'] !== 1 && found['v'] !== 2) return Number.isInteger(found['v']) ? 'otherVersion' : 'damaged';
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
  const { v, kdf, salt, body } = found;
  if (!isObject(kdf) || !isText(kdf['name'])) return false;
  if (![kdf['m'], kdf['t'], kdf['p']].every((value) => isCount(value, Number.MAX_SAFE_INTEGER))) return false;
  return isHex(salt, 16) && isCipher(body, v === 2 ? [PACKED_BYTES] : ENTROPY_BYTES);
}

/** Checked before the passphrase is used, since a file from somebody else may have any parameters. */
function isSafe(kdf: KdfParams, floor: KdfParams): boolean {
  const { name, m, t, p } = kdf;
  return (
    name === 'argon2id' && m <= MAX_MEMORY && m * t <= MAX_WORK && p <= MAX_LANES && m >= 8 * p && !isWeaker(kdf, floor)
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
