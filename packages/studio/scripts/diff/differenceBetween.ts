import { compare, type ProductDifference } from './compare.ts';
import { productAt } from './productAt.ts';
import { type Commit, openRepository } from './repository.ts';

/** The difference together with the two commits, as `--json` prints it. */
export interface CommitDifference extends ProductDifference {
  readonly before: Commit;
  readonly after: Commit;
}

/**
 * Compares the product of two commits of the repository that a folder is in.
 *
 * @throws ComparisonError if they cannot be compared
 */
export function differenceBetween(folder: string, from: string, to: string): CommitDifference {
  const repository = openRepository(folder);
  const [before, after] = [repository.commit(from), repository.commit(to)];
  return { before, after, ...compare(productAt(repository, before), productAt(repository, after)) };
}
