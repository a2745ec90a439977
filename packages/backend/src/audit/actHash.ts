import { crypto } from '#crypto';

/** A row of the audit log as it is hashed. */
export interface ActRow {
  readonly id: string;
  readonly position: bigint;
  readonly at: Date;
  readonly actor: string;
  readonly action: string;
  readonly object: string;
  readonly reason: string | null;
  readonly detail: string | null;
}

/** SHA-256 over the row and the hash of the previous row. */
export function actHash(previous: Uint8Array, row: ActRow): Uint8Array {
  const fields = [
    row.id,
    row.position.toString(),
    row.at.toISOString(),
    row.actor,
    row.action,
    row.object,
    row.reason,
    row.detail,
  ];
  return crypto.sha256(previous, JSON.stringify(fields));
}
