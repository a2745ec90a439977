/** The port that hashes passwords and codes. Both calls reject with `HasherBusy` when too much is waiting. */
export interface PasswordHasher {
  hash(secret: string): Promise<string>;
  /** Takes as long for a null hash (an account that does not exist) as for a real one. */
  matches(secret: string, hash: string | null): Promise<boolean>;
}

/** More is waiting than can be answered soon. */
export class HasherBusy extends Error {
  override name = 'HasherBusy';
}

/** What one hash of argon2id takes: memory in KiB, passes over it, lanes. */
export interface HashCost {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}
