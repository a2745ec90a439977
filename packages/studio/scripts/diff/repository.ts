import { spawnSync } from 'node:child_process';
import { ComparisonError } from './ComparisonError.ts';

export interface Commit {
  readonly hash: string;
  /** '2026-11-26' */
  readonly date: string;
  readonly subject: string;
}

/** The files of one commit: the hash of each file's content, by path. */
export type Files = ReadonlyMap<string, string>;

export interface Repository {
  /** @throws ComparisonError if the clone has no such commit */
  readonly commit: (name: string) => Commit;
  /** The files below some folders. */
  readonly files: (commit: Commit, folders: readonly string[]) => Files;
  /**
   * The contents of files, by the hash of each.
   *
   * @throws ComparisonError if the clone lacks one, which happens in a partial clone
   */
  readonly contents: (hashes: Iterable<string>) => ReadonlyMap<string, string>;
}

/**
 * Reads commits with git, without a checkout.
 *
 * @throws ComparisonError if the folder is not in a repository, or git is not installed
 */
export function openRepository(folder: string): Repository {
  // safe.directory: containers often run as a different user than the owner of the clone.
  const git = (args: readonly string[], input = '') =>
    spawnSync('git', ['-c', 'safe.directory=*', ...args], { cwd: folder, input, maxBuffer: 1 << 30 });
  const shallow = git(['rev-parse', '--is-shallow-repository']);
  if (shallow.error !== undefined) throw new ComparisonError('Git is not installed. It is needed to read the commits.');
  if (shallow.status !== 0)
    throw new ComparisonError('This folder is not in a git repository, so there are no commits to compare.');
  const isShallow = shallow.stdout.toString('utf8').trim() === 'true';

  return {
    commit: (name) => {
      // Git would read a name that starts with a dash as an option.
      const found = name.startsWith('-') ? null : git(['rev-parse', '--verify', '--quiet', `${name}^{commit}`]);
      if (found === null || found.status !== 0) throw new ComparisonError(unknownCommit(name, isShallow));
      const shown = git(['show', '--no-patch', '--format=%H%n%cs%n%s', found.stdout.toString('utf8').trim()]);
      const [hash = '', date = '', subject = ''] = shown.stdout.toString('utf8').split('\n');
      return { hash, date, subject };
    },
    files: ({ hash }, folders) => {
      const { stdout } = git(['ls-tree', '-r', '-z', '--full-tree', hash, '--', ...folders]);
      // '100644 blob HASH<tab>PATH'
      const entries = stdout.toString('utf8').split('\0').filter(Boolean);
      return new Map(entries.map((entry) => [entry.slice(entry.indexOf('\t') + 1), entry.split(/[ \t]/)[2] ?? '']));
    },
    contents: (hashes) => {
      const wanted = [...new Set(hashes)];
      const { stdout } = git(['cat-file', '--batch'], wanted.map((hash) => `${hash}\n`).join(''));
      const found = new Map<string, string>();
      let at = 0;
      for (const hash of wanted) {
        // 'HASH blob SIZE', the content and a line break; 'HASH missing' alone.
        const end = stdout.indexOf('\n', at);
        const size = Number(stdout.toString('utf8', at, end).split(' ')[2]);
        if (Number.isNaN(size)) {
          throw new ComparisonError(
            'This clone lacks files of these commits. Fetch them with `git fetch --refetch --no-filter`.',
          );
        }
        found.set(hash, stdout.toString('utf8', end + 1, end + 1 + size));
        at = end + 1 + size + 1;
      }
      return found;
    },
  };
}

function unknownCommit(name: string, isShallow: boolean): string {
  return isShallow
    ? `This clone is shallow and does not have the commit '${name}'. Fetch all commits with \`git fetch --unshallow\`.`
    : `There is no commit '${name}' in this repository.`;
}
