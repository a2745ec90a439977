import { NO_VALUE } from '../../format/noValue.ts';

const HEAD = 8;
const TAIL = 4;

/**
 * A short form of an id for people: its first 8 characters (DEP-6) and its last 4, since ids of the same minute begin
 * alike. A short id is shown completely; '---' if there is none.
 */
export function shortId(id: string): string {
  const trimmed = id.trim();
  if (trimmed.length <= HEAD + TAIL) return trimmed || NO_VALUE;
  return `${trimmed.slice(0, HEAD)}…${trimmed.slice(-TAIL)}`;
}
