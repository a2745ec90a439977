import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../lib/run.ts';
import type { Outcome } from './outcome.ts';

const LIST = join(root, 'apps/server/src/http/notBuilt.ts');

/** Counts the operations that still answer 501. */
export async function checkNotBuilt(): Promise<Outcome> {
  if (!existsSync(LIST)) return { ok: true, line: 'every operation is built' };
  const { NOT_BUILT }: { NOT_BUILT?: readonly string[] } = await import(pathToFileURL(LIST).href);
  if (!NOT_BUILT) return { ok: false, line: 'no list', details: `${LIST} exports no NOT_BUILT` };
  const operations = [...NOT_BUILT];
  return { ok: true, line: `${operations.length} operations still answer 501: ${operations.join(', ')}` };
}
