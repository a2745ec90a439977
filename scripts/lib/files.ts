import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.ts';

/** Every file of the repository that Git tracks or would add, relative to its folder. */
export async function projectFiles(): Promise<readonly string[]> {
  // safe.directory: containers often run as another user than the clone's owner.
  const listing = ['-c', 'safe.directory=*', 'ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const { ok, output } = await run('git', listing);
  if (!ok) throw new Error(`The files of the repository cannot be listed: ${output}`);
  return output
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(root, file)))
    .toSorted();
}
