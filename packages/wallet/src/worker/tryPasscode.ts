import { parseRecord } from '../vault/record.ts';
import { atTime, countTry, isPaused, NO_TRIES } from '../vault/tries.ts';
import type { NotOpened } from '../vault/vault.ts';
import type { NotUnlocked } from './protocol.ts';
import type { WorkerTools } from './tools.ts';

/**
 * Tries a passcode, unless the pause after too many wrong ones is still running. The attempt is counted before it is
 * made, so that ending the worker in the middle of it does not give a free attempt.
 */
export async function tryPasscode<Answer extends { readonly kind: string }>(
  tools: Pick<WorkerTools, 'now' | 'tries'>,
  record: string,
  work: () => Promise<Answer | NotOpened>,
): Promise<Exclude<Answer, NotOpened> | NotUnlocked> {
  const salt = parseRecord(record)?.salt;
  if (salt === undefined) return { kind: 'damaged' };
  const now = tools.now();
  const before = await tools.tries.update(salt, (stored) => {
    const current = atTime(stored, now);
    return isPaused(current, now) ? current : countTry(current, now);
  });
  const current = atTime(before, now);
  if (isPaused(current, now)) return { kind: 'held', ...current };
  const result = await work();
  if (result.kind === 'wrong') return { kind: 'wrong', ...countTry(current, now) };
  // A record that could not be tried does not count as an attempt.
  const isUntried = result.kind === 'damaged' || result.kind === 'weak';
  await tools.tries.update(salt, () => (isUntried ? current : NO_TRIES));
  return result as Exclude<Answer, NotOpened> | NotUnlocked;
}
