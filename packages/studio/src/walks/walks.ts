import { endedSession } from './endedSession.ts';
import { firstVisit } from './firstVisit.ts';
import { identity } from './identity.ts';
import type { Walk } from './types.ts';

/** The walks, by their names in story addresses. */
export const walks = { firstVisit, identity, endedSession } as const satisfies Readonly<Record<string, Walk>>;

export type WalkName = keyof typeof walks;
