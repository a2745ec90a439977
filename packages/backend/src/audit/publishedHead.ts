import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { base64urlnopad } from '@scure/base';
import { crypto } from '#crypto';
import type { Clock } from '../clock.ts';
import { sameText } from '../crypto/sameText.ts';
import type { Queryable } from '../db/Db.ts';
import { GENESIS } from '../ledger/chain.ts';
import { type DataKey, nameOf } from '../sealing/dataKey.ts';
import type { Keyring } from '../sealing/Keyring.ts';

/** The end of a hash chain: the number of rows, and the hash of the last one in hexadecimal. */
interface ChainHead {
  readonly position: bigint;
  readonly hash: string;
}

type ChainName = 'ledger' | 'audit';

/** The tables with the rows and with the end of each chain. */
const CHAINS: Readonly<Record<ChainName, { readonly rows: string; readonly head: string; readonly row: string }>> = {
  ledger: { rows: 'ledger_transfers', head: 'ledger_head', row: 'transfer' },
  audit: { rows: 'audit_log', head: 'audit_head', row: 'audit entry' },
};

const VERSION = 'keel-head-1';
/** The format of a line: version, time, both chains, the id of the key, and the signature. */
const LINE =
  /^(keel-head-1,(\d{4}-\d\d-\d\dT[\d:.]+Z),ledger,(0|[1-9]\d{0,18}),([\da-f]{64}),audit,(0|[1-9]\d{0,18}),([\da-f]{64}),([\da-f]{16})),([\w-]{43})$/;

/**
 * A line with the ends of both hash chains, signed with a key that is not in the database (HMAC-SHA-256). If the line
 * is stored or published elsewhere, it proves later that no earlier entry was changed: a person who can write to the
 * database can create other chains, but no chains with these hashes at these positions, and no other signed line.
 */
export async function publishedHead(db: Queryable, clock: Clock, key: DataKey): Promise<string> {
  const [ledger, audit] = [await headOf(db, 'ledger'), await headOf(db, 'audit')];
  const payload = [
    VERSION,
    clock().toISOString(),
    'ledger',
    ledger.position,
    ledger.hash,
    'audit',
    audit.position,
    audit.hash,
    nameOf(key.id),
  ].join(',');
  return `${payload},${signatureOf(key, payload)}`;
}

/**
 * Checks a line of `publishedHead`: its signature, and that both chains contain the positions and hashes that it
 * states. Returns one sentence for each fault.
 */
export async function publishedHeadFaults(db: Queryable, keyring: Keyring, line: string): Promise<string[]> {
  const [, payload, at, ledgerPosition, ledgerHash, auditPosition, auditHash, keyName, signature] =
    LINE.exec(line) ?? [];
  if (payload === undefined) return ['This is not a line of ledger head.'];
  const key = keyring.find(hexToBytes(String(keyName)));
  if (!key) return [`This line was signed with the data key ${keyName}, which is not available.`];
  if (!sameText(signatureOf(key, payload), String(signature)))
    return ['This line was changed after ledger head printed it.'];
  const faults = [
    await chainFault(db, 'ledger', { position: BigInt(String(ledgerPosition)), hash: String(ledgerHash) }),
    await chainFault(db, 'audit', { position: BigInt(String(auditPosition)), hash: String(auditHash) }),
  ];
  return faults.flatMap((fault) => (fault === undefined ? [] : [`${fault} This line was printed at ${at}.`]));
}

async function chainFault(db: Queryable, chain: ChainName, { position, hash }: ChainHead): Promise<string | undefined> {
  const { rows, row } = CHAINS[chain];
  if (position === 0n) return hash === bytesToHex(GENESIS) ? undefined : `The ${chain} has another beginning.`;
  const [found] = await db.query<{ hash: Uint8Array }>(`SELECT hash FROM ${rows} WHERE position = $1`, [position]);
  if (!found) return `The ${chain} ends before ${row} ${position}, which existed.`;
  return bytesToHex(found.hash) === hash ? undefined : `Up to ${row} ${position} the ${chain} was rewritten.`;
}

async function headOf(db: Queryable, chain: ChainName): Promise<ChainHead> {
  const [head] = await db.query<{ position: bigint; hash: Uint8Array }>(
    `SELECT position, hash FROM ${CHAINS[chain].head}`,
  );
  return { position: head?.position ?? 0n, hash: bytesToHex(head?.hash ?? GENESIS) };
}

/** Signs with a key that is derived for this purpose only (HKDF-SHA-256, RFC 5869), not with the sealing key itself. */
function signatureOf({ secret }: DataKey, payload: string): string {
  const key = crypto.hkdfSha256(secret.export(), 'keel published head 1', 32);
  return base64urlnopad.encode(crypto.hmacSha256(key, payload));
}
