import { bytesToHex } from '@noble/hashes/utils.js';
import { crypto } from '#crypto';
import type { Queryable } from '../../db/Db.ts';
import type { Sealer } from '../../sealing/Sealer.ts';
import { addressOf, identityColumns, nidOf } from '../account/identityData.ts';

/** A registration as an operator sees it. */
export interface Registration {
  readonly id: string;
  readonly user_id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly nid: string | null;
  readonly country: string;
  readonly state: string | null;
  readonly address: string | null;
  readonly kyc_verified: string;
  readonly submitted_at: Date;
  readonly decision: string | null;
  readonly reason: string | null;
  /** The key of the image; null if it was removed. */
  readonly object_key: string | null;
}

/** A registration as it is stored, with identity number and address sealed. */
export interface RegistrationRow extends Registration {
  readonly nid_sealed: Uint8Array | null;
  readonly address_sealed: Uint8Array | null;
}

/** Number of hexadecimal digits of the hash that an operator copies. */
const SHOWN_DIGITS = 16;

/** SELECT and FROM of a `RegistrationRow`; the registration has the alias `r`. */
export const REGISTRATIONS = `SELECT r.id, r.user_id, u.email, u.first_name, u.last_name,
    ${identityColumns('nid', 'address')}, u.country, u.state, u.kyc_verified, r.submitted_at, r.decision, r.reason, up.object_key
  FROM registrations r JOIN users u ON u.id = r.user_id JOIN uploads up ON up.key = r.upload_key`;

/**
 * The last registration of an investor that was not replaced, whether decided or not. A pending one takes precedence
 * over a decided one, since both may have the same time.
 */
export async function lastRegistration(
  { sealer }: { readonly sealer: Sealer },
  db: Queryable,
  userId: string,
): Promise<Registration | undefined> {
  const [last] = await db.query<RegistrationRow>(
    `${REGISTRATIONS} WHERE r.user_id = $1 AND r.decision IS DISTINCT FROM 'replaced'
     ORDER BY (r.decision IS NULL) DESC, r.submitted_at DESC, r.id DESC LIMIT 1`,
    [userId],
  );
  return last && opened(sealer, last);
}

/** Converts a row to what an operator sees. */
export function opened(sealer: Sealer, row: RegistrationRow): Registration {
  const { nid_sealed: _, address_sealed: __, ...facts } = row;
  const sealed = { ...row, id: row.user_id };
  return { ...facts, nid: nidOf(sealer, sealed), address: addressOf(sealer, sealed) };
}

/**
 * A short hash of all data that an operator decides about (BOOK-2), so that a decision names exactly what was shown. It
 * includes the random id, so that the data cannot be guessed from it.
 */
export function shownHash(shown: Registration): string {
  const { id, email, first_name, last_name, nid, country, state, address, object_key } = shown;
  const facts = [id, email, first_name, last_name, nid, country, state, address, object_key];
  return bytesToHex(crypto.sha256(JSON.stringify(facts))).slice(0, SHOWN_DIGITS);
}
