import type { SizeRange } from '../objects/postPolicy.ts';

/** The fields before the file, by lower-case name. */
export type FormFieldMap = ReadonlyMap<string, string>;

/** Decides after all fields were read whether the file is accepted, and its maximum size. */
export type AcceptFile<Refusal> = (
  fields: FormFieldMap,
) => { ok: true; size: SizeRange } | { ok: false; refusal: Refusal };

export type FormResult<Refusal> =
  | { kind: 'file'; fields: FormFieldMap; file: Uint8Array }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'malformed' | 'too-large' | 'too-small' };

/** A form that has not been read yet. Each host has its own reader. */
export interface Multipart {
  /**
   * Reads a form whose last field is the file, as object stores require; everything after the file is ignored. Bytes of
   * the file are only kept after `acceptFile` has accepted it, and only up to its maximum size. The rest is read and
   * discarded, because a sender that is interrupted would not receive the answer.
   */
  read<Refusal>(acceptFile: AcceptFile<Refusal>): Promise<FormResult<Refusal>>;
  /** Reads the form to its end and discards it. */
  discard(): void;
}
