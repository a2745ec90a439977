import { v7 } from 'uuid';
import type { Clock } from './clock.ts';

/**
 * Creates an id. UUID version 7, so that rows written together are stored together; generated here because the
 * supported databases have no common function for it.
 */
export function newId(clock: Clock): string {
  return v7({ msecs: clock().getTime() });
}
