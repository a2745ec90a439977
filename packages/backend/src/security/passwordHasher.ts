/** The port that hashes passwords and codes. Both methods reject with `HasherBusy` if too many calls are waiting. */
export interface PasswordHasher {
  hash(secret: string): Promise<string>;
  /** Takes as long for a null hash (of a missing account) as for a real one. */
  matches(secret: string, hash: string | null): Promise<boolean>;
}

/** Too many calls are waiting. */
export class HasherBusy extends Error {
  override name = 'HasherBusy';
}

/** The cost of one argon2id hash: memory in KiB, passes, lanes. */
export interface HashCost {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}
