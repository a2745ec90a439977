import { v7 } from 'uuid';
import type { Clock } from './clock.ts';

/** A new id. Version 7, so that rows written together lie together; made here because no database we support shares one. */
export function newId(clock: Clock): string {
  return v7({ msecs: clock().getTime() });
}
