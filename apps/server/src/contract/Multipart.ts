import type { SizeRange } from '../objects/postPolicy.ts';

/** The fields before the file, by name in small letters. */
export type FormFieldMap = ReadonlyMap<string, string>;

/** Decides, once all fields are in, whether the file is worth reading, and how large it may be. */
export type Gatekeeper<Refusal> = (
  fields: FormFieldMap,
) => { ok: true; size: SizeRange } | { ok: false; refusal: Refusal };

export type FormResult<Refusal> =
  | { kind: 'file'; fields: FormFieldMap; file: Uint8Array }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'malformed' | 'too-large' | 'too-small' };

/** A form that has not been read yet. Each host has a reader of its own. */
export interface Multipart {
  /**
   * Reads a form with its file last, as object stores do: what follows the file counts for nothing. Not a byte of the
   * file is kept before the gatekeeper has agreed, and never more than it allows; the rest is read and thrown away, so
   * that the sender gets to see the answer.
   */
  read<Refusal>(gatekeeper: Gatekeeper<Refusal>): Promise<FormResult<Refusal>>;
  /** Reads it to its end and keeps nothing. */
  discard(): void;
}
