import { NO_VALUE } from '../../format/noValue.ts';

const HEAD = 8;
const TAIL = 4;

/**
 * A short form of an id for people: its first 8 characters (DEP-6) and its last 4, since ids of the same minute begin
 * alike. A short id is shown completely; '---' if there is none.
 */
export function shortId(id: string): string {
  const whole = id.trim();
  if (whole.length <= HEAD + TAIL) return whole || NO_VALUE;
  return `${whole.slice(0, HEAD)}…${whole.slice(-TAIL)}`;
}
