import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * The version of Keel in a folder with its commit: '0.1.0 (1a2b3c4)'. Without Git, or outside of a repository, there is
 * no commit.
 */
export function keelVersion(root: string): string {
  const { version } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as { version: string };
  try {
    const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return `${version} (${commit.trim()})`;
  } catch {
    return version;
  }
}
