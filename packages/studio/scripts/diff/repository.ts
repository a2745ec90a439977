import { spawnSync } from 'node:child_process';
import { Refused } from './Refused.ts';

export interface Commit {
  readonly hash: string;
  /** '2026-11-26' */
  readonly date: string;
  readonly subject: string;
}

/** The files of one commit: the hash of each file's content, by path. */
export type Files = ReadonlyMap<string, string>;

export interface Repository {
  /** @throws Refused when the clone has no such commit */
  readonly commit: (name: string) => Commit;
  /** The files below some folders. */
  readonly files: (commit: Commit, folders: readonly string[]) => Files;
  /**
   * The contents of files, by the hash of each.
   *
   * @throws Refused when the clone lacks one, as a partial clone can
   */
  readonly contents: (hashes: Iterable<string>) => ReadonlyMap<string, string>;
}

/**
 * Reads commits by git, without a checkout.
 *
 * @throws Refused when the folder is in no repository, or git is not installed
 */
export function openRepository(folder: string): Repository {
  // safe.directory: containers often run as another user than the clone's owner.
  const git = (args: readonly string[], input = '') =>
    spawnSync('git', ['-c', 'safe.directory=*', ...args], { cwd: folder, input, maxBuffer: 1 << 30 });
  const shallow = git(['rev-parse', '--is-shallow-repository']);
  if (shallow.error !== undefined) throw new Refused('Git is not installed; it is what reads the commits.');
  if (shallow.status !== 0)
    throw new Refused('This folder is not in a git repository, so there are no commits to compare.');
  const isShallow = shallow.stdout.toString('utf8').trim() === 'true';

  return {
    commit: (name) => {
      // A name that looks like an option is none.
      const found = name.startsWith('-') ? null : git(['rev-parse', '--verify', '--quiet', `${name}^{commit}`]);
      if (found === null || found.status !== 0) throw new Refused(unknownCommit(name, isShallow));
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
          throw new Refused(
            'This clone lacks files of the commits; get a full one by `git fetch --refetch --no-filter`.',
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
    ? `This clone is shallow and does not have the commit '${name}'; get all commits by \`git fetch --unshallow\`.`
    : `There is no commit '${name}' in this repository.`;
}
