import { crypto } from '#crypto';

/** A row of the ledger as it is hashed. */
export interface Transfer {
  readonly id: string;
  readonly position: bigint;
  readonly debit_account: string;
  readonly credit_account: string;
  /** Cents. */
  readonly amount: bigint;
  readonly kind: TransferKind;
  readonly pending_id: string | null;
  readonly ref_type: string;
  readonly ref_id: string;
  readonly created_at: Date;
}

/** `posted` moves money immediately; `pending` holds it until `post` moves it or `void` releases it. */
export type TransferKind = 'posted' | 'pending' | 'post' | 'void';

/** The first transfer has no previous one: it uses this hash instead. */
export const GENESIS = new Uint8Array(32);

/** SHA-256 over the row and the hash of the previous row. */
export function chainHash(previous: Uint8Array, row: Transfer): Uint8Array {
  const fields = [
    row.id,
    row.position.toString(),
    row.debit_account,
    row.credit_account,
    row.amount.toString(),
    row.kind,
    row.pending_id,
    row.ref_type,
    row.ref_id,
    row.created_at.toISOString(),
  ];
  return crypto.sha256(previous, JSON.stringify(fields));
}
